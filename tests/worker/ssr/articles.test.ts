import { expect, test } from 'vitest'
import { article, articles, list, nothingFound, site } from '#tests/support/fixtures.ts'
import { CRAWLER, ORIGIN, ok, type Remote, refused, remoteSite } from '#tests/support/site.ts'

/** Everything of category `gap` and tag `email`; the one with a dangerous title is 2666. */
const remote: Remote = (request) => {
  const { pathname, searchParams } = new URL(request.url)
  switch (pathname) {
    case '/api/config/base_site':
      return ok(site)
    case '/api/word.Jianli/list':
      return ok(list)
    case '/api/site.Search/index':
      return ok(nothingFound)
    case '/api/article.Info/list': {
      const page = Number(searchParams.get('page'))
      const languages = searchParams.get('cate') === 'gap' ? ['zh'] : ['zh', 'en']
      const found = page < 3 && searchParams.get('q') !== 'nothing'
      return ok({ ...articles, page, languages, ...(!found && { items: [] }) })
    }
    case '/api/article.Info/detail': {
      const id = searchParams.get('id')
      if (id === '2666') return ok({ ...article, title: '</script><script>alert(1)</script>' })
      return id === '2001' ? ok(article) : refused(0)
    }
    default:
      throw new Error(`Unexpected call ${pathname}`)
  }
}

/** The parts of the head that search engines read. */
async function headOf(path: string) {
  const response = await remoteSite(remote).get(path)
  const html = await response.text()
  return {
    status: response.status,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="(.*?)"/.exec(html)?.[1]?.replace(ORIGIN, ''),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="(.*?)"/g)].map(([, language]) => language),
    noindex: html.includes('content="noindex"'),
  }
}

const both = ['zh-CN', 'en', 'x-default']

test.each([
  ['/article/cate-all/', '求职攻略：写简历、投递与面试', '/article/cate-all/', both, false],
  ['/article/cate-all/?page=2', '求职攻略：写简历、投递与面试 - 第 2 页', '/article/cate-all/?page=2', [], false],
  ['/article/cate-gap/', '空窗期：求职攻略', '/article/cate-gap/', [], false],
  ['/article/tag-email/?sort=x&page=-1', '邮件：求职攻略', '/article/tag-email/', both, false],
  ['/en/article/tag-email/', '邮件: job-hunting articles', '/en/article/tag-email/', both, false],
  ['/article/cate-all/?q=nothing', '“nothing”的搜索结果', '/article/cate-all/?q=nothing', both, true],
  ['/article/2001', '空窗期怎么写', '/article/2001', [], false],
])('%s is titled %s', async (path, title, canonical, alternates, noindex) => {
  expect(await headOf(path)).toEqual({
    status: 200,
    title: `${title} - 测试简历`,
    canonical,
    alternates,
    noindex,
  })
})

test.each([
  '/article/cate-nowhere/',
  '/article/cate-email/',
  '/article/tag-gap/',
  '/article/tag-all/',
  '/article/cate-UPPER/',
  '/article/cate-all/?page=3',
  '/article/2002',
  '/article/0',
  '/article/first',
])('%s does not exist', async (path) => {
  const response = await remoteSite(remote).get(path, { 'user-agent': CRAWLER })
  expect([response.status, (await response.text()).startsWith('404 ')]).toEqual([404, true])
})

/** The blocks of schema.org data of a page. */
async function dataOf(path: string): Promise<unknown[]> {
  const html = await (await remoteSite(remote).get(path)).text()
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return [...blocks].map(([, json]) => JSON.parse(json ?? ''))
}

test('an article says what it is and where it stands', async () => {
  const publisher = { '@type': 'Organization', name: '测试简历', url: ORIGIN, logo: `${ORIGIN}/favicon.svg` }
  expect(await dataOf('/article/2001')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: '空窗期怎么写',
      description: '简历上空了一段，怎么写才不吃亏。',
      image: `${ORIGIN}/_img/f_jpg/og/article/2001.webp?v=${article.updated_at.toString(36)}`,
      inLanguage: 'zh-CN',
      articleSection: '空窗期',
      keywords: ['邮件'],
      datePublished: '2026-10-01',
      dateModified: '2026-11-01',
      mainEntityOfPage: `${ORIGIN}/article/2001`,
      author: publisher,
      publisher,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '首页', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: '求职攻略', item: `${ORIGIN}/article/cate-all/` },
        { '@type': 'ListItem', position: 3, name: '空窗期', item: `${ORIGIN}/article/cate-gap/` },
        { '@type': 'ListItem', position: 4, name: '空窗期怎么写' },
      ],
    },
  ])
})

test('no title can break out of the data', async () => {
  const html = await (await remoteSite(remote).get('/article/2666')).text()
  expect(html).not.toContain('<script>alert')
  expect(await dataOf('/article/2666')).toMatchObject([{ headline: '</script><script>alert(1)</script>' }, {}])
})

test('from an article and from a list without a twin the language switch leads to all articles', async () => {
  const switchOf = async (path: string) => {
    const html = await (await remoteSite(remote).get(path)).text()
    return /<a href="([^"]+)" hrefLang="en"/.exec(html)?.[1]
  }
  expect(await switchOf('/article/2001')).toBe('/en/article/cate-all/')
  expect(await switchOf('/article/cate-gap/')).toBe('/en/article/cate-all/')
  expect(await switchOf('/article/tag-email/')).toBe('/en/article/tag-email/')
  expect(await switchOf('/about-us')).toBe('/en/about-us')
})
