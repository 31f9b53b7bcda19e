import type { WordFacet } from '#src/contract/lists.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'
import type { FacetValue } from '#src/contract/word.ts'

/** What a gallery page shows: its filters, search words, order and page. */
export type GalleryQuery = PayloadOf<'wordGallery'>['query']

/** Changes one facet of a query; null removes its filter. */
export function withFacet(query: GalleryQuery, facet: WordFacet, value: FacetValue | null): GalleryQuery {
  const others = query.filters.filter((filter) => filter.facet !== facet)
  return { ...query, filters: value ? [...others, value] : others, page: 1 }
}
