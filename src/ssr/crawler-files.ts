import { type Context, Hono } from 'hono'
import { ACCOUNT, REDEEM } from '#src/contract/addresses.ts'
import {
  type ContentIndex,
  EDITOR,
  FAVOURITES,
  type Locale,
  MY_RESUMES,
  ORDERS,
  type PayloadName,
  type PayloadOf,
} from '#src/contract/index.ts'
import { callerOf } from '#src/http/api.ts'
import type { AppEnv } from '#src/http/types.ts'
import { OriginFailure } from '#src/origin/index.ts'
import { readSite } from '#src/site/config.ts'
import { readPayload } from '#src/site/page-data.ts'
import { rssXml } from '#src/site/rss.ts'
import { type SitemapPart, sitemapIndexXml, sitemapPart, sitemapXml } from '#src/site/sitemap.ts'
import { viewParameters } from './known-search.ts'

const RETRY_AFTER_S = 30
const XML = 'application/xml; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

/** The paths that robots.txt disallows: private pages, and addresses that are not pages. */
const CLOSED = [
  ...['/api/', '/sync/', '/wx/', '/pay/'],
  ...['', '/en'].flatMap((language) =>
    [EDITOR, MY_RESUMES, ORDERS, FAVOURITES, REDEEM, ACCOUNT].map((path) => language + path),
  ),
]

/** Query parameters that robots.txt disallows anywhere in an address, because their combinations are endless. */
const CLOSED_QUERIES = viewParameters.map((name) => `/*?*${name}=`)

/** Serves the files for programs: robots.txt, the sitemap, the feeds, and the key file of IndexNow. */
export function crawlerFiles(): Hono<AppEnv> {
  const files = new Hono<AppEnv>()
  files.get('/robots.txt', (c) => file(robots(c.get('services').config.siteUrl), TEXT))
  files.get('/sitemap.xml', (c) => honest(c, () => sitemapIndex(c)))
  files.get('/:name{sitemap-.+\\.xml}', (c, next) => {
    const part = sitemapPart(c.req.param('name'))
    return part === null ? next() : honest(c, () => sitemapFile(c, part))
  })
  files.get('/rss.xml', (c) => honest(c, () => feed(c, 'zh')))
  files.get('/en/rss.xml', (c) => honest(c, () => feed(c, 'en')))
  files.get('/:name{[a-zA-Z0-9-]+\\.txt}', async (c, next) => {
    const { indexNowKey } = c.get('services').config
    return indexNowKey !== undefined && c.req.param('name') === `${indexNowKey}.txt` ? file(indexNowKey, TEXT) : next()
  })
  return files
}

function robots(siteUrl: string): string {
  const rules = [...CLOSED, ...CLOSED_QUERIES].map((path) => `Disallow: ${path}`)
  return `${['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`].join('\n')}\n`
}

async function sitemapIndex(c: Context<AppEnv>): Promise<Response> {
  const [zh, en] = await Promise.all([contentIndex(c, 'zh'), contentIndex(c, 'en')])
  return file(sitemapIndexXml(siteUrlOf(c), { zh, en }), XML)
}

/** Serves one file of the sitemap; 404 for an empty one. */
async function sitemapFile(c: Context<AppEnv>, part: SitemapPart): Promise<Response> {
  const xml = sitemapXml(siteUrlOf(c), part, await contentIndex(c, part.locale))
  return xml === null ? new Response('404\n', { status: 404, headers: { 'content-type': TEXT } }) : file(xml, XML)
}

async function feed(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const [{ basics }, { list }] = await Promise.all([readSite(scopeOf(c, locale)), dataOf(c, locale, 'articleList')])
  return file(rssXml({ siteUrl: siteUrlOf(c), locale, site: basics, articles: list.items }), RSS)
}

function contentIndex(c: Context<AppEnv>, locale: Locale): Promise<ContentIndex> {
  return dataOf(c, locale, 'contentIndex')
}

/** @throws OriginFailure when there is no data */
async function dataOf<N extends PayloadName>(c: Context<AppEnv>, locale: Locale, name: N): Promise<PayloadOf<N>> {
  const data = await readPayload(scopeOf(c, locale), name, { params: {}, search: new URLSearchParams() })
  if (data === null) throw new OriginFailure(`There is no ${name}`)
  return data
}

function scopeOf(c: Context<AppEnv>, locale: Locale) {
  return {
    services: c.get('services'),
    origin: c.get('origin'),
    waitUntil: (task: Promise<unknown>) => c.executionCtx.waitUntil(task),
    caller: callerOf(c, locale),
  }
}

function siteUrlOf(c: Context<AppEnv>): string {
  return c.get('services').config.siteUrl
}

/** Answers 503 instead of 404 while the API is down, so that crawlers do not drop pages. */
async function honest(c: Context<AppEnv>, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof OriginFailure)) throw error
    c.get('services').log.error('crawler-file', error, { request_id: c.get('requestId') })
    return new Response('503\n', {
      status: 503,
      headers: { 'content-type': TEXT, 'retry-after': String(RETRY_AFTER_S) },
    })
  }
}

function file(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } })
}
