import {
  type DataEndpointName,
  type FacetValue,
  type InputOf,
  type OutputOf,
  type PayloadName,
  type PayloadOf,
  resumeId,
  resumeSorts,
  type WordList,
} from '#src/contract/index.ts'
import { type GalleryQuery, galleryQuery } from './gallery-query.ts'

/** What a page's address says about its data. */
export type PageQuery = { params: Readonly<Record<string, string>>; search: URLSearchParams }

/** Asks the API on behalf of a page; null when there is no such thing. */
export type Ask = <N extends DataEndpointName>(name: N, input: InputOf<N>) => Promise<OutputOf<N> | null>

/** How a payload comes about. */
export type Builder<N extends PayloadName> = {
  /** All of the address that matters, to cache under; null for what is not worth keeping. */
  key: (query: PageQuery) => string | null
  /** Whether what was built belongs under that key; always, unless it says otherwise. */
  keeps?: (payload: PayloadOf<N>, query: PageQuery) => boolean
  /** Null means the page does not exist. */
  build: (ask: Ask, query: PageQuery) => Promise<PayloadOf<N> | null>
}

const HOME_TEMPLATES = 8
const HOME_ARTICLES = 3
/** Galleries narrowed further than this are too many and too rarely asked for to be cached. */
const MAX_CACHED_FILTERS = 2
const EVERYTHING = 'all'

/** How each page's data is built from API calls. */
export const builders: { [N in PayloadName]: Builder<N> } = {
  home: {
    key: () => '',
    build: async (ask) => {
      const [list, articles] = await Promise.all([ask('word.Jianli/list', {}), ask('article.Info/list', {})])
      return (
        list &&
        articles && {
          templates: list.items.slice(0, HOME_TEMPLATES),
          articles: articles.items.slice(0, HOME_ARTICLES),
        }
      )
    },
  },
  wordGallery: { key: galleryKey, keeps: keepsGallery, build: buildGallery },
  wordDetail: {
    key: ({ params }) => params.id ?? null,
    build: async (ask, { params }) => {
      const template = await ask('word.Jianli/detail', { id: params.id ?? '' })
      return template && { template }
    },
  },
  sampleList: {
    key: ({ params, search }) => `${pathSlug(params) ?? EVERYTHING},${galleryQuery(search).page}`,
    build: buildSampleList,
  },
  sampleDetail: {
    key: ({ params }) => params.id ?? null,
    build: async (ask, { params }) => {
      const sample = await ask('resume.Sample/detail', { id: params.id ?? '' })
      return sample && { sample }
    },
  },
  articleList: { key: articleListKey, build: buildArticleList },
  articleDetail: {
    key: ({ params }) => params.id ?? null,
    build: async (ask, { params }) => {
      const article = await ask('article.Info/detail', { id: params.id ?? '' })
      return article && { article }
    },
  },
  membershipPlans: {
    key: () => '',
    build: async (ask) => {
      const [free, plans] = await Promise.all([ask('user.vip/free', {}), ask('user.vip/list', {})])
      return free && plans && { free, plans }
    },
  },
  favourites: {
    key: () => null,
    build: async (ask, { search }) => {
      const { page } = galleryQuery(search)
      const list = await ask('user.TemplateCollections/userConllectionList', { page: String(page) })
      return list && { list }
    },
  },
  myResumes: { key: () => null, build: buildMyResumes },
  orders: {
    key: () => null,
    build: async (ask, { search }) => {
      const { page } = galleryQuery(search)
      const list = await ask('user.Order/index', { page: String(page) })
      return list && { list }
    },
  },
  editor: {
    key: () => null,
    build: async (ask, { search }) => {
      const id = search.get('id')
      const mine = await ask('user.Jianli/list', {})
      if (mine === null) return null
      if (id === null) return { resume: null, mine }
      if (!resumeId.safeParse(id).success) return null
      const saved = await ask('user.Resume/document', { id })
      return saved && { resume: { ...saved, id }, mine }
    },
  },
  redemptions: { key: () => null, build: async (ask) => ask('user.vip/redemptions', {}) },
}

async function buildMyResumes(ask: Ask, { search }: PageQuery): Promise<PayloadOf<'myResumes'> | null> {
  const { q, page } = galleryQuery(search)
  const sort = resumeSorts.find((known) => known === search.get('sort')) ?? 'updated'
  const query = { deleted: search.get('deleted') === '1', q, sort, page }
  const [status, found, gone] = await Promise.all([
    ask('user.vip/check', {}),
    query.deleted ? null : ask('user.Jianli/list', { q, sort, page: String(page) }),
    ask('user/resume/data', { deleted: '1', page: query.deleted ? String(page) : '1' }),
  ])
  const list = query.deleted ? gone : found
  return status && list && gone && { status, query, list, deleted: gone.total }
}

function galleryKey({ params, search }: PageQuery): string | null {
  const query = galleryQuery(search)
  const asked = askedFilters({ params, search })
  if (query.q !== '' || asked.length > MAX_CACHED_FILTERS) return null
  return [...asked, query.sort, query.page].join(',')
}

/** What was asked for but does not exist, and pages after the last, would fill the cache with anything anybody types. */
function keepsGallery({ query, list }: PayloadOf<'wordGallery'>, asked: PageQuery): boolean {
  return query.filters.length === askedFilters(asked).length && list.items.length > 0
}

/** The filters of an address, each with where it stands. */
function askedFilters({ params, search }: PageQuery): string[] {
  const slug = pathSlug(params)
  const facets = Object.entries(galleryQuery(search).facets).map(([facet, value]) => `${facet}=${value}`)
  return slug === undefined ? facets : [`path=${slug}`, ...facets]
}

/** The category or tag of the path; undefined for everything. */
function pathSlug({ cate, tag }: PageQuery['params']): string | undefined {
  const slug = cate ?? tag
  return slug === EVERYTHING ? undefined : slug
}

async function buildGallery(ask: Ask, { params, search }: PageQuery): Promise<PayloadOf<'wordGallery'> | null> {
  const query = galleryQuery(search)
  const slug = pathSlug(params)
  const known = await ask('word.Jianli/list', {})
  if (known === null) return null
  const fromPath = slug === undefined ? [] : valuesOf(known).filter((value) => value.slug === slug)
  if (slug !== undefined && fromPath.length === 0) return null
  const filters = [...fromPath, ...valuesOf(known).filter(({ facet, slug }) => query.facets[facet] === slug)]
  const list = await ask('word.Jianli/list', listInput(query, filters))
  if (list === null || (query.page > 1 && list.items.length === 0)) return null
  return { query: { filters, q: query.q, sort: query.sort, page: query.page }, list }
}

/** Only uses and industries are categories; a list without a résumé is no page. */
async function buildSampleList(ask: Ask, { params, search }: PageQuery): Promise<PayloadOf<'sampleList'> | null> {
  const { page } = galleryQuery(search)
  const slug = pathSlug(params)
  const known = slug === undefined ? null : await ask('resume.Sample/list', {})
  const isAsked = (value: FacetValue) => value.slug === slug && (value.facet === 'use' || value.facet === 'industry')
  const category = known ? (valuesOf(known).find(isAsked) ?? null) : null
  if (slug !== undefined && category === null) return null
  const filter = category ? { [category.facet]: category.slug } : {}
  const list = await ask('resume.Sample/list', { ...filter, page: String(page) })
  return list && list.items.length > 0 ? { category, list } : null
}

function articleListKey({ params, search }: PageQuery): string | null {
  const { q, page } = galleryQuery(search)
  return q === '' ? [...Object.entries(articleFilter(params)).flat(), page].join(',') : null
}

/** Lists without an article are no pages, unless somebody searched. */
async function buildArticleList(ask: Ask, { params, search }: PageQuery): Promise<PayloadOf<'articleList'> | null> {
  const { q, page } = galleryQuery(search)
  const filter = articleFilter(params)
  const list = await ask('article.Info/list', { ...filter, ...(q !== '' && { q }), page: String(page) })
  if (list === null || (list.items.length === 0 && (page > 1 || q === ''))) return null
  const query = { term: null, q, page }
  const slug = filter.cate ?? filter.tag
  if (slug === undefined) return { query, list }
  const found = list.terms.find((term) => term.slug === slug && (term.facet === 'tag') === (filter.tag !== undefined))
  return found ? { query: { ...query, term: { facet: found.facet, slug, name: found.name } }, list } : null
}

function articleFilter({ cate, tag }: PageQuery['params']): { cate?: string; tag?: string } {
  if (tag !== undefined) return { tag }
  return cate === undefined || cate === EVERYTHING ? {} : { cate }
}

function valuesOf(list: WordList): FacetValue[] {
  return list.facets.flatMap(({ values }) => values.map(({ facet, slug, name }) => ({ facet, slug, name })))
}

function listInput({ q, sort, page }: GalleryQuery, filters: FacetValue[]): InputOf<'word.Jianli/list'> {
  const facets = Object.fromEntries(filters.map(({ facet, slug }) => [facet, slug]))
  return { ...facets, ...(q !== '' && { q }), sort, page: String(page) }
}
