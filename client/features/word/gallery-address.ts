import { categories, collectionPath, GALLERY } from '#client/lib/collection-path.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'
import type { FacetValue, WordFacet } from '#src/contract/word.ts'

export type GalleryQuery = PayloadOf<'wordGallery'>['query']

/** The address of a gallery: a category, or else a tag, in the path and everything else in the query. */
export function galleryPath({ filters, q, sort, page }: GalleryQuery): string {
  const [first] = inPathOrder(filters)
  const params = galleryParams({ filters, q, sort, page })
  return (first ? collectionPath(first) : GALLERY) + (params.size > 0 ? `?${params}` : '')
}

/** What the path of a gallery does not say. */
export function galleryParams({ filters, q, sort, page }: GalleryQuery): URLSearchParams {
  const params = new URLSearchParams()
  for (const { facet, slug } of inPathOrder(filters).slice(1)) params.set(facet, slug)
  if (q !== '') params.set('q', q)
  if (sort !== 'hot') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The query with one facet changed; null takes its filter away. */
export function withFacet(query: GalleryQuery, facet: WordFacet, value: FacetValue | null): GalleryQuery {
  const others = query.filters.filter((filter) => filter.facet !== facet)
  return { ...query, filters: value ? [...others, value] : others, page: 1 }
}

/** The same filters always make the same address, in whichever order they were chosen. */
function inPathOrder(filters: readonly FacetValue[]): FacetValue[] {
  const rank = ({ facet }: FacetValue) => {
    const index = categories.indexOf(facet)
    return index < 0 ? categories.length : index
  }
  return filters.toSorted((a, b) => rank(a) - rank(b) || a.facet.localeCompare(b.facet))
}
