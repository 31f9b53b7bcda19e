import { createHash } from 'node:crypto'

/** Each entry takes about 1.5 bits more; one in 2^13 other passwords is reported as listed by mistake. */
const RICE_BITS = 13

/**
 * A list of passwords as a Golomb-coded set: the sorted hashes, each stored as the distance from the one before. Made
 * by `scripts/common-passwords.ts`.
 * @see https://github.com/bitcoin/bips/blob/master/bip-0158.mediawiki#golomb-coded-sets
 */
export type PasswordList = { count: number; base64: string }

/** Hashes a password to a number in the range that a list of `count` entries uses. */
export function placeOf(password: string, count: number): number {
  return Number(createHash('sha256').update(password).digest().readBigUInt64BE() % BigInt(count << RICE_BITS))
}

/** Encodes hashes, sorted in ascending order. */
export function packPlaces(places: readonly number[]): Uint8Array {
  const bits: number[] = []
  let before = 0
  for (const place of places) {
    const distance = place - before
    before = place
    for (let rest = distance >> RICE_BITS; rest > 0; rest -= 1) bits.push(1)
    bits.push(0)
    for (let bit = RICE_BITS - 1; bit >= 0; bit -= 1) bits.push((distance >> bit) & 1)
  }
  const bytes = new Uint8Array(Math.ceil(bits.length / 8))
  for (const [index, bit] of bits.entries()) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (7 - (index & 7)))
  return bytes
}

/** Whether a password is in a list; false positives: one in 2^13. */
export function isListed(password: string, { count, base64 }: PasswordList): boolean {
  const bytes = Buffer.from(base64, 'base64')
  const wanted = placeOf(password, count)
  let at = 0
  const next = () => {
    const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
    at += 1
    return bit
  }
  let place = 0
  for (let nth = 0; nth < count; nth += 1) {
    let distance = 0
    while (next() === 1) distance += 1
    for (let bit = 0; bit < RICE_BITS; bit += 1) distance = (distance << 1) | next()
    place += distance
    if (place >= wanted) return place === wanted
  }
  return false
}
