const WORD = /[\p{L}\p{N}]/u
/** Caches whether a UTF-16 unit is a letter or digit: 2 for yes, 1 for no, 0 for not yet known. */
const words = new Uint8Array(0x10000)

/** Whether a UTF-16 unit is a letter or a digit. */
export function isWord(unit: number): boolean {
  words[unit] ||= WORD.test(String.fromCharCode(unit)) ? 2 : 1
  return words[unit] === 2
}

/** Whether a UTF-16 unit of a normalised text is a digit. */
export function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57
}

/** The UTF-16 units of some characters. */
export function unitsOf(signs: string): ReadonlySet<number> {
  return new Set(Array.from(signs, (sign) => sign.charCodeAt(0)))
}
