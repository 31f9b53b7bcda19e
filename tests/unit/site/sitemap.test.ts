import { expect, test } from 'vitest'
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
