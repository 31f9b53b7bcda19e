import { type WordFacet, wordFacets, wordSorts } from '#src/contract/index.ts'

const SLUG = /^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_QUERY_LENGTH = 50
const MAX_PAGE = 100_000

/** What the query string of a gallery asks for; anything invalid reads as not asked for. */
export type GalleryQuery = {
  facets: { [F in WordFacet]?: string }
  q: string
  sort: (typeof wordSorts)[number]
  page: number
}

/** Reads `?style=…&q=…&sort=…&page=…`. */
export function galleryQuery(search: URLSearchParams): GalleryQuery {
  const facets: GalleryQuery['facets'] = {}
  for (const facet of wordFacets) {
    const value = search.get(facet)
    if (value !== null && SLUG.test(value)) facets[facet] = value
  }
  const page = Number(search.get('page'))
  return {
    facets,
    q: (search.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    sort: wordSorts.find((sort) => sort === search.get('sort')) ?? 'hot',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}
