import { loadavg } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumOptions } from './lib/chromium.ts'
import { READER } from './lib/killable-browser.ts'
import { runSite } from './lib/local-worker.ts'
import { runMain } from './lib/main.ts'
import { endWith } from './lib/processes.ts'
import { median } from './lib/quantile.ts'
import { slowApi } from './lib/slow-api.ts'
import { startSiteIn, temporaryFolder } from './lib/temporary.ts'

const ROUNDS = Number(process.argv[2] ?? 3)
/** How long the API takes, in ms. */
const LATE_MS = 500
/** The pages whose status cannot depend on their data. */
const PAGES = ['/', '/word-jianli/', '/resume/', '/article/cate-all/', '/search', '/user/vip']
/** A page without data of its own. The first request of a site learns from it what the site is called. */
const FIRST_PAGE = '/about-us'

/** Times of a visit since its request, in ms; `data` is when the content that depends on the API is in the document. */
type Late = { firstByte: number; firstPaint: number; data: number }

declare global {
  var dataAt: number
}

/**
 * `npm run bench:late [rounds]`: pages that are in no cache, over an API that takes 500 ms: when the first byte comes,
 * when the header is painted, and when the data is there. Each round is a site with empty stores; medians.
 */
runMain(async () => {
  const folder = temporaryFolder('bench-late')
  const api = await slowApi(await startSiteIn(folder), LATE_MS)
  const browser = await chromium.launch(chromiumOptions())
  const visits = new Map<string, Late[]>(PAGES.map((path) => [path, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    const variables = { SITE_URL: 'http://localhost', API_BASE: api.url }
    const site = await runSite({ stateDir: join(folder, `round-${round}`), variables, log: 'silent' })
    const base = site.url.replace('127.0.0.1', 'localhost').replace(/\/$/, '')
    await visit(browser, base + FIRST_PAGE)
    for (const path of PAGES) visits.get(path)?.push(await visit(browser, base + path))
  }
  console.log(`${browser.version()}, API ${LATE_MS} ms, ${ROUNDS} rounds, load ${loadavg()[0]?.toFixed(1)}; ms\n`)
  console.log('| page | first byte | header painted | data |\n| --- | --- | --- | --- |')
  for (const [path, found] of visits) {
    const figures = (['firstByte', 'firstPaint', 'data'] as const).map((name) =>
      median(found.map((late) => late[name])),
    )
    console.log(`| ${path} | ${figures.map((figure) => figure.toFixed(0)).join(' | ')} |`)
  }
  await browser.close()
  api.stop()
  await endWith(0)
})

/** Opens a page in a browser that has never been there. */
async function visit(browser: Browser, address: string): Promise<Late> {
  const context = await browser.newContext({ userAgent: READER, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(watchData)
  await page.goto(address, { waitUntil: 'networkidle' })
  const late = await page.evaluate(() => {
    const [{ startTime: firstPaint } = { startTime: Number.NaN }] =
      performance.getEntriesByName('first-contentful-paint')
    const [navigation] = performance.getEntriesByType('navigation')
    return { firstByte: Number(Reflect.get(navigation ?? {}, 'responseStart')), firstPaint, data: globalThis.dataAt }
  })
  await context.close()
  return late
}

/** Runs in the page before its own scripts, and notes when the data comes. */
function watchData(): void {
  const look = () => {
    if (document.querySelector('[data-late] > *') !== null) globalThis.dataAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
