import { isFacetSlug } from './address-parts.ts'
import type { ArticleTerm } from './articles.ts'
import { articleSorts, categoryFacets, type WordFacet, wordFacets, wordSorts } from './lists.ts'
import type { Locale } from './locale.ts'
import type { PayloadOf } from './payloads.ts'
import type { ResumeSample } from './samples.ts'
import type { FacetValue } from './word.ts'

// Writes and reads addresses, without their language. The addresses of a user's own pages are in `own-addresses.ts`.

/** All Word templates. */
export const GALLERY = '/word-jianli/'
/** All résumé examples. */
export const SAMPLES = '/resume/'
/** All articles. */
export const ARTICLES = '/article/cate-all/'
export const SEARCH = '/search'
export const EDITOR = '/edit'
/** The editor for whoever has no account: what is written there stays on the device. */
export const NEW_RESUME = '/resume/new'
/** The page shown instead of the account's editor without a network; it lists the résumés on the device. */
export const OFFLINE_EDITOR = '/edit/offline'
export const CLASSIC_EDITOR = '/old-edit'
export const MY_RESUMES = '/user/templates'
export const FAVOURITES = '/user/favorite-templates'
export const ORDERS = '/user/orders'
export const ACCOUNT = '/user/account'
export const MEMBERSHIP = '/user/vip'
export const REDEEM = '/user/vip-redeem'
export const LOGIN = '/user/login'
/** The page a phone opens by the code of an editor, which is behind the mark of the address. */
export const PHONE = '/phone'
export const CONTACT = '/contact'
export const AGREEMENT = '/agreement'
export const ABOUT = '/about-us'
export const ACCESSIBILITY = '/accessibility'

/** The parts of a requested address: the parameters of its path, and its query. */
export type PageQuery = { params: Readonly<Record<string, string>>; search: URLSearchParams }
type List = { q: string; sort: string; page: number }
/** The parameters of an address; usually none, so they are no `URLSearchParams` until they are written. */
export type Query = Record<string, string>

/** The page of a Word template. */
export function templatePath(id: number): string {
  return `${GALLERY}${id}`
}

/** The address of the file of a Word template, for those who are signed in. */
export function wordFilePath(id: number): string {
  return `/api/word.Jianli/download?id=${id}`
}

/** The address of one category or tag: `/word-jianli/cate-campus/`, `/word-jianli/tag-modern/`. */
export function collectionPath({ facet, slug }: Pick<FacetValue, 'facet' | 'slug'>): string {
  return `${GALLERY}${categoryFacets.includes(facet) ? 'cate' : 'tag'}-${slug}/`
}

/** The address of a gallery: one category, or else one tag, in the path; everything else in the query. */
export function galleryPath(query: PayloadOf<'wordGallery'>['query']): string {
  const [first, ...others] = inPathOrder(query.filters)
  return withQuery(first ? collectionPath(first) : GALLERY, filterParams(others, query))
}

/** The query of a gallery: everything that is not in its path. */
export function galleryParams(query: PayloadOf<'wordGallery'>['query']): Query {
  return filterParams(inPathOrder(query.filters).slice(1), query)
}

function filterParams(filters: readonly FacetValue[], list: List): Query {
  const query = listParams(list, wordSorts[0])
  return filters.length === 0
    ? query
    : { ...Object.fromEntries(filters.map(({ facet, slug }) => [facet, slug])), ...query }
}

/** Sorts filters, so that the same filters make the same address in whichever order they were chosen. */
function inPathOrder(filters: readonly FacetValue[]): readonly FacetValue[] {
  if (filters.length < 2) return filters
  const rank = ({ facet }: FacetValue) => categoryFacets.indexOf(facet) + 1 || categoryFacets.length + 1
  return filters.toSorted((a, b) => rank(a) - rank(b) || a.facet.localeCompare(b.facet))
}

/**
 * Reads the address of a gallery. `slug` is the category or tag of its path; facets that cannot be in a path are
 * ignored.
 */
export function readGallery({ params, search }: PageQuery) {
  const facets: { [F in WordFacet]?: string } = {}
  for (const facet of wordFacets) {
    const value = search.get(facet)
    if (value !== null && isFacetSlug(value)) facets[facet] = value
  }
  return { slug: pathSlug(params), facets, ...readList(search, wordSorts) }
}

/** The page of a résumé example. */
export function samplePath(id: number): string {
  return `${SAMPLES}${id}`
}

/** The list of résumé examples of a category, or of all. */
export function samplesPath(category: { slug: string } | null, list: Partial<List> = {}): string {
  return withQuery(category ? `${SAMPLES}cate-${category.slug}/` : SAMPLES, sampleParams(list))
}

/** The query of a list of examples: everything that is not in its path. */
export function sampleParams({ q = '', sort = wordSorts[0], page = 1 }: Partial<List>): Query {
  return listParams({ q, sort, page }, wordSorts[0])
}

/** Reads the address of a list of examples. `slug` names the category of its path. */
export function readSamples({ params, search }: PageQuery) {
  return { slug: pathSlug(params), ...readList(search, wordSorts) }
}

/** The page of an article. */
export function articlePath(id: number): string {
  return `/article/${id}`
}

/** The list of a category or tag: `/article/cate-campus/`, `/article/tag-email/`. */
export function termPath({ facet, slug }: Pick<ArticleTerm, 'facet' | 'slug'>): string {
  return `/article/${facet === 'tag' ? 'tag' : 'cate'}-${slug}/`
}

/** The address of a list of articles; `readArticles` reads it. */
export function articlesPath({ term, ...list }: PayloadOf<'articleList'>['query']): string {
  return withQuery(term ? termPath(term) : ARTICLES, listParams(list, articleSorts[0]))
}

/** Reads the address of a list of articles. `filter` names the category or tag of its path. */
export function readArticles({ params, search }: PageQuery) {
  const { cate, tag } = params
  const all = tag === undefined && (cate === undefined || cate === EVERYTHING)
  const filter: { cate?: string; tag?: string } = all ? {} : tag === undefined ? { cate } : { tag }
  return { filter, ...readList(search, articleSorts) }
}

/** The results of a search; `readSearch` reads it. */
export function searchPath(q: string): string {
  return withQuery(SEARCH, q === '' ? {} : { q })
}

/** The search text of an address: one line of at most 50 characters, empty when there is none. */
export function readSearch(search: URLSearchParams): string {
  const asked = (search.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  // Cutting may leave half a surrogate pair at the end.
  return asked.replace(/[\uD800-\uDBFF]$/, '').trimEnd()
}

/** The start screen of the editor with an example and its design already chosen. */
export function startPath({ sample, design, language }: Pick<ResumeSample, 'sample' | 'design' | 'language'>): string {
  return withQuery(NEW_RESUME, { sample, design, lang: language })
}

const LONGEST_QUERY = 50
const LAST_PAGE = 100_000
const EVERYTHING = 'all'

/** The page number of a list; 1 for anything that is not a page number. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

/** Reads the search text, the order and the page number of a list. */
export function readList<S extends string>(search: URLSearchParams, sorts: readonly [S, ...S[]]) {
  return { q: readSearch(search), sort: oneOf(sorts, search.get('sort')), page: readPage(search) }
}

/** Returns the value if it is known, otherwise the first known one. */
export function oneOf<T extends string>(known: readonly [T, ...T[]], value: string | null): T {
  return known.find((one) => one === value) ?? known[0]
}

function pathSlug({ cate, tag }: PageQuery['params']): string | undefined {
  const slug = cate ?? tag
  return slug === EVERYTHING ? undefined : slug
}

/** The query of a list. Defaults are left out, so that each list has one address. */
export function listParams({ q, sort, page }: List, usual: string): Query {
  const query: Query = {}
  if (q !== '') query.q = q
  if (sort !== usual) query.sort = sort
  return { ...query, ...pageParam(page) }
}

/** The page number, unless it is 1. */
export function pageParam(page: number): Query {
  return page > 1 ? { page: String(page) } : {}
}

/** Joins a path and its query, if the query is not empty. */
export function withQuery(path: string, query: Query): string {
  return Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path
}

/** The address of a path in a language: `/about-us` or `/en/about-us`. */
export function localePath(locale: Locale, path: string): string {
  return locale === 'en' ? `/en${path}` : path
}

/** The address of the login page; after signing in it leads back to `target`, a path with its query. */
export function loginPath(locale: Locale, target: string): string {
  return `${localePath(locale, LOGIN)}?url=${encodeURIComponent(target)}`
}
