import type { siteSearchMessages } from '#client/i18n/site-search.ts'
import { articlePath, collectionPath, searchPath, templatePath } from '#src/contract/addresses.ts'
import type { SearchResult } from '#src/contract/search.ts'

/** One suggestion below the field; `path` has no language. */
export type Suggestion = { path: string; kind: 'term' | 'template' | 'article' | 'all'; text: string }

const TERMS = 3
const TEMPLATES = 4
const ARTICLES = 3

type Texts = (typeof siteSearchMessages)['zh']

/** The suggestions for a search: the best results of each kind, and a link to all at the end. */
export function suggestionsOf(q: string, found: SearchResult, t: Pick<Texts, 'seeAll'>): Suggestion[] {
  return [
    ...found.terms
      .slice(0, TERMS)
      .map((term) => ({ kind: 'term', path: collectionPath(term), text: term.name }) as const),
    ...found.templates.items
      .slice(0, TEMPLATES)
      .map(({ id, title }) => ({ kind: 'template', path: templatePath(id), text: title }) as const),
    ...found.articles.items
      .slice(0, ARTICLES)
      .map(({ id, title }) => ({ kind: 'article', path: articlePath(id), text: title }) as const),
    { kind: 'all', path: searchPath(q), text: t.seeAll(q) },
  ]
}
