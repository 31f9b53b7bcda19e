/** What Word templates are told apart by. */
export const wordFacets = ['use', 'industry', 'style', 'colour', 'role', 'language', 'pages', 'photo'] as const
export type WordFacet = (typeof wordFacets)[number]

/** The facets whose values are categories of an address; those of the others are tags. A category comes first. */
export const categoryFacets: readonly WordFacet[] = ['use', 'industry']

/** The orders of each list, the usual one first: an address does not name it. */
export const wordSorts = ['hot', 'new'] as const
export const articleSorts = ['new', 'hot'] as const
export const resumeSorts = ['updated', 'created', 'title'] as const

/** What can be a favourite, the usual type first. */
export const templateTypes = ['word', 'resume'] as const
export type TemplateType = (typeof templateTypes)[number]
