/** A blank as it stands in a text until a figure replaces it: what belongs there, in brackets. */
const blankPattern = /\[_[^\]\n]{0,30}\]/gu

/** A sentence as it is inserted: `{team size}` becomes the blank `[_team size]`. */
export function withBlanks(phrase: string): string {
  return phrase.replace(/\{([^{}]*)\}/gu, '[_$1]')
}

/** The pieces of a sentence, in order: what is said, and what blanks are for. */
export function piecesOf(phrase: string): { text: string; isBlank: boolean }[] {
  return phrase
    .split(/[{}]/u)
    .map((text, index) => ({ text, isBlank: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** The blanks left in a text, and where they begin. */
export function blanksIn(text: string): { start: number; text: string }[] {
  return Array.from(text.matchAll(blankPattern), ({ index, 0: blank }) => ({ start: index, text: blank }))
}
