import { markWords } from '#client/lib/highlight.ts'

/** A text with search words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  let at = 0
  return markWords(text, words).map((piece) => {
    at += piece.text.length
    return piece.isFound ? <mark key={at}>{piece.text}</mark> : piece.text
  })
}
