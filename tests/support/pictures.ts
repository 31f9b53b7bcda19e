/** A JPEG's segments as bytes; the scan is made up. */
export const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 3, 9, 1, 2, 3, 0xff, 0xd9)

/** Bytes as base64. */
export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/** The bytes of an ASCII text. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
