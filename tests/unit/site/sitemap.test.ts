import { describe, expect, test } from 'vitest'
import type { ContentIndex } from '#src/contract/index.ts'
import { sitemapIndexXml, sitemapPart, sitemapXml } from '#src/site/sitemap.ts'

const SITE = 'https://qingjian.test'
const day = (of: number) => Date.UTC(2026, 10, of)

function indexOf(articles: ContentIndex['articles']): ContentIndex {
  return { templates: [], template_pages: 0, template_terms: [], articles, article_pages: 1, article_terms: [] }
}

/** With their list one more than a file may have. */
const many = indexOf(Array.from({ length: 50_000 }, (_, index) => ({ id: index + 1, updated_at: day(1) })))
const none = indexOf([])

function addressesOf(xml: string | null): string[] {
  return [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(SITE, ''))
}

test('a part of more than 50 000 addresses is several files, all of them in the index', () => {
  expect(addressesOf(sitemapIndexXml(SITE, { zh: many, en: none }))).toEqual([
    '/sitemap-zh-pages.xml',
    '/sitemap-zh-article.xml',
    '/sitemap-zh-article-2.xml',
    '/sitemap-en-pages.xml',
  ])
  const files = ['sitemap-zh-article.xml', 'sitemap-zh-article-2.xml', 'sitemap-zh-article-3.xml'].map((name) => {
    const part = sitemapPart(name)
    return part && addressesOf(sitemapXml(SITE, part, many))
  })
  expect(files.map((addresses) => addresses?.length)).toEqual([50_000, 1, 0])
  expect(files[1]).toEqual(['/article/50000'])
})

test('a list has changed when the newest of what it lists has, and so has a file', () => {
  const index = indexOf([3, 9, 5].map((of) => ({ id: of, updated_at: day(of) })))
  const changes = (xml: string | null) =>
    [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc><lastmod>2026-11-(\d\d)/g)].map(([, address = '', of]) => {
      return `${address.replace(SITE, '')} ${of}`
    })
  expect(changes(sitemapIndexXml(SITE, { zh: index, en: none }))).toEqual([
    '/sitemap-zh-pages.xml 09',
    '/sitemap-zh-article.xml 09',
  ])
  expect(changes(sitemapXml(SITE, { locale: 'zh', kind: 'pages', number: 1 }, index))).toEqual(['/ 09'])
  expect(changes(sitemapXml(SITE, { locale: 'zh', kind: 'article', number: 1 }, index))).toEqual([
    '/article/cate-all/ 09',
    '/article/3 03',
    '/article/9 09',
    '/article/5 05',
  ])
})

test.each(['sitemap-zh-article-1.xml', 'sitemap-zh-article-02.xml', 'sitemap-zh-other.xml', 'sitemap-zh.xml'])(
  '%s names no part',
  (name) => {
    expect(sitemapPart(name)).toBeNull()
  },
)

describe('each part, whole', () => {
  const index: ContentIndex = {
    templates: [{ id: 1001, updated_at: day(2) }],
    template_pages: 2,
    template_terms: [
      { facet: 'use', slug: 'campus', pages: 2, updated_at: day(3) },
      { facet: 'style', slug: 'modern', pages: 1, updated_at: day(4) },
    ],
    articles: [{ id: 7, updated_at: day(5) }],
    article_pages: 1,
    article_terms: [
      { facet: 'part', slug: 'tips', pages: 2, updated_at: day(6) },
      { facet: 'tag', slug: 'email', pages: 1, updated_at: day(7) },
    ],
  }
  const lastmod = (of: number) => `<lastmod>2026-11-0${of}T00:00:00Z</lastmod>`

  test.each([
    ['zh', ''],
    ['en', '/en'],
  ] as const)('in %s', (locale, prefix) => {
    const linesOf = (kind: 'pages' | 'word' | 'resume' | 'article') =>
      (sitemapXml(SITE, { locale, kind, number: 1 }, index) ?? '').split('\n')
    const whole = (...entries: [path: string, of?: number][]) => [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries.map(([path, of]) => `<url><loc>${SITE}${prefix}${path}</loc>${of ? lastmod(of) : ''}</url>`),
      '</urlset>',
      '',
    ]
    expect(linesOf('pages')).toEqual(
      whole(['/', 5], ['/resume/new'], ['/user/vip'], ['/about-us'], ['/contact'], ['/agreement'], ['/accessibility']),
    )
    expect(linesOf('word')).toEqual(
      whole(
        ['/word-jianli/', 2],
        ['/word-jianli/?page=2', 2],
        ['/word-jianli/cate-campus/', 3],
        ['/word-jianli/cate-campus/?page=2', 3],
        ['/word-jianli/tag-modern/', 4],
        ['/word-jianli/1001', 2],
      ),
    )
    expect(linesOf('resume')).toEqual(
      whole(
        ['/resume/', 2],
        ['/resume/?page=2', 2],
        ['/resume/cate-campus/', 3],
        ['/resume/cate-campus/?page=2', 3],
        ['/resume/1001', 2],
      ),
    )
    expect(linesOf('article')).toEqual(
      whole(
        ['/article/cate-all/', 5],
        ['/article/cate-tips/', 6],
        ['/article/cate-tips/?page=2', 6],
        ['/article/tag-email/', 7],
        ['/article/7', 5],
      ),
    )
  })

  test('and the index of them all', () => {
    const files = ['zh', 'en'].flatMap((locale) =>
      (
        [
          ['pages', 5],
          ['word', 4],
          ['resume', 3],
          ['article', 7],
        ] as const
      ).map(([kind, of]) => `<sitemap><loc>${SITE}/sitemap-${locale}-${kind}.xml</loc>${lastmod(of)}</sitemap>`),
    )
    expect(sitemapIndexXml(SITE, { zh: index, en: index }).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...files,
      '</sitemapindex>',
      '',
    ])
  })
})
