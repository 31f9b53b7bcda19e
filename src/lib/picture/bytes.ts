/** The parts of a file that make up its picture, and the picture's size in pixels. */
export type Cut = { width: number; height: number; parts: Uint8Array[] }

/** @throws RangeError beyond the end */
export function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw new RangeError('cut off')
  return byte
}

/** @throws RangeError when it would reach beyond the end */
export function slice(bytes: Uint8Array, start: number, end: number): Uint8Array {
  if (end > bytes.length) throw new RangeError('cut off')
  return bytes.subarray(start, end)
}

/** Reads four bytes as the name of a chunk. */
export function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

/**
 * Throws unless a condition holds.
 * @throws RangeError saying what is wrong with the file
 */
export function require(condition: boolean, what: string): asserts condition {
  if (!condition) throw new RangeError(what)
}
