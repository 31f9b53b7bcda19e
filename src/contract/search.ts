import * as z from 'zod/mini'
import { articleCard } from './articles.ts'
import { facetValue, wordCard } from './word.ts'

/**
 * The best of everything a search finds. A template is a Word file and an online résumé alike. `exact` is false when
 * nothing has all of the words: then these have one of them.
 */
export const searchResult = z.object({
  exact: z.boolean(),
  /** What to mark in texts, as `foldText` writes it. */
  words: z.array(z.string()),
  /** Filters of the gallery with such a name. */
  terms: z.array(facetValue),
  templates: z.object({ total: z.int(), items: z.array(wordCard) }),
  articles: z.object({ total: z.int(), items: z.array(articleCard) }),
  /** The role nearest to what was asked for: the templates are of it, because none has the words. */
  near: z.optional(facetValue),
})
export type SearchResult = z.infer<typeof searchResult>
