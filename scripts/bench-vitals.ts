import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumOptions } from './lib/chromium.ts'
import { compressingProxy } from './lib/compressing-proxy.ts'
import { READER } from './lib/killable-browser.ts'
import { runMain, Trouble } from './lib/main.ts'
import { endWith } from './lib/processes.ts'
import { median } from './lib/quantile.ts'
import { startSiteIn, temporaryFolder } from './lib/temporary.ts'
import { type Vitals, watchVitals } from './lib/vitals.ts'

const ROUNDS = Number(process.argv[2] ?? 3)
const CHOSEN = process.argv.slice(3)
const PAGES = [
  '/',
  '/word-jianli/',
  '/word-jianli/1001',
  '/resume/',
  '/resume/1001',
  '/article/cate-all/',
  '/article/2010',
  '/user/vip',
]
/** Slow 4G as Lighthouse's throttling in the browser has it: ms, bytes a second. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const SLOWNESS = 4
const PHONE = { width: 412, height: 823 }
/** How long a page is left alone until everything on it has come, in ms. */
const QUIET_MS = 1000
const columns: readonly [keyof Vitals, string][] = [
  ['firstByte', 'first byte'],
  ['firstPaint', 'FCP'],
  ['largestPaint', 'LCP'],
  ['hydrated', 'hydrated'],
  ['blocked', 'TBT'],
  ['shift', 'CLS'],
  ['interaction', 'press'],
]

/**
 * `npm run bench:vitals [rounds] [paths]`: eight pages, or those, in real Chromium as a phone on slow 4G with a quarter
 * of this machine's speed gets them for the first time, compressed as at an edge; medians. Over HTTP/1.1: a real edge
 * has fewer round trips.
 */
runMain(async () => {
  const site = await compressingProxy(await startSiteIn(temporaryFolder('bench-vitals')))
  const browser = await chromium.launch(chromiumOptions())
  const titles = ['page', ...columns.map(([, title]) => title)]
  const rows = [titles, titles.map(() => '---')]
  for (const path of CHOSEN.length > 0 ? CHOSEN : PAGES) {
    const visits: Vitals[] = []
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, site + path))
    rows.push([path, ...columns.map(([name]) => figureOf(name, visits))])
  }
  console.log(`${browser.version()}, ${ROUNDS} rounds, load ${loadavg()[0]?.toFixed(1)}; ms\n`)
  console.log(rows.map(rowOf).join('\n'))
  await browser.close()
  await endWith(0)
})

/** A page's first visit, and one press after it. */
async function visit(browser: Browser, address: string): Promise<Vitals> {
  const { context, page } = await slowPage(browser)
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
  await wait(QUIET_MS)
  const before = await page.evaluate(() => globalThis.vitals)
  // Pressed by its place: Playwright's own way runs scripts in the page, which a slow processor takes for a part of it.
  const at = await page.locator('header button:visible').first().boundingBox()
  if (!at) throw new Trouble(`${address} shows no button in its header.`)
  await wait(QUIET_MS)
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2)
  await wait(QUIET_MS)
  const { interaction } = await page.evaluate(() => globalThis.vitals)
  await context.close()
  return { ...before, interaction }
}

async function slowPage(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ userAgent: READER, viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(watchVitals)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
  return { context, page }
}

function figureOf(name: keyof Vitals, visits: readonly Vitals[]): string {
  return median(visits.map((vitals) => vitals[name])).toFixed(name === 'shift' ? 3 : 0)
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
