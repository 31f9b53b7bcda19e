/** Words the trigram index finds, and those too short for it. All lower case. */
export type SearchTerms = { indexed: readonly string[]; short: readonly string[] }

const MAX_TERMS = 6
const TRIGRAM = 3
/** Control and format characters, lone surrogates and the like: nobody looks for them, and SQLite ends a text at NUL. */
/** Where a Latin word and a Chinese one meet without a space: `java工程师` are two words. */
const SCRIPT_BORDER = /(?<=[a-z\d+#])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[a-z\d])/u
const INVISIBLE = /[\p{C}\p{Z}]+/gu

/** A text as the search index holds it: no accents, no width forms, lower case, single spaces. */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(INVISIBLE, ' ')
    .trim()
}

/** The words of a query; all of them have to be found. */
export function searchTerms(query: string): SearchTerms {
  const words = searchText(query)
    .split(' ')
    .flatMap((word) => word.split(SCRIPT_BORDER))
  const terms = [...new Set(words)].filter(Boolean).slice(0, MAX_TERMS)
  const isIndexed = (word: string) => [...word].length >= TRIGRAM
  return { indexed: terms.filter(isIndexed), short: terms.filter((word) => !isIndexed(word)) }
}

/** An FTS5 query that matches texts containing every word, none of which is taken as syntax. */
export function matchExpression(words: readonly string[]): string {
  return words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ')
}
