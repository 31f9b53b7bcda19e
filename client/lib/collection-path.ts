import type { FacetValue, WordFacet } from '#src/contract/word.ts'

/** All Word templates. */
export const GALLERY = '/word-jianli/'
/** The facets whose values are categories; the others are tags. */
export const categories: readonly WordFacet[] = ['use', 'industry']

/** The collection of one facet value: `/word-jianli/cate-campus/`, `/word-jianli/tag-modern/`. */
export function collectionPath({ facet, slug }: Pick<FacetValue, 'facet' | 'slug'>): string {
  return `${GALLERY}${categories.includes(facet) ? 'cate' : 'tag'}-${slug}/`
}
