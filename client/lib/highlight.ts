import { foldText } from '#src/lib/fold-text.ts'

/** A part of a text, and whether the search matched it. */
export type TextPiece = { text: string; isFound: boolean }

const SHORT_LATIN = /^[a-z\d][a-z\d+#]?$/
const LATIN = /[a-z\d]/

/** Splits a text where it matches words of a search; both are compared as `foldText` writes them. */
export function markWords(text: string, words: readonly string[]): TextPiece[] {
  const chars = [...text]
  const folded = chars.map((char) => (/\s/.test(char) ? ' ' : foldText(char)))
  const origins = folded.flatMap((part, index) => [...part].map(() => index))
  const whole = folded.join('')
  const found = new Set<number>()
  for (const word of words)
    for (const at of placesOf(word, whole)) {
      const from = [...whole.slice(0, at)].length
      for (let step = 0; step < [...word].length; step += 1) found.add(origins[from + step] ?? -1)
    }
  const pieces: TextPiece[] = []
  chars.forEach((char, index) => {
    const isFound = found.has(index)
    const last = pieces.at(-1)
    if (last?.isFound === isFound) last.text += char
    else pieces.push({ text: char, isFound })
  })
  return pieces
}

/** Words of one or two letters match only at the beginning of words. */
function placesOf(word: string, text: string): number[] {
  if (word === '') return []
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (!SHORT_LATIN.test(word) || !LATIN.test(text[at - 1] ?? '')) places.push(at)
  return places
}
