import { expect, test } from 'vitest'
import { routes } from '#client/routes.ts'
import { type ContentIndex, wordFacets } from '#src/contract/index.ts'
import { articleCard, articles, site } from '#tests/support/fixtures.ts'
import { ORIGIN, ok, type Remote, remoteSite } from '#tests/support/site.ts'

const first = Date.UTC(2026, 10, 1)
const second = Date.UTC(2026, 10, 2)

const zh: ContentIndex = {
  templates: [
    { id: 1001, updated_at: first },
    { id: 1002, updated_at: second },
  ],
  template_pages: 2,
  template_terms: [
    { facet: 'use', slug: 'campus', pages: 1, updated_at: first },
    { facet: 'style', slug: 'modern', pages: 2, updated_at: second },
  ],
  articles: [{ id: 2001, updated_at: first }],
  article_pages: 1,
  article_terms: [
    { facet: 'situation', slug: 'gap', pages: 1, updated_at: first },
    { facet: 'tag', slug: 'email', pages: 1, updated_at: first },
  ],
}
const en: ContentIndex = { ...zh, articles: [], article_terms: [] }

const remote: Remote = (request) => {
  const isEnglish = request.headers.get('accept-language') === 'en'
  switch (new URL(request.url).pathname) {
    case '/api/config/base_site':
      return ok(site)
    case '/api/config/content_index':
      return ok(isEnglish ? en : zh)
    case '/api/article.Info/list':
      return ok({ ...articles, items: [{ ...articleCard, title: '空窗期 <怎么写> & 其他' }] })
    default:
      throw new Error(`Unexpected call ${request.url}`)
  }
}

/** Addresses with the time of their last change. */
async function entriesOf(path: string): Promise<string[]> {
  const response = await remoteSite(remote).get(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const found = (await response.text()).matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)
  return [...found].map(([, address = '', changed = '']) => `${address.replace(ORIGIN, '')} ${changed}`.trim())
}

const one = '2026-11-01T00:00:00Z'
const two = '2026-11-02T00:00:00Z'

test('the sitemap lists the parts that have something, each with its newest change', async () => {
  expect(await entriesOf('/sitemap.xml')).toEqual([
    `/sitemap-zh-pages.xml ${two}`,
    `/sitemap-zh-word.xml ${two}`,
    `/sitemap-zh-resume.xml ${two}`,
    `/sitemap-zh-article.xml ${one}`,
    `/sitemap-en-pages.xml ${two}`,
    `/sitemap-en-word.xml ${two}`,
    `/sitemap-en-resume.xml ${two}`,
  ])
})

test.each([
  [
    '/sitemap-en-pages.xml',
    [
      `/en/ ${two}`,
      ...['/en/resume/new', '/en/user/vip', '/en/about-us', '/en/contact', '/en/agreement', '/en/accessibility'],
    ],
  ],
  [
    '/sitemap-zh-word.xml',
    [
      `/word-jianli/ ${two}`,
      `/word-jianli/?page=2 ${two}`,
      `/word-jianli/cate-campus/ ${one}`,
      `/word-jianli/tag-modern/ ${two}`,
      `/word-jianli/tag-modern/?page=2 ${two}`,
      `/word-jianli/1001 ${one}`,
      `/word-jianli/1002 ${two}`,
    ],
  ],
  [
    '/sitemap-en-resume.xml',
    [
      `/en/resume/ ${two}`,
      `/en/resume/?page=2 ${two}`,
      `/en/resume/cate-campus/ ${one}`,
      `/en/resume/1001 ${one}`,
      `/en/resume/1002 ${two}`,
    ],
  ],
  [
    '/sitemap-zh-article.xml',
    [`/article/cate-all/ ${one}`, `/article/cate-gap/ ${one}`, `/article/tag-email/ ${one}`, `/article/2001 ${one}`],
  ],
])('%s has every page once', async (path, entries) => {
  expect(await entriesOf(path)).toEqual(entries)
})

test.each(['/sitemap-zh-word-2.xml', '/sitemap-zh-word-1.xml', '/sitemap-en-article.xml', '/sitemap-fr-word.xml'])(
  '%s is no part',
  async (path) => {
    expect((await remoteSite(remote).get(path)).status).toBe(404)
  },
)

test('a feed has the newest articles of its language', async () => {
  const response = await remoteSite(remote).get('/en/rss.xml')
  const xml = await response.text()
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(xml).toContain('<title>Job-hunting articles - 测试简历</title>')
  expect(xml).toContain(`<atom:link href="${ORIGIN}/en/rss.xml" rel="self" type="application/rss+xml"/>`)
  expect(xml).toContain(
    `<item><title>空窗期 &lt;怎么写&gt; &amp; 其他</title><link>${ORIGIN}/en/article/2001</link>` +
      `<guid isPermaLink="true">${ORIGIN}/en/article/2001</guid>` +
      '<description>简历上空了一段，怎么写才不吃亏。</description><category>空窗期</category>' +
      '<pubDate>Thu, 01 Oct 2026 00:00:00 GMT</pubDate></item>',
  )
})

test('robots are sent to the sitemap and away from what belongs to users', async () => {
  const text = await (await remoteSite(remote).get('/robots.txt')).text()
  const lines = text.split('\n')
  const own = routes.filter(({ access }) => access === 'user').map(({ pattern }) => pattern)
  const closed = ['/api/', '/sync/', '/wx/', '/pay/', ...own, ...own.map((path) => `/en${path}`)]
  expect([lines[0], lines.slice(-3)]).toEqual(['User-agent: *', ['', `Sitemap: ${ORIGIN}/sitemap.xml`, '']])
  const rules = lines.slice(1, -3).filter((line) => !line.includes('?'))
  expect(rules.toSorted()).toEqual(closed.map((path) => `Disallow: ${path}`).toSorted())
})

test('robots are kept out of the views of lists, which are without end, but not from their pages', async () => {
  const lines = (await (await remoteSite(remote).get('/robots.txt')).text()).split('\n')
  const begun = ['id', 'sample', 'design', 'lang']
  const names = [...wordFacets, ...begun, 'q', 'sort', 'url', 'sent', 'topic']
  const rules = lines.filter((line) => line.includes('?'))
  expect(rules.toSorted()).toEqual(names.map((name) => `Disallow: /*?*${name}=`).toSorted())
})

test('crawlers are asked to come again while the origin is down', async () => {
  const site = remoteSite(() => new Response('down', { status: 502 }))
  // Nothing else reads the feed of this language: nothing of it is kept.
  const response = await site.get('/rss.xml')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
})

test('the key of IndexNow is shown when there is one, and nothing else is', async () => {
  const key = 'aaaabbbbccccdddd'
  const withKey = remoteSite(remote, {}, { INDEXNOW_KEY: key })
  expect(await (await withKey.get(`/${key}.txt`)).text()).toBe(key)
  expect((await withKey.get('/aaaabbbbccccddd0.txt')).status).toBe(404)
  expect((await remoteSite(remote).get(`/${key}.txt`)).status).toBe(404)
})
