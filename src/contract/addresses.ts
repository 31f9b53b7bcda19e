import type { ArticleTerm } from './articles.ts'
import { articleSorts, categoryFacets, type WordFacet, wordFacets, wordSorts } from './lists.ts'
import type { PayloadOf } from './payloads.ts'
import type { ResumeSample } from './samples.ts'
import type { FacetValue } from './word.ts'

// Addresses without their language: how they are written, and what they say when they are read. Those of what is one
// user's own are in `own-addresses.ts`.

/** All Word templates. */
export const GALLERY = '/word-jianli/'
/** All résumé examples. */
export const SAMPLES = '/resume/'
/** All articles. */
export const ARTICLES = '/article/cate-all/'
export const SEARCH = '/search'
export const EDITOR = '/edit'
export const CLASSIC_EDITOR = '/old-edit'
export const MY_RESUMES = '/user/templates'
export const FAVOURITES = '/user/favorite-templates'
export const ORDERS = '/user/orders'
export const ACCOUNT = '/user/account'

/** An address as a page is asked for: the parameters of its path and its query. */
type Asked = { params: Readonly<Record<string, string>>; search: URLSearchParams }
type List = { q: string; sort: string; page: number }

export function templatePath(id: number): string {
  return `${GALLERY}${id}`
}

/** The collection of one facet value: `/word-jianli/cate-campus/`, `/word-jianli/tag-modern/`. */
export function collectionPath({ facet, slug }: Pick<FacetValue, 'facet' | 'slug'>): string {
  return `${GALLERY}${categoryFacets.includes(facet) ? 'cate' : 'tag'}-${slug}/`
}

/** A gallery: a category, or else a tag, in the path and everything else in the query. */
export function galleryPath(query: PayloadOf<'wordGallery'>['query']): string {
  const [first] = inPathOrder(query.filters)
  return withQuery(first ? collectionPath(first) : GALLERY, galleryParams(query))
}

/** What the path of a gallery does not say. */
export function galleryParams({ filters, ...list }: PayloadOf<'wordGallery'>['query']): URLSearchParams {
  const params = new URLSearchParams()
  for (const { facet, slug } of inPathOrder(filters).slice(1)) params.set(facet, slug)
  return listParams(list, wordSorts[0], params)
}

/** The same filters always make the same address, in whichever order they were chosen. */
function inPathOrder(filters: readonly FacetValue[]): FacetValue[] {
  const rank = ({ facet }: FacetValue) => categoryFacets.indexOf(facet) + 1 || categoryFacets.length + 1
  return filters.toSorted((a, b) => rank(a) - rank(b) || a.facet.localeCompare(b.facet))
}

/** `slug` is a category or tag of the path; facets that cannot be one are as if they were not there. */
export function readGallery({ params, search }: Asked) {
  const facets: { [F in WordFacet]?: string } = {}
  for (const facet of wordFacets) {
    const value = search.get(facet)
    if (value !== null && SLUG.test(value)) facets[facet] = value
  }
  return { slug: pathSlug(params), facets, ...readList(search, wordSorts) }
}

export function samplePath(id: number): string {
  return `${SAMPLES}${id}`
}

/** The list of résumé examples of a category, or of all. */
export function samplesPath(category: { slug: string } | null, list: Partial<List> = {}): string {
  return withQuery(category ? `${SAMPLES}cate-${category.slug}/` : SAMPLES, sampleParams(list))
}

/** What the path of a list of examples does not say. */
export function sampleParams({ q = '', sort = wordSorts[0], page = 1 }: Partial<List>): URLSearchParams {
  return listParams({ q, sort, page }, wordSorts[0])
}

export function readSamples({ params, search }: Asked) {
  return { slug: pathSlug(params), ...readList(search, wordSorts) }
}

export function articlePath(id: number): string {
  return `/article/${id}`
}

/** The list of a category or tag: `/article/cate-campus/`, `/article/tag-email/`. */
export function termPath({ facet, slug }: Pick<ArticleTerm, 'facet' | 'slug'>): string {
  return `/article/${facet === 'tag' ? 'tag' : 'cate'}-${slug}/`
}

export function articlesPath({ term, ...list }: PayloadOf<'articleList'>['query']): string {
  return withQuery(term ? termPath(term) : ARTICLES, listParams(list, articleSorts[0]))
}

/** `filter` names the category or tag of the path. */
export function readArticles({ params, search }: Asked) {
  const { cate, tag } = params
  const all = tag === undefined && (cate === undefined || cate === EVERYTHING)
  const filter: { cate?: string; tag?: string } = all ? {} : tag === undefined ? { cate } : { tag }
  return { filter, ...readList(search, articleSorts) }
}

export function searchPath(q: string): string {
  return withQuery(SEARCH, new URLSearchParams(q === '' ? {} : { q }))
}

/** What is searched for: a line of at most 50 signs, empty for nothing yet. */
export function readSearch(search: URLSearchParams): string {
  const asked = (search.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  // Half of a sign outside the basic plane is none.
  return asked.replace(/[\uD800-\uDBFF]$/, '').trimEnd()
}

/** The start screen of the editor with an example and its design chosen. */
export function startPath({ sample, design, language }: Pick<ResumeSample, 'sample' | 'design' | 'language'>): string {
  return withQuery(EDITOR, new URLSearchParams({ sample, design, lang: language }))
}

const SLUG = /^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*$/
const LONGEST_QUERY = 50
const LAST_PAGE = 100_000
const EVERYTHING = 'all'

/** The page of a list; 1 for anything that is none. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

/** What is searched for, the order and the page of a list. */
export function readList<S extends string>(search: URLSearchParams, sorts: readonly [S, ...S[]]) {
  return { q: readSearch(search), sort: oneOf(sorts, search.get('sort')), page: readPage(search) }
}

/** The value if it is known, or else the usual one. */
export function oneOf<T extends string>(known: readonly [T, ...T[]], value: string | null): T {
  return known.find((one) => one === value) ?? known[0]
}

function pathSlug({ cate, tag }: Asked['params']): string | undefined {
  const slug = cate ?? tag
  return slug === EVERYTHING ? undefined : slug
}

/** What is usual is left out, so that a list has one address. */
export function listParams({ q, sort, page }: List, usual: string, params = new URLSearchParams()): URLSearchParams {
  if (q !== '') params.set('q', q)
  if (sort !== usual) params.set('sort', sort)
  return pageParam(page, params)
}

/** Adds the page, unless it is the first. */
export function pageParam(page: number, params = new URLSearchParams()): URLSearchParams {
  if (page > 1) params.set('page', String(page))
  return params
}

/** A path with its query, if there is one. */
export function withQuery(path: string, params: URLSearchParams): string {
  return params.size > 0 ? `${path}?${params}` : path
}
