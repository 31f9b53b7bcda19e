import { describe, expect, test } from 'vitest'
import { matchPath } from '#client/app/match.ts'
import { knownSearch } from '#src/ssr/known-search.ts'
import { placeholderOf } from '#src/ssr/placeholder.ts'

type Asked = Partial<{ method: string; crawler: boolean }>

/** What stands for the data of a page until it is there. */
function standIn(address: string, { method = 'GET', crawler = false }: Asked = {}) {
  const url = new URL(address, 'https://site.test')
  const match = matchPath(url.pathname)
  const search = knownSearch(match.route, url.searchParams)
  return placeholderOf({ ...match, search, crawler, request: new Request(url, { method }) })
}

const card = {
  id: 1,
  title: '',
  language: 'zh',
  pages: 1,
  photo: false,
  downloads: 0,
  preview: { small: '', large: '', width: 1, height: 1 },
}
const words = { total: 1, page: 1, page_size: 1, items: [card], words: [], facets: [] }
const articles = { total: 0, page: 1, page_size: 1, items: [], words: [], terms: [], languages: ['zh', 'en'] }
const found = {
  exact: true,
  words: [],
  terms: [],
  templates: { total: 0, items: [] },
  articles: { total: 0, items: [] },
}
const membershipPlans = {
  free: { name: '', online_resume_management_upper_limit: 0, resume_word_download_limit: 0 },
  plans: [],
}

test.each([
  ['/', { home: { templates: [], articles: [] } }],
  ['/user/vip', { membershipPlans }],
  ['/user/vip2', { membershipPlans }],
  ['/search', { search: { q: '', found, popular: [] } }],
  ['/en/search?q=%20teacher%20', { search: { q: 'teacher', found, popular: [] } }],
  [
    '/word-jianli/?q=x&sort=new',
    { wordGallery: { query: { filters: [], q: 'x', sort: 'new', page: 1 }, list: words, instead: null } },
  ],
  [
    '/resume/?q=x&sort=new',
    { sampleList: { query: { category: null, q: 'x', sort: 'new', page: 1 }, list: words, instead: null } },
  ],
  [
    '/article/cate-all/?q=x',
    { articleList: { query: { term: null, q: 'x', sort: 'new', page: 1 }, list: articles, instead: null } },
  ],
])('%s begins with what is the same whatever its data is', (address, expected) => {
  expect(standIn(address)).toEqual(expected)
})

describe('nothing stands in', () => {
  test.each([
    ['a later page of templates', '/word-jianli/?page=2'],
    ['a category of templates', '/word-jianli/cate-campus/'],
    ['templates by a filter', '/word-jianli/?style=modern'],
    ['a later page of résumés', '/resume/?page=2'],
    ['a category of résumés', '/resume/cate-campus/'],
    ['a later page of articles', '/article/cate-all/?page=2'],
    ['a category of articles', '/article/cate-campus/'],
    ['a tag of articles', '/article/tag-email/'],
    ['a template', '/word-jianli/1001'],
    ['an article', '/article/2010'],
    ['a page that needs no data', '/about-us'],
    ['a page of one’s own', '/user/orders'],
    ['an address without a page', '/nowhere'],
    ['a number that is none', '/word-jianli/0'],
    ['a page that says it is an error', '/error/404'],
  ])('for %s', (_what, address) => expect(standIn(address)).toBeNull())

  test.each<[string, Asked]>([
    ['a crawler, who gets the whole page', { crawler: true }],
    ['a question for the headers alone', { method: 'HEAD' }],
  ])('for %s', (_who, asked) => expect(standIn('/', asked)).toBeNull())

  test('for an address that is not valid, whatever page it is of', () => {
    const search = new URLSearchParams()
    const request = new Request('https://site.test/')
    expect(placeholderOf({ ...matchPath('/'), valid: false, search, crawler: false, request })).toBeNull()
  })
})
