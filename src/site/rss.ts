import { type ArticleList, type Locale, localeTags, type SiteBasics } from '#src/contract/index.ts'
import { feedTime } from '#src/lib/time.ts'
import { escapeXml } from '#src/lib/xml.ts'

const titles: Record<Locale, string> = { zh: '求职攻略', en: 'Job-hunting articles' }

type Feed = { siteUrl: string; locale: Locale; site: SiteBasics; articles: ArticleList['items'] }

/** The newest articles of a language as RSS 2.0. */
export function rssXml({ siteUrl, locale, site, articles }: Feed): string {
  const base = locale === 'en' ? `${siteUrl}/en` : siteUrl
  const items = articles.map(({ id, title, summary, category, published_at }) => {
    const address = `${base}/article/${id}`
    return [
      '<item>',
      `<title>${escapeXml(title)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      `<description>${escapeXml(summary)}</description>`,
      `<category>${escapeXml(category.name)}</category>`,
      `<pubDate>${feedTime(published_at)}</pubDate>`,
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(`${titles[locale]} - ${site.site_name}`)}</title>`,
    `<link>${base}/article/cate-all/</link>`,
    `<atom:link href="${base}/rss.xml" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(site.seo_desc)}</description>`,
    `<language>${localeTags[locale]}</language>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n')
}
