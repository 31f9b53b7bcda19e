import * as z from 'zod/mini'
import { articleCard } from './articles.ts'
import { facetValue, wordCard } from './word.ts'

/**
 * The best results of a search. Each template is both a Word file and an online résumé. `exact` is false when nothing
 * matches all words; then the results match at least one.
 */
export const searchResult = z.object({
  exact: z.boolean(),
  /** The words to highlight, as `foldText` writes them. */
  words: z.array(z.string()),
  /** Filters of the gallery whose name matches. */
  terms: z.array(facetValue),
  templates: z.object({ total: z.int(), items: z.array(wordCard) }),
  articles: z.object({ total: z.int(), items: z.array(articleCard) }),
  /** The role closest to the search. Set when no template matches the words; the templates are those of this role. */
  near: z.optional(facetValue),
})
export type SearchResult = z.infer<typeof searchResult>

/** The answer when there are no words to search for. */
export const NOTHING_FOUND: SearchResult = {
  exact: true,
  words: [],
  terms: [],
  templates: { total: 0, items: [] },
  articles: { total: 0, items: [] },
}
