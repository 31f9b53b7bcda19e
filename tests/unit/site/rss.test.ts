import { expect, test } from 'vitest'
import { rssXml } from '#src/site/rss.ts'

test('whatever articles, categories and the site are called, a feed can be read', () => {
  const site = {
    site_name: 'A & B',
    seo_title: '',
    seo_key: '',
    seo_desc: '<all>',
    record_number: '',
    operator: '',
  }
  const article = {
    id: 7,
    title: 'Q & A',
    summary: '1 < 2',
    category: { facet: 'part', slug: 'tips', name: 'Tips & tricks' },
    minutes: 1,
    views: 1,
    published_at: Date.UTC(2026, 10, 29, 1, 2, 3),
    updated_at: 0,
  } as const
  const feed = rssXml({ siteUrl: 'https://qingjian.test', locale: 'en', site, articles: [article] })
  expect(feed.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    '<title>Job-hunting articles - A &amp; B</title>',
    '<link>https://qingjian.test/en/article/cate-all/</link>',
    '<atom:link href="https://qingjian.test/en/rss.xml" rel="self" type="application/rss+xml"/>',
    '<description>&lt;all&gt;</description>',
    '<language>en</language>',
    '<item><title>Q &amp; A</title><link>https://qingjian.test/en/article/7</link>' +
      '<guid isPermaLink="true">https://qingjian.test/en/article/7</guid><description>1 &lt; 2</description>' +
      '<category>Tips &amp; tricks</category><pubDate>Sun, 29 Nov 2026 01:02:03 GMT</pubDate></item>',
    '</channel></rss>',
    '',
  ])
})

test('a feed in Chinese leads to the pages without a language in their address', () => {
  const site = { site_name: '青简', seo_title: '', seo_key: '', seo_desc: '攻略', record_number: '', operator: '' }
  expect(rssXml({ siteUrl: 'https://qingjian.test', locale: 'zh', site, articles: [] }).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    '<title>求职攻略 - 青简</title>',
    '<link>https://qingjian.test/article/cate-all/</link>',
    '<atom:link href="https://qingjian.test/rss.xml" rel="self" type="application/rss+xml"/>',
    '<description>攻略</description>',
    '<language>zh-CN</language>',
    '</channel></rss>',
    '',
  ])
})
