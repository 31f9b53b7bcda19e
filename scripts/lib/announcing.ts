import * as z from 'zod/mini'
import { readArticleVersions } from '#src/api/db/content/article-publishing.ts'
import { readTemplateVersions } from '#src/api/db/content/word-publishing.ts'
import { locales } from '#src/contract/index.ts'
import { chunksOf } from '#src/lib/chunks.ts'
import type { DataBindings } from './bindings.ts'
import { messageOf } from './main.ts'

/** The paths of pages that were changed, and of pages that were removed. */
export type Changes = { changed: string[]; removed: string[] }

/** The address of the site, and the keys of the search engines; one without a key is not told. */
export type Announcing = { siteUrl: string; indexNowKey: string | undefined; baiduToken: string | undefined }

type Item = { id: number; version: string }

/** The published pages; a different version means a change, whatever the date. */
export type Published = { templates: readonly Item[]; articles: readonly (Item & { language: string })[] }

const INDEXNOW = 'https://api.indexnow.org/indexnow'
const BAIDU = 'http://data.zz.baidu.com/urls'
/** The most addresses that both accept in one request. */
const CHUNK = 2000
const TIMEOUT_MS = 10_000

const baiduAnswer = z.object({
  success: z.optional(z.int()),
  remain: z.optional(z.int()),
  message: z.optional(z.string()),
})

/** What is published now. */
export async function readPublished({ CONTENT }: Pick<DataBindings, 'CONTENT'>): Promise<Published> {
  return { templates: await readTemplateVersions(CONTENT), articles: await readArticleVersions(CONTENT) }
}

/** Returns the pages that publishing has changed or removed. */
export function changesBetween(before: Published, after: Published): Changes {
  const changes: Changes = { changed: [], removed: [] }
  for (const locale of locales) {
    const prefix = locale === 'en' ? '/en' : ''
    const isOwn = ({ language }: { language: string }) => language === locale
    const pairs = [
      { was: before.templates, is: after.templates, folders: ['/word-jianli/', '/resume/'] },
      { was: before.articles.filter(isOwn), is: after.articles.filter(isOwn), folders: ['/article/'] },
    ]
    const found = pairs.map(({ was, is, folders }) => {
      const paths = (items: readonly Item[]) => folders.flatMap((folder) => items.map(({ id }) => prefix + folder + id))
      return { changed: paths(without(is, was, sameVersion)), removed: paths(without(was, is, samePage)) }
    })
    const [templates, articles] = found
    const lists = [
      ...(isTouched(templates) ? ['/word-jianli/', '/resume/'] : []),
      ...(isTouched(articles) ? ['/article/cate-all/'] : []),
    ]
    const home = lists.length > 0 ? ['/'] : []
    changes.changed.push(
      ...[...home, ...lists].map((path) => prefix + path),
      ...found.flatMap(({ changed }) => changed),
    )
    changes.removed.push(...found.flatMap(({ removed }) => removed))
  }
  return changes
}

/**
 * Notifies search engines and returns the results, a line each. A search engine that does not answer stops nothing: it
 * reads the sitemap anyway.
 */
export async function announce(changes: Changes, announcing: Announcing, fetcher: typeof fetch): Promise<string[]> {
  const { siteUrl, indexNowKey, baiduToken } = announcing
  const addresses = (paths: readonly string[]) => paths.map((path) => siteUrl + path)
  const lines: string[] = []
  if (indexNowKey !== undefined) {
    for (const urls of chunksOf(addresses([...changes.changed, ...changes.removed]), CHUNK))
      lines.push(await told('IndexNow', urls.length, () => tellIndexNow(fetcher, siteUrl, indexNowKey, urls)))
  }
  if (baiduToken !== undefined) {
    for (const urls of chunksOf(addresses(changes.changed), CHUNK))
      lines.push(await told('Baidu', urls.length, () => tellBaidu(fetcher, siteUrl, baiduToken, urls)))
  }
  return lines
}

async function told(name: string, count: number, tell: () => Promise<string>): Promise<string> {
  try {
    return `${name}: told of ${count} pages, ${await tell()}`
  } catch (error) {
    return `${name}: could not be told of ${count} pages: ${messageOf(error)}`
  }
}

async function tellIndexNow(fetcher: typeof fetch, siteUrl: string, key: string, urls: string[]): Promise<string> {
  const body = { host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList: urls }
  const response = await fetcher(INDEXNOW, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  return 'taken'
}

async function tellBaidu(fetcher: typeof fetch, siteUrl: string, token: string, urls: string[]): Promise<string> {
  const response = await fetcher(`${BAIDU}?${new URLSearchParams({ site: siteUrl, token })}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: urls.join('\n'),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { success, remain, message } = baiduAnswer.parse(await response.json())
  if (!response.ok || success === undefined) throw new Error(`it answered ${response.status} ${message ?? ''}`.trim())
  return `${success} taken, ${remain} more today`
}

function without(items: readonly Item[], others: readonly Item[], same: (a: Item, b: Item) => boolean): Item[] {
  return items.filter((item) => !others.some((other) => same(item, other)))
}

function samePage(a: Item, b: Item): boolean {
  return a.id === b.id
}

function sameVersion(a: Item, b: Item): boolean {
  return a.id === b.id && a.version === b.version
}

function isTouched(found: Changes | undefined): boolean {
  return found !== undefined && found.changed.length + found.removed.length > 0
}
