import { foldText } from '#src/lib/fold-text.ts'
import { generic, joinPhrases, splitKnown, synonymsOf } from './synonyms.ts'

/** What a query asks for: of each term, any of the phrases has to be in the text. */
export type SearchTerms = readonly (readonly string[])[]

const MAX_TERMS = 6
const TRIGRAM = 3
/** Where a word begins without a space before it: `java工程师` are two, and so are `ui/ux`. */
const BORDER = /(?<=[a-z\d+#])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[a-z\d])|(?<=[/(,.:;&|])(?=[a-z])/u
const SEPARATORS_AT_END = /(?<=[a-z\d])[/(),.:;&|]+$/u
const SHORT_LATIN = /^[a-z\d][a-z\d+#]?$/

/**
 * A text as the search index holds it. It starts with a space, as words do within it, and ends with two: its last
 * characters begin trigrams as well.
 */
export function searchText(text: string): string {
  return ` ${splitWords(foldText(text)).join(' ')}  `
}

/** What a query asks for; words that say nothing beside others are left out. */
export function searchTerms(query: string): SearchTerms {
  const typed = splitWords(foldText(query)).map((word) => word.replace(SEPARATORS_AT_END, ''))
  const words = [...new Set(joinPhrases(typed.flatMap(splitKnown)))].filter(Boolean)
  const telling = words.filter((word) => !generic.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MAX_TERMS).map((word) => synonymsOf(word).map(phraseOf))
}

/** The words to mark in what was found. */
export function foundWords(terms: SearchTerms): string[] {
  return terms.flat().map((phrase) => phrase.trim())
}

/** Whether the trigram index finds the phrase by itself. */
export function isIndexed(phrase: string): boolean {
  return [...phrase].length >= TRIGRAM
}

/** An FTS5 query that matches texts with one phrase of every term at least; nothing in them is taken as syntax. */
export function matchExpression(terms: SearchTerms): string {
  const quoted = (phrase: string) => `"${phrase.replaceAll('"', '""')}"`
  return terms.map((phrases) => `(${phrases.map(quoted).join(' OR ')})`).join(' AND ')
}

function splitWords(text: string): string[] {
  return text.split(' ').flatMap((word) => word.split(BORDER))
}

/** Two letters are in too many words: they have to begin one. */
function phraseOf(word: string): string {
  return SHORT_LATIN.test(word) ? ` ${word}` : word
}
