import { toHex } from './encoding.ts'

/** Makes a version 4 UUID (RFC 9562) from the given source of randomness. */
export function randomUuid(randomBytes: (length: number) => Uint8Array): string {
  const bytes = new Uint8Array(randomBytes(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = toHex(bytes)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
