import {
  categoryFacets,
  type FacetValue,
  type InputOf,
  NOTHING_FOUND,
  type PageQuery,
  type PayloadOf,
  readArticles,
  readGallery,
  readSamples,
  readSearch,
  type WordList,
} from '#src/contract/index.ts'
import type { Ask } from './builder.ts'

/** Galleries with more filters than this are not cached: there are too many, and each is rarely requested. */
const MAX_CACHED_FILTERS = 2
const POPULAR = 4

/** The cache key of a gallery; null for searches, which are too many to cache. */
export function galleryKey(asked: PageQuery): string | null {
  const { q, sort, page } = readGallery(asked)
  const filters = askedFilters(asked)
  return q !== '' || filters.length > MAX_CACHED_FILTERS ? null : [...filters, sort, page].join(',')
}

/**
 * Whether a gallery may be cached. Unknown filters and pages beyond the last are not, so that nobody can fill the
 * cache.
 */
export function keepsGallery({ query, list }: PayloadOf<'wordGallery'>, asked: PageQuery): boolean {
  return query.filters.length === askedFilters(asked).length && list.items.length > 0
}

/** Builds the gallery of an address; null when its category, tag or page does not exist. */
export async function buildGallery(ask: Ask, asked: PageQuery): Promise<PayloadOf<'wordGallery'> | null> {
  const { slug, facets, ...query } = readGallery(asked)
  const narrowed = await ask('word.Jianli/list', { ...facets, slug, ...listInput(query) })
  if (narrowed === null) return null
  const values = valuesOf(narrowed)
  const fromPath = values.filter((value) => value.slug === slug)
  if (slug !== undefined && fromPath.length === 0) return null
  const fromQuery = values.filter((value) => facets[value.facet] === value.slug)
  const filters = [...fromPath, ...fromQuery]
  // Unknown filters are ignored.
  const isKnown = fromQuery.length === Object.keys(facets).length
  const list = isKnown ? narrowed : await ask('word.Jianli/list', { ...inputOf(filters), ...listInput(query) })
  if (list === null || (query.page > 1 && list.items.length === 0)) return null
  return { query: { filters, ...query }, list, instead: await insteadOf(ask, list.items, query.q) }
}

/** The cache key of a list of résumé examples; null for searches. */
export function sampleListKey(asked: PageQuery): string | null {
  const { slug = '', q, sort, page } = readSamples(asked)
  return q === '' ? [slug, sort, page].join(',') : null
}

/**
 * Builds a list of résumé examples. Only uses and industries are categories. Null for an empty list, which has no page,
 * unless it is the first page of a search.
 */
export async function buildSampleList(ask: Ask, asked: PageQuery): Promise<PayloadOf<'sampleList'> | null> {
  const { slug, q, sort, page } = readSamples(asked)
  const list = await ask('resume.Sample/list', { slug, ...listInput({ q, sort, page }) })
  if (list === null || (list.items.length === 0 && (page > 1 || q === ''))) return null
  const isAsked = (value: FacetValue) => value.slug === slug && categoryFacets.includes(value.facet)
  const category = valuesOf(list).find(isAsked) ?? null
  if (slug !== undefined && category === null) return null
  return { query: { category, q, sort, page }, list, instead: await insteadOf(ask, list.items, q) }
}

/** The cache key of a list of articles; null for searches. */
export function articleListKey(asked: PageQuery): string | null {
  const { filter, q, sort, page } = readArticles(asked)
  return q === '' ? [...Object.entries(filter).flat(), sort, page].join(',') : null
}

/** Builds a list of articles; null when it is empty, unless it is the first page of a search. */
export async function buildArticleList(ask: Ask, asked: PageQuery): Promise<PayloadOf<'articleList'> | null> {
  const { filter, q, sort, page } = readArticles(asked)
  const list = await ask('article.Info/list', { ...filter, ...listInput({ q, sort, page }) })
  if (list === null || (list.items.length === 0 && (page > 1 || q === ''))) return null
  const query = { term: null, q, sort, page }
  const slug = filter.cate ?? filter.tag
  const instead = await insteadOf(ask, list.items, q)
  if (slug === undefined) return { query, list, instead }
  const found = list.terms.find((term) => term.slug === slug && (term.facet === 'tag') === (filter.tag !== undefined))
  if (found === undefined) return null
  return { query: { ...query, term: { facet: found.facet, slug, name: found.name } }, list, instead }
}

/** Builds the results of a search, and what is popular if there are none or nothing was searched yet. */
export async function buildSearch(ask: Ask, { search }: PageQuery): Promise<PayloadOf<'search'> | null> {
  const q = readSearch(search)
  const found = q === '' ? NOTHING_FOUND : await ask('site.Search/index', { q })
  return found && { q, found, popular: found.templates.total > 0 ? [] : await popularTemplates(ask) }
}

/** Suggestions for an empty list; null when the list is not empty. */
async function insteadOf(ask: Ask, items: readonly unknown[], q: string): Promise<PayloadOf<'wordGallery'>['instead']> {
  if (items.length > 0) return null
  const near = q === '' ? NOTHING_FOUND : ((await ask('site.Search/index', { q })) ?? NOTHING_FOUND)
  return { near, popular: near.templates.total > 0 ? [] : await popularTemplates(ask) }
}

async function popularTemplates(ask: Ask): Promise<PayloadOf<'search'>['popular']> {
  const list = await ask('word.Jianli/list', {})
  return list?.items.slice(0, POPULAR) ?? []
}

/** The filters of an address, each with its place. */
function askedFilters(asked: PageQuery): string[] {
  const { slug, facets } = readGallery(asked)
  const filters = Object.entries(facets).map(([facet, value]) => `${facet}=${value}`)
  return slug === undefined ? filters : [`path=${slug}`, ...filters]
}

function valuesOf(list: WordList): FacetValue[] {
  return list.facets.flatMap(({ values }) => values.map(({ facet, slug, name }) => ({ facet, slug, name })))
}

function inputOf(filters: readonly FacetValue[]): InputOf<'word.Jianli/list'> {
  return Object.fromEntries(filters.map(({ facet, slug }) => [facet, slug]))
}

function listInput({ q, sort, page }: { q: string; sort: 'hot' | 'new'; page: number }) {
  return { ...(q !== '' && { q }), sort, page: String(page) }
}
