import * as z from 'zod/mini'
import { pageOfList, slug } from './fields.ts'
import { wordFacets } from './lists.ts'

/** One page of a template as pictures: their addresses without size, and the proportions in pixels. */
export const previewPage = z.object({ small: z.string(), large: z.string(), width: z.int(), height: z.int() })

/** A value of a facet: on a template, or as a filter. */
export const facetValue = z.object({ facet: z.enum(wordFacets), slug, name: z.string() })
export type FacetValue = z.infer<typeof facetValue>

/** A template as the gallery shows it; texts in the language of the request. */
export const wordCard = z.object({
  id: z.int(),
  title: z.string(),
  language: z.enum(['zh', 'en']),
  pages: z.int(),
  photo: z.boolean(),
  downloads: z.int(),
  preview: previewPage,
  /** Only in search results. */
  summary: z.optional(z.string()),
})
export type WordCard = z.infer<typeof wordCard>

/** A template as its own page shows it; `size` in bytes, `updated_at` in ms since 1970. */
export const wordTemplate = z.extend(wordCard, {
  resume_no: z.string(),
  summary: z.string(),
  design: z.string(),
  /** The sample résumé it shows, such as `zh/teacher`. */
  sample: z.string(),
  fonts: z.array(z.string()),
  size: z.int(),
  updated_at: z.number(),
  favourites: z.int(),
  views: z.int(),
  previews: z.array(previewPage),
  facets: z.array(facetValue),
  related: z.array(wordCard),
})
export type WordTemplate = z.infer<typeof wordTemplate>

/** One page of the gallery and the filters that apply to it. A filter's count is how many templates it would leave. */
export const wordList = z.object({
  ...pageOfList,
  items: z.array(wordCard),
  /** The words to highlight after a search, as `foldText` writes them. */
  words: z.array(z.string()),
  facets: z.array(z.object({ facet: z.enum(wordFacets), values: z.array(z.extend(facetValue, { count: z.int() })) })),
})
export type WordList = z.infer<typeof wordList>

/**
 * What this visitor may do with a template today. `resets_at` in ms since 1970; `price` of this template alone, in fen.
 */
export const wordAccess = z.object({
  signed_in: z.boolean(),
  favourite: z.boolean(),
  downloaded_today: z.boolean(),
  /** Whether it was bought by itself: then downloads are unlimited and use no quota. */
  purchased: z.boolean(),
  price: z.int(),
  limit: z.int(),
  used: z.int(),
  resets_at: z.number(),
})
export type WordAccess = z.infer<typeof wordAccess>

/** What a refused download offers instead: this template alone, its price in fen. */
export const singleOffer = z.object({ template_id: z.int(), price: z.int() })
export type SingleOffer = z.infer<typeof singleOffer>
