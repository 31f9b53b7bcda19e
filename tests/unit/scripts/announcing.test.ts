import { expect, test } from 'vitest'
import { announce, changesBetween, type Published } from '#scripts/lib/announcing.ts'

const SITE = 'https://qingjian.test'
const NOBODY = { siteUrl: SITE, indexNowKey: undefined, baiduToken: undefined }
const changes = { changed: ['/', '/word-jianli/1001'], removed: ['/article/2001'] }

function published(templates: Record<number, string>, articles: Record<number, 'zh' | 'en'>): Published {
  return {
    templates: Object.entries(templates).map(([id, version]) => ({ id: Number(id), version })),
    articles: Object.entries(articles).map(([id, language]) => ({ id: Number(id), version: 'a', language })),
  }
}

/** The network, as far as search engines are concerned. */
function network(answer: (url: URL) => Response) {
  const requests: { url: string; type: string | null; body: string }[] = []
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push({ url: request.url, type: request.headers.get('content-type'), body: await request.text() })
    return answer(new URL(request.url))
  }
  return { requests, fetcher }
}

test('pages that are new, changed or gone are told, with the lists they are on', () => {
  const before = published({ 1001: 'a', 1002: 'a' }, { 2001: 'zh' })
  const after = published({ 1001: 'b', 1003: 'a' }, { 2001: 'zh', 2009: 'en' })
  expect(changesBetween(before, after)).toEqual({
    changed: [
      '/',
      '/word-jianli/',
      '/resume/',
      '/word-jianli/1001',
      '/word-jianli/1003',
      '/resume/1001',
      '/resume/1003',
      '/en/',
      '/en/word-jianli/',
      '/en/resume/',
      '/en/article/cate-all/',
      '/en/word-jianli/1001',
      '/en/word-jianli/1003',
      '/en/resume/1001',
      '/en/resume/1003',
      '/en/article/2009',
    ],
    removed: ['/word-jianli/1002', '/resume/1002', '/en/word-jianli/1002', '/en/resume/1002'],
  })
  expect(changesBetween(before, before)).toEqual({ changed: [], removed: [] })
})

test('without keys no search engine is told', async () => {
  const { requests, fetcher } = network(() => new Response())
  expect([await announce(changes, NOBODY, fetcher), requests]).toEqual([[], []])
})

test('IndexNow is told of everything, Baidu of what there is', async () => {
  const { requests, fetcher } = network(({ host }) =>
    host === 'data.zz.baidu.com' ? Response.json({ remain: 98, success: 2 }) : new Response(null, { status: 202 }),
  )
  const keys = { siteUrl: SITE, indexNowKey: 'aaaabbbb', baiduToken: 'secret' }
  expect(await announce(changes, keys, fetcher)).toEqual([
    'IndexNow: told of 3 pages, taken',
    'Baidu: told of 2 pages, 2 taken, 98 more today',
  ])
  expect(requests).toEqual([
    {
      url: 'https://api.indexnow.org/indexnow',
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({
        host: 'qingjian.test',
        key: 'aaaabbbb',
        keyLocation: `${SITE}/aaaabbbb.txt`,
        urlList: [`${SITE}/`, `${SITE}/word-jianli/1001`, `${SITE}/article/2001`],
      }),
    },
    {
      url: 'http://data.zz.baidu.com/urls?site=https%3A%2F%2Fqingjian.test&token=secret',
      type: 'text/plain',
      body: `${SITE}/\n${SITE}/word-jianli/1001`,
    },
  ])
})

test('more pages than they take at once go in several turns', async () => {
  const { requests, fetcher } = network(() => new Response(null, { status: 200 }))
  const many = { changed: Array.from({ length: 2001 }, (_, id) => `/resume/${id + 1}`), removed: [] }
  expect(await announce(many, { ...NOBODY, indexNowKey: 'aaaabbbb' }, fetcher)).toEqual([
    'IndexNow: told of 2000 pages, taken',
    'IndexNow: told of 1 pages, taken',
  ])
  expect(requests).toHaveLength(2)
})

test('a search engine that refuses or is away is named, and the other one is told all the same', async () => {
  const keys = { siteUrl: SITE, indexNowKey: 'aaaabbbb', baiduToken: 'wrong' }
  const refusing = network(({ host }) =>
    host === 'data.zz.baidu.com'
      ? Response.json({ error: 401, message: 'token is not valid' }, { status: 401 })
      : new Response(null, { status: 422 }),
  )
  expect(await announce(changes, keys, refusing.fetcher)).toEqual([
    'IndexNow: could not be told of 3 pages: it answered 422',
    'Baidu: could not be told of 2 pages: it answered 401 token is not valid',
  ])
  const away: typeof fetch = () => Promise.reject(new Error('no route'))
  expect(await announce(changes, keys, away)).toEqual([
    'IndexNow: could not be told of 3 pages: no route',
    'Baidu: could not be told of 2 pages: no route',
  ])
})
