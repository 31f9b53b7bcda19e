import { describe, expect, test } from 'vitest'
import type { FacetValue, PayloadName, WordCard, WordList } from '#src/contract/index.ts'
import type { Ask } from '#src/site/builder.ts'
import { knownContacts } from '#src/site/config.ts'
import { builders } from '#src/site/payloads.ts'
import {
  applications,
  articleCard,
  articles,
  card,
  list,
  nothingFound,
  resumes,
  status,
  template,
} from '#tests/support/fixtures.ts'

const use: FacetValue & { count: number } = { facet: 'use', slug: 'campus', name: '校招', count: 1 }
const role = { facet: 'role', slug: 'nurse', name: '护士', count: 1 } as const
const full: WordList = {
  ...list,
  facets: [
    { facet: 'use', values: [use] },
    { facet: 'role', values: [role] },
  ],
}
const empty: WordList = { ...full, total: 0, items: [] }
const cards = (count: number): WordCard[] => Array.from({ length: count }, (_, nth) => ({ ...card, id: nth + 1 }))

type Answers = Record<string, unknown | ((input: Record<string, string>) => unknown)>

/** What a page is made of when the API answers so, and what it was asked; what is not named does not exist. */
async function built(name: PayloadName, answers: Answers, address = '', params: Record<string, string> = {}) {
  const asked: [string, object][] = []
  const ask: Ask = async (call, input) => {
    asked.push([call, input])
    const answer = answers[call] ?? null
    return typeof answer === 'function' ? answer(input) : answer
  }
  const payload: unknown = await builders[name].build(ask, { params, search: new URLSearchParams(address) })
  return { payload, asked }
}

describe('the home page', () => {
  const articlesOf = (count: number) => ({ ...articles, items: Array(count).fill(articleCard) })

  test('has eight templates and three articles, of these what it shows', async () => {
    const { payload } = await built('home', {
      'word.Jianli/list': { ...full, items: cards(9) },
      'article.Info/list': articlesOf(4),
    })
    const { id, title, category, minutes } = articleCard
    expect(payload).toEqual({ templates: cards(8), articles: Array(3).fill({ id, title, category, minutes }) })
  })

  test('is none without one of the two', async () => {
    expect((await built('home', { 'word.Jianli/list': full })).payload).toBeNull()
    expect((await built('home', { 'article.Info/list': articlesOf(1) })).payload).toBeNull()
  })
})

describe('a gallery', () => {
  const answers = { 'word.Jianli/list': full, 'site.Search/index': nothingFound }

  test('asks once, for what its address says', async () => {
    expect((await built('wordGallery', answers)).asked).toEqual([['word.Jianli/list', { sort: 'hot', page: '1' }]])
    const { payload, asked } = await built('wordGallery', answers, '?role=nurse&q=x&sort=new&page=2', {
      cate: 'campus',
    })
    expect(asked).toEqual([['word.Jianli/list', { slug: 'campus', role: 'nurse', q: 'x', sort: 'new', page: '2' }]])
    const filters = [use, role].map(({ facet, slug, name }) => ({ facet, slug, name }))
    expect(payload).toEqual({ query: { filters, q: 'x', sort: 'new', page: 2 }, list: full, instead: null })
  })

  test('is none for a category, a page or a list there is not; a filter there is not is none', async () => {
    expect((await built('wordGallery', answers, '', { cate: 'none' })).payload).toBeNull()
    expect((await built('wordGallery', {}, '', { cate: 'campus' })).payload).toBeNull()
    expect((await built('wordGallery', {})).payload).toBeNull()
    const none = { ...answers, 'word.Jianli/list': empty }
    expect((await built('wordGallery', none, '?page=2')).payload).toBeNull()
    expect((await built('wordGallery', none, '?page=1')).payload).toMatchObject({ list: { total: 0 } })
    const { payload, asked } = await built('wordGallery', answers, '?role=none&use=campus')
    expect(payload).toMatchObject({ query: { filters: [{ slug: 'campus' }] } })
    expect(asked[1]?.[1]).toEqual({ use: 'campus', sort: 'hot', page: '1' })
  })

  test('without anything on it shows what is near, or else what is popular', async () => {
    const popular = (input: Record<string, string>) => ('page' in input ? empty : { ...full, items: cards(5) })
    const near = { ...nothingFound, templates: { total: 1, items: [card] } }
    const insteadOf = async (found: unknown, address: string) =>
      (await built('wordGallery', { 'word.Jianli/list': popular, 'site.Search/index': found }, address)).payload
    expect(await insteadOf(near, '?q=x')).toMatchObject({ instead: { near, popular: [] } })
    expect(await insteadOf(nothingFound, '?q=x')).toMatchObject({ instead: { near: nothingFound, popular: cards(4) } })
    expect(await insteadOf(null, '?q=x')).toMatchObject({ instead: { near: nothingFound, popular: cards(4) } })
    // Nothing was searched for, so nothing can be near to it.
    expect(await insteadOf(near, '')).toMatchObject({ instead: { near: nothingFound, popular: cards(4) } })
  })
})

describe('a list of examples', () => {
  test('has uses and industries as categories, and nothing else', async () => {
    const { payload, asked } = await built('sampleList', { 'resume.Sample/list': full }, '?sort=new&page=2&q=x', {
      cate: 'campus',
    })
    expect(asked).toEqual([['resume.Sample/list', { slug: 'campus', q: 'x', sort: 'new', page: '2' }]])
    const { facet, slug, name } = use
    expect(payload).toEqual({
      query: { category: { facet, slug, name }, q: 'x', sort: 'new', page: 2 },
      list: full,
      instead: null,
    })
    expect((await built('sampleList', { 'resume.Sample/list': full }, '', { cate: 'nurse' })).payload).toBeNull()
    expect((await built('sampleList', {}, '', { cate: 'campus' })).payload).toBeNull()
    expect((await built('sampleList', { 'resume.Sample/list': full })).asked).toEqual([
      ['resume.Sample/list', { sort: 'hot', page: '1' }],
    ])
  })

  test.each([
    ['', false],
    ['?q=x', true],
    ['?q=x&page=2', false],
    ['?page=2', false],
  ])('that is empty at "%s": a page %s', async (address, isPage) => {
    const { payload } = await built('sampleList', { 'resume.Sample/list': empty, 'word.Jianli/list': full }, address)
    expect(payload !== null).toBe(isPage)
    const list = { ...articles, total: 0, items: [] }
    const article = await built('articleList', { 'article.Info/list': list, 'word.Jianli/list': full }, address)
    expect(article.payload !== null).toBe(isPage)
  })
})

describe('a list of articles', () => {
  const answers = { 'article.Info/list': articles }

  test('names the category or tag of its path as the API calls it', async () => {
    const category = await built('articleList', answers, '?sort=hot&q=x', { cate: 'gap' })
    expect(category).toEqual({
      asked: [['article.Info/list', { cate: 'gap', q: 'x', sort: 'hot', page: '1' }]],
      payload: {
        query: { term: { facet: 'situation', slug: 'gap', name: '空窗期' }, q: 'x', sort: 'hot', page: 1 },
        list: articles,
        instead: null,
      },
    })
    expect((await built('articleList', answers, '', { tag: 'email' })).payload).toMatchObject({
      query: { term: { facet: 'tag', slug: 'email' } },
    })
    expect((await built('articleList', answers, '', { cate: 'all' })).payload).toMatchObject({ query: { term: null } })
  })

  test('is none for a tag as a category and the reverse, and for what is neither', async () => {
    for (const [part, slug] of [
      ['cate', 'email'],
      ['tag', 'gap'],
      ['cate', 'none'],
    ] as const) {
      expect((await built('articleList', answers, '', { [part]: slug })).payload).toBeNull()
    }
    expect((await built('articleList', {})).payload).toBeNull()
  })
})

describe('a search', () => {
  test('calls no search without a query, and shows popular results when nothing is found', async () => {
    const answers = { 'word.Jianli/list': { ...full, items: cards(5) }, 'site.Search/index': nothingFound }
    expect(await built('search', answers)).toEqual({
      asked: [['word.Jianli/list', {}]],
      payload: { q: '', found: nothingFound, popular: cards(4) },
    })
    expect((await built('search', answers, '?q=x')).asked).toEqual([
      ['site.Search/index', { q: 'x' }],
      ['word.Jianli/list', {}],
    ])
    const found = { ...nothingFound, templates: { total: 1, items: [card] } }
    expect((await built('search', { ...answers, 'site.Search/index': found }, '?q=x')).payload).toEqual({
      q: 'x',
      found,
      popular: [],
    })
    expect((await built('search', {}, '?q=x')).payload).toBeNull()
    expect((await built('search', { 'site.Search/index': nothingFound }, '?q=x')).payload).toMatchObject({
      popular: [],
    })
  })
})

describe('one thing, and what is somebody’s own', () => {
  test.each<[PayloadName, string, unknown, object]>([
    ['wordDetail', 'word.Jianli/detail', template, { template }],
    ['sampleDetail', 'resume.Sample/detail', template, { sample: template }],
    ['articleDetail', 'article.Info/detail', articleCard, { article: articleCard }],
  ])('%s asks %s', async (name, call, answer, payload) => {
    expect(await built(name, { [call]: answer }, '', { id: '7' })).toEqual({ asked: [[call, { id: '7' }]], payload })
    expect((await built(name, {}, '', { id: '7' })).payload).toBeNull()
  })

  const of = (call: string) => ({ of: call })
  test.each<[PayloadName, string, [string, object][], object]>([
    [
      'membershipPlans',
      '',
      [
        ['user.vip/free', {}],
        ['user.vip/list', {}],
      ],
      { free: of('user.vip/free'), plans: of('user.vip/list') },
    ],
    [
      'account',
      '',
      [
        ['user.Account/index', {}],
        ['user.Account/devices', {}],
        ['user.Passkey/list', {}],
      ],
      { account: of('user.Account/index'), devices: of('user.Account/devices'), passkeys: of('user.Passkey/list') },
    ],
    ['orders', '?page=3', [['user.Order/index', { page: '3' }]], { list: of('user.Order/index') }],
    [
      'favourites',
      '?type=resume&page=3',
      [['user.TemplateCollections/userConllectionList', { type: 'resume', page: '3' }]],
      { list: of('user.TemplateCollections/userConllectionList') },
    ],
    ['redemptions', '', [['user.vip/redemptions', {}]], of('user.vip/redemptions')],
    ['contentIndex', '', [['config/content_index', {}]], of('config/content_index')],
    ['shared', '', [['resume.Share/open', { token: 't' }]], { shared: of('resume.Share/open') }],
  ])('%s is made of its parts, and none without one of them', async (name, address, calls, wanted) => {
    const whole = Object.fromEntries(calls.map(([call]) => [call, of(call)]))
    const { payload, asked } = await built(name, whole, address, { token: 't' })
    expect([payload, asked.toSorted()]).toEqual([wanted, calls.toSorted()])
    for (const [call] of calls) {
      expect((await built(name, { ...whole, [call]: null }, address, { token: 't' })).payload).toBeNull()
    }
  })

  test('the page about the site has its contacts, and nothing else of its configuration', async () => {
    const known = knownContacts('zh')
    const site = { ...known, site_name: 'x', seo_title: 'x', seo_key: 'x', seo_desc: 'x', version: 3 }
    expect((await built('contacts', { 'config/base_site': site })).payload).toEqual(known)
    expect((await built('contacts', {})).payload).toBeNull()
  })

  test('the editor has a résumé, or the choice of one', async () => {
    const id = 'ABCDEFGHIJKLMNOPQRST'
    const saved = { rev: 1, doc: {} }
    const answers = { 'user.Jianli/list': resumes, 'user.Resume/document': saved }
    expect((await built('editor', answers, `?id=${id}`)).payload).toEqual({ resume: { ...saved, id }, mine: resumes })
    expect(await built('editor', answers)).toEqual({
      asked: [['user.Jianli/list', {}]],
      payload: { resume: null, mine: resumes },
    })
    expect((await built('editor', answers, '?id=short')).payload).toBeNull()
    expect((await built('editor', { 'user.Jianli/list': resumes }, `?id=${id}`)).payload).toBeNull()
    expect((await built('editor', { 'user.Resume/document': saved }, `?id=${id}`)).payload).toBeNull()
  })

  test('of one’s own résumés those that are there or those that were deleted, and how many of these', async () => {
    const gone = { ...resumes, total: 2 }
    const answers = {
      'user.vip/check': status,
      'user.Jianli/list': resumes,
      'user/resume/data': gone,
      'user.Application/list': applications,
    }
    expect(await built('myResumes', answers, '?q=x&sort=title&page=3')).toMatchObject({
      asked: [
        ['user.vip/check', {}],
        ['user.Jianli/list', { q: 'x', page: '3' }],
        ['user/resume/data', { deleted: '1', page: '1' }],
        ['user.Application/list', { page: '1' }],
      ],
      payload: { status, list: resumes, deleted: 2, query: { deleted: false, q: 'x', page: 3 } },
    })
    const { payload, asked } = await built('myResumes', answers, '?deleted=1&page=3')
    expect(asked).toEqual([
      ['user.vip/check', {}],
      ['user/resume/data', { deleted: '1', page: '3' }],
      ['user.Application/list', { page: '1' }],
    ])
    expect(payload).toMatchObject({ list: gone, deleted: 2, query: { deleted: true, page: 3 } })
    const asks = async (address: string) => (await built('myResumes', answers, address)).asked.slice(1)
    expect(await asks('?applications=1&status=sent&page=3')).toEqual([
      ['user.Jianli/list', { q: '', sort: 'updated', page: '1' }],
      ['user/resume/data', { deleted: '1', page: '1' }],
      ['user.Application/list', { page: '3', status: 'sent' }],
    ])
    expect((await asks('?status=sent&page=3')).at(-1)).toEqual(['user.Application/list', { page: '1' }])
    const { 'user.Application/list': _, ...needed } = answers
    for (const call of Object.keys(needed)) {
      expect((await built('myResumes', { ...answers, [call]: null })).payload).toBeNull()
    }
  })
})
