import { foldText } from '#src/lib/fold-text.ts'
import { generic, joinPhrases, splitKnown, synonymsOf } from './synonyms.ts'

/** The terms of a query; a text matches a term if it contains any of its phrases. */
export type SearchTerms = readonly (readonly string[])[]

const MAX_TERMS = 6
const TRIGRAM = 3
/** Word boundaries without a space: `java工程师` is two words, and so is `ui/ux`. */
const BORDER = /(?<=[a-z\d+#])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[a-z\d])|(?<=[/(,.:;&|])(?=[a-z])/u
const SEPARATORS_AT_END = /(?<=[a-z\d])[/(),.:;&|]+$/u
/** A single character that is not Chinese. Nearly every text contains it, so it is not searched for. */
const ONE_SIGN = /^[^\p{Script=Han}]$/u
const SHORT_LATIN = /^[a-z\d][a-z\d+#]$/

/**
 * A text as stored in the search index. It begins with a space, like every word in it, and ends with two, so that its
 * last characters begin trigrams as well.
 */
export function searchText(text: string): string {
  return ` ${splitWords(foldText(text)).join(' ')}  `
}

/**
 * The terms of a query; generic words are dropped if there are others. A Chinese character is a word, a single letter,
 * digit or other sign is none: a query of nothing else has no terms.
 */
export function searchTerms(query: string): SearchTerms {
  const typed = splitWords(foldText(query))
    .map((word) => word.replace(SEPARATORS_AT_END, ''))
    .filter((word) => !ONE_SIGN.test(word))
  const words = [...new Set(joinPhrases(typed.flatMap(splitKnown)))].filter(Boolean)
  const telling = words.filter((word) => !generic.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MAX_TERMS).map((word) => synonymsOf(word).map(phraseOf))
}

/** Returns the list for a query, emptied if the query has words but none long enough to search for. */
export function answering<T extends { total: number; items: unknown[] }>(
  query: string | undefined,
  terms: SearchTerms,
  list: T,
): T {
  return terms.length === 0 && foldText(query ?? '').trim() !== '' ? { ...list, total: 0, items: [] } : list
}

/** The words to highlight in results. */
export function foundWords(terms: SearchTerms): string[] {
  return terms.flat().map((phrase) => phrase.trim())
}

/** Whether the trigram index can find a phrase. */
export function isIndexed(phrase: string): boolean {
  return [...phrase].length >= TRIGRAM
}

/** An FTS5 query for texts that match every term; nothing in the terms is read as syntax. */
export function matchExpression(terms: SearchTerms): string {
  const quoted = (phrase: string) => `"${phrase.replaceAll('"', '""')}"`
  return terms.map((phrases) => `(${phrases.map(quoted).join(' OR ')})`).join(' AND ')
}

function splitWords(text: string): string[] {
  return text.split(' ').flatMap((word) => word.split(BORDER))
}

/** Two letters occur in too many words, so they must begin one. */
function phraseOf(word: string): string {
  return SHORT_LATIN.test(word) ? ` ${word}` : word
}
