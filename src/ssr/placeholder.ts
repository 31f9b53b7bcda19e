import type { PageState } from '#client/entry.server.tsx'
import {
  NOTHING_FOUND,
  type PayloadOf,
  readArticles,
  readGallery,
  readSamples,
  readSearch,
  type WordCard,
} from '#src/contract/index.ts'
import type { Visit } from './visit.ts'

type Payload = PageState['payload']

/** A card for placeholder data: a list with entries has another head than an empty one. */
const card: WordCard = {
  id: 1,
  title: '',
  language: 'zh',
  pages: 1,
  photo: false,
  downloads: 0,
  preview: { small: '', large: '', width: 1, height: 1 },
}
const words: PayloadOf<'wordGallery'>['list'] = {
  total: 1,
  page: 1,
  page_size: 1,
  items: [card],
  words: [],
  facets: [],
}
const articles: PayloadOf<'articleList'>['list'] = {
  total: 0,
  page: 1,
  page_size: 1,
  items: [],
  words: [],
  terms: [],
  languages: ['zh', 'en'],
}
const free = { name: '', online_resume_management_upper_limit: 0, resume_word_download_limit: 0 }

/**
 * Returns placeholder data with which the head and header of a page are as they will be; null for pages whose status
 * depends on the real data: details, categories, later pages of lists.
 */
export function placeholderOf(
  visit: Pick<Visit, 'route' | 'params' | 'search' | 'valid' | 'crawler' | 'request'>,
): Payload | null {
  const { route, valid, crawler, request } = visit
  if (!valid || crawler || request.method !== 'GET') return null
  switch (route?.payload) {
    case 'home':
      return { home: { templates: [], articles: [] } }
    case 'membershipPlans':
      return { membershipPlans: { free, plans: [] } }
    case 'search':
      return { search: { q: readSearch(visit.search), found: NOTHING_FOUND, popular: [] } }
    case 'wordGallery': {
      const { slug, facets, ...query } = readGallery(visit)
      const isAll = slug === undefined && Object.keys(facets).length === 0 && query.page === 1
      return isAll ? { wordGallery: { query: { filters: [], ...query }, list: words, instead: null } } : null
    }
    case 'sampleList': {
      const { slug, ...query } = readSamples(visit)
      const isAll = slug === undefined && query.page === 1
      return isAll ? { sampleList: { query: { category: null, ...query }, list: words, instead: null } } : null
    }
    case 'articleList': {
      const { filter, ...query } = readArticles(visit)
      const isAll = Object.keys(filter).length === 0 && query.page === 1
      return isAll ? { articleList: { query: { term: null, ...query }, list: articles, instead: null } } : null
    }
    default:
      return null
  }
}
