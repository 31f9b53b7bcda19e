import { ask, type CrawledPage, crawl, inTurns, sitemapAddresses } from '#scripts/lib/crawl.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { localeTags } from '#src/contract/locale.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { BROWSER } from '#tests/support/user-agents.ts'

const ORIGIN = siteUrl(e2eSite)
const LOGIN = /^(\/en)?\/user\/login\?url=/
const HOME = /^\/(en\/)?$/
/** The editor is no page among others: nothing stands above it. */
const ALONE = /^\/(en\/)?(resume\/new)?$/
/** Words of schema.org a page must say, by its address. */
const SPOKEN: readonly [RegExp, string[]][] = [
  [HOME, ['Organization', 'WebSite']],
  [/\/(word-jianli|resume)\/\d+$/, ['CreativeWork']],
  [/\/article\/\d+$/, ['Article']],
  [/\/user\/vip$/, ['Product']],
]
const REQUIRED: Record<string, string[]> = {
  Article: ['headline', 'description', 'image', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  CreativeWork: ['name', 'description', 'url', 'image', 'creator', 'dateModified'],
  Organization: ['name', 'url', 'logo'],
  Product: ['name', 'description', 'image', 'offers'],
  WebSite: ['name', 'url', 'potentialAction'],
}

test.describe.configure({ timeout: 180_000 })

test('from the home page on every link leads somewhere, and every page says what it is, once', async () => {
  const { pages, allowed } = await crawl(ORIGIN)
  const all = [...pages.values()]
  const indexable = all.filter((page) => page.status === 200 && !page.noindex && page.canonicals[0] === selfOf(page))
  expect(indexable.length).toBeGreaterThan(500)

  expect(all.filter((page) => !isReachable(page)).map(({ address, status }) => `${status} ${address}`)).toEqual([])
  expect(all.flatMap((page) => lostFragments(page, pages))).toEqual([])
  expect(all.filter(({ status }) => status === 200).flatMap(headFaults)).toEqual([])
  expect(repeated(indexable.flatMap(({ titles }) => titles))).toEqual([])
  expect(repeated(indexable.flatMap(({ descriptions }) => descriptions))).toEqual([])
  expect(indexable.flatMap((page) => alternateFaults(page, pages))).toEqual([])
  expect(indexable.flatMap(dataFaults)).toEqual([])

  const listed = await sitemapAddresses(ORIGIN)
  expect(repeated(listed)).toEqual([])
  expect(new Set(listed)).toEqual(new Set(indexable.map(selfOf)))
  expect(allowed.size).toBeLessThanOrEqual(listed.length * 1.2)
  expect(listed.filter((address) => !allowed.has(address.slice(ORIGIN.length)))).toEqual([])
  expect(await lostFiles(all)).toEqual([])
})

/** One page of every kind, and what only scripts can tell of it, because it is about the reader. */
const READ: readonly [path: string, personal: readonly string[]][] = [
  ['/', []],
  ['/word-jianli/', []],
  ['/word-jianli/1001', ['注册后每天可免费下载 1 份', '单独购买这一份 ¥5.00，不限次数', '收藏']],
  ['/en/resume/cate-campus/', []],
  ['/resume/1001', []],
  ['/en/article/cate-all/', []],
  ['/article/2010', []],
  ['/user/vip', []],
  ['/agreement', []],
]

test('pages read the same with and without scripts', async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, userAgent: BROWSER, locale: 'zh-CN' })
  const still = await context.newPage()
  for (const [path, personal] of READ) {
    await still.goto(ORIGIN + path)
    const text = await linesOf(still)
    expect(text.length).toBeGreaterThan(20)
    await page.goto(path)
    await hydrated(page)
    await expect.poll(async () => (await linesOf(page)).filter((line) => !personal.includes(line))).toEqual(text)
    await expect.poll(() => linesOf(page)).toEqual(expect.arrayContaining([...personal]))
  }
  await context.close()
})

async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator('#main').innerText()
  return text.split('\n').filter((line) => line.trim() !== '')
}

function selfOf({ address }: CrawledPage): string {
  return ORIGIN + address
}

/** There, or behind the login page; never by way of another address. */
function isReachable({ status, location }: CrawledPage): boolean {
  return status === 200 || (status === 302 && LOGIN.test(location ?? ''))
}

function lostFragments({ address, links }: CrawledPage, pages: Map<string, CrawledPage>): string[] {
  return links
    .filter((link) => {
      const [path = '', fragment] = link.split('#')
      const target = pages.get(path)
      return fragment && target?.status === 200 && !target.ids.has(decodeURIComponent(fragment))
    })
    .map((link) => `${address} links ${link}`)
}

function headFaults(page: CrawledPage): string[] {
  const { address, titles, descriptions, canonicals, headings, language, sharePicture, noindex } = page
  const expected = address.startsWith('/en/') ? localeTags.en : localeTags.zh
  const counts = { titles: titles.length, descriptions: descriptions.length, canonicals: canonicals.length, headings }
  const wrong = Object.entries(counts).filter(([, count]) => count !== 1)
  return [
    ...wrong.map(([what, count]) => `${address} has ${count} ${what}`),
    ...(titles[0] && descriptions[0] ? [] : [`${address} has an empty title or description`]),
    ...(language === expected ? [] : [`${address} is marked ${language}`]),
    ...(noindex || sharePicture?.startsWith(`${ORIGIN}/_img/f_jpg/og/`) ? [] : [`${address} has no picture to share`]),
  ]
}

/** Every version of a page must name the same versions, itself among them. */
function alternateFaults(page: CrawledPage, pages: Map<string, CrawledPage>): string[] {
  const { 'x-default': preset, ...versions } = page.alternates
  if (preset === undefined && Object.keys(versions).length === 0) return []
  const own = versions[page.language]
  const faults = [
    ...(own === selfOf(page) ? [] : [`${page.address} calls itself ${own}`]),
    ...(preset === versions[localeTags.zh] ? [] : [`${page.address} presets ${preset}`]),
  ]
  const others = Object.values(versions).map((address) => pages.get(address.slice(ORIGIN.length)))
  const agree = others.every((other) => JSON.stringify(other?.alternates) === JSON.stringify(page.alternates))
  return agree ? faults : [...faults, `${page.address} and its other versions disagree`]
}

function dataFaults({ address, data }: CrawledPage): string[] {
  const said = data.map(({ type }) => type)
  const due = SPOKEN.flatMap(([pages, types]) => (pages.test(address) ? types : []))
  const wanted = ALONE.test(address) ? due : [...due, 'BreadcrumbList']
  return [
    ...wanted.filter((type) => !said.includes(type)).map((type) => `${address} says no ${type}`),
    ...data.filter(({ type }) => !Object.hasOwn(REQUIRED, type)).map(({ type }) => `${address} says ${type}`),
    ...data.flatMap(({ type, value }) =>
      (REQUIRED[type] ?? []).filter((field) => !value[field]).map((field) => `${address}: ${type} without ${field}`),
    ),
    ...data.filter(({ value }) => value['@context'] !== 'https://schema.org').map(({ type }) => `${address}: ${type}`),
  ]
}

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => seen.size === seen.add(text).size)
}

/** Pictures made on demand count as there when what they are made from is; the first of each kind is really made. */
async function lostFiles(pages: readonly CrawledPage[]): Promise<string[]> {
  const addresses = new Set(
    pages.flatMap(({ files, sharePicture }) => [...files, ...(sharePicture === null ? [] : [sharePicture])]),
  )
  const made = new Map<string, string>()
  const plain = new Set<string>()
  for (const address of addresses) {
    const { pathname } = new URL(address, ORIGIN)
    const [, modifiers, source] = /^\/_img\/([^/]+)(\/.*)$/.exec(pathname) ?? []
    if (modifiers && !made.has(modifiers)) made.set(modifiers, pathname)
    plain.add(source ?? pathname)
  }
  const answers = await inTurns([...plain, ...made.values()], async (path) => {
    const { status } = await ask(ORIGIN + path, plain.has(path) ? 'HEAD' : 'GET')
    return status === 200 ? [] : [`${status} ${path}`]
  })
  return answers.flat()
}
