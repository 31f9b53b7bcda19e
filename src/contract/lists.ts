/** The facets of Word templates. */
export const wordFacets = ['use', 'industry', 'style', 'colour', 'role', 'language', 'pages', 'photo'] as const
export type WordFacet = (typeof wordFacets)[number]

/** The facets whose values are categories in addresses, in the order of precedence. Values of the others are tags. */
export const categoryFacets: readonly WordFacet[] = ['use', 'industry']

/** The orders of each list. The first is the default, which addresses leave out. */
export const wordSorts = ['hot', 'new'] as const
export const articleSorts = ['new', 'hot'] as const
export const resumeSorts = ['updated', 'created', 'title'] as const

/** The types of favourites, the default first. */
export const templateTypes = ['word', 'resume'] as const
export type TemplateType = (typeof templateTypes)[number]
