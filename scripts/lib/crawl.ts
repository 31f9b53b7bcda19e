/** A page as search engines read it. */
export type CrawledPage = {
  /** Path with query. */
  address: string
  status: number
  /** Where it leads, when it is a redirect. */
  location: string | null
  language: string
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  /** Addresses by language. */
  alternates: Record<string, string>
  noindex: boolean
  headings: number
  data: { type: string; value: Record<string, unknown> }[]
  sharePicture: string | null
  /** Links to our own pages, as they are written, with their fragments. */
  links: string[]
  /** Addresses of pictures, scripts and styles, and of anything else that links lead to and that is not a page. */
  files: string[]
  ids: Set<string>
}

export type Crawled = { pages: Map<string, CrawledPage>; allowed: Set<string> }

/** Requests an address as some client does, such as a search engine. */
export type Asker = (address: string, method?: 'GET' | 'HEAD') => Promise<Response>

export const CRAWLER = 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'

/** The connections of a crawl. */
export const AT_ONCE = 4
/** Links to these are downloads and pictures, not pages. */
const FILE = /\.(?:webp|jpg|png|svg|pdf|docx|xml)(?:[?#]|$)/
/**
 * How many pages of each kind that robots.txt closes are read, such as filtered and sorted lists; there are too many to
 * read all.
 */
const SAMPLES = 2

/**
 * Every page that links lead to, from the home page on; what robots.txt closes only by sample. `allowed` are the
 * addresses a crawler that obeys it comes to.
 */
export async function crawl(origin: string, asker: Asker = ask): Promise<Crawled> {
  const isClosed = closedBy(await (await asker(`${origin}/robots.txt`)).text())
  const pages = new Map<string, CrawledPage>()
  const seen = new Set<string>()
  const sampled = new Map<string, number>()
  let queue = ['/']

  function isWanted(address: string): boolean {
    if (seen.has(address)) return false
    if (!isClosed(address)) return true
    const kind = kindOf(address)
    const count = sampled.get(kind) ?? 0
    sampled.set(kind, count + 1)
    return count < SAMPLES
  }

  while (queue.length > 0) {
    for (const address of queue) seen.add(address)
    const found = await inTurns(queue, (address) => readPage(asker, origin, address))
    for (const page of found) pages.set(page.address, page)
    const next = new Set<string>()
    for (const { links, noindex } of found) {
      if (noindex) continue
      for (const link of links) {
        const [address = ''] = link.split('#')
        if (!next.has(address) && isWanted(address)) next.add(address)
      }
    }
    queue = [...next]
  }
  return { pages, allowed: reached(pages, isClosed) }
}

/** Returns the pages that can be reached through allowed pages only. */
function reached(pages: Map<string, CrawledPage>, isClosed: (address: string) => boolean): Set<string> {
  const allowed = new Set(['/'])
  for (const address of allowed) {
    for (const link of pages.get(address)?.links ?? []) {
      const [target = ''] = link.split('#')
      if (!isClosed(target)) allowed.add(target)
    }
  }
  return allowed
}

/** Whether the rules of a robots.txt, all of them for everybody, close an address (RFC 9309). */
function closedBy(robots: string): (address: string) => boolean {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => {
    const parts = rule.split('*').map((part) => part.replace(/[.?+()[\]\\^$|{}]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}`)
  })
  return (address) => rules.some((rule) => rule.test(address))
}

/** Runs a task for every item, several at a time. */
export async function inTurns<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) results[index] = await run(item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

/**
 * Requests an address as a search engine does: such visits are not counted, and get the whole document at once. Each
 * request has a connection of its own, because the server may close a kept one just when it is used again.
 */
export const ask: Asker = (address, method = 'GET') =>
  fetch(address, { method, redirect: 'manual', headers: { 'user-agent': CRAWLER, connection: 'close' } })

/**
 * The addresses of the sitemap robots.txt names.
 * @throws Error when it names none of this site
 */
export async function sitemapAddresses(origin: string): Promise<string[]> {
  const read = async (address: string) => {
    const text = await (await ask(address)).text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found]) => found ?? '')
  }
  const robots = await (await ask(`${origin}/robots.txt`)).text()
  if (!robots.includes(`Sitemap: ${origin}/sitemap.xml`)) throw new Error('robots.txt names no sitemap of this site')
  return (await Promise.all((await read(`${origin}/sitemap.xml`)).map(read))).flat()
}

function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const keys = [...searchParams.keys()].sort().join('&')
  return `${pathname.replace(/\d+/g, '0').replace(/-[a-z-]+\/$/, '-x/')}?${keys}`
}

async function readPage(asker: Asker, origin: string, address: string): Promise<CrawledPage> {
  const response = await asker(origin + address)
  const html = await response.text()
  const all = (expression: RegExp) => [...html.matchAll(expression)].map(([, text]) => plain(text ?? ''))
  const tags = (name: string) => all(new RegExp(`<(${name}\\b[^>]*)>`, 'g'))
  const links = tags('link')
  const metas = tags('meta')
  const own = tags('a')
    .map(hrefOf)
    .filter((href) => URL.canParse(href, origin + address))
    .map((href) => new URL(href, origin + address))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search, hash }) => pathname + search + hash)
  return {
    address,
    status: response.status,
    location: response.headers.get('location'),
    language: attribute(tags('html')[0], 'lang') ?? '',
    titles: all(/<title>(.*?)<\/title>/g),
    descriptions: metas.filter((tag) => attribute(tag, 'name') === 'description').map(contentOf),
    canonicals: links.filter((tag) => attribute(tag, 'rel') === 'canonical').map(hrefOf),
    alternates: Object.fromEntries(
      links.flatMap((tag) => {
        const language = attribute(tag, 'hrefLang')
        return attribute(tag, 'rel') === 'alternate' && language !== null ? [[language, hrefOf(tag)]] : []
      }),
    ),
    noindex: metas.some((tag) => attribute(tag, 'name') === 'robots' && contentOf(tag).includes('noindex')),
    headings: tags('h1').length,
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => {
      const value: Record<string, unknown> = JSON.parse(json ?? '')
      return { type: String(value['@type']), value }
    }),
    sharePicture: metas.filter((tag) => attribute(tag, 'property') === 'og:image').map(contentOf)[0] ?? null,
    links: own.filter((link) => !FILE.test(link)),
    files: [
      ...own.filter((link) => FILE.test(link)),
      ...[...tags('img'), ...tags('script')].flatMap((tag) => attribute(tag, 'src') ?? []),
      ...links.filter((tag) => /stylesheet|modulepreload|icon/.test(attribute(tag, 'rel') ?? '')).map(hrefOf),
      ...tags('source').flatMap((tag) =>
        (attribute(tag, 'srcSet') ?? '').split(', ').map((one) => one.split(' ')[0] ?? ''),
      ),
    ],
    ids: new Set(all(/ id="([^"]*)"/g)),
  }
}

function contentOf(tag: string): string {
  return attribute(tag, 'content') ?? ''
}

function hrefOf(tag: string): string {
  return attribute(tag, 'href') ?? ''
}

function attribute(tag: string | undefined, name: string): string | null {
  return tag?.match(new RegExp(` ${name}="([^"]*)"`, 'i'))?.[1] ?? null
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
