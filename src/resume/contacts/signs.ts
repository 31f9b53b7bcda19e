const WORD = /[\p{L}\p{N}]/u
/** Whether a unit of the basic plane is of a letter or digit (2) or not (1), once it has been met. */
const words = new Uint8Array(0x10000)

/** Whether a UTF-16 unit is a letter or a digit. */
export function isWord(unit: number): boolean {
  words[unit] ||= WORD.test(String.fromCharCode(unit)) ? 2 : 1
  return words[unit] === 2
}

/** Whether a UTF-16 unit is a digit of a normal text. */
export function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57
}

/** The UTF-16 units of signs of the basic plane. */
export function unitsOf(signs: string): ReadonlySet<number> {
  return new Set(Array.from(signs, (sign) => sign.charCodeAt(0)))
}
