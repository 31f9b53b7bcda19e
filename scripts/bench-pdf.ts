import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import * as z from 'zod/mini'
import { everyDesignMessages } from '#client/i18n/editor-every-design.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { chromiumOptions } from './lib/chromium.ts'
import { demoAccount } from './lib/demo-account.ts'
import { READER } from './lib/killable-browser.ts'
import { runMain } from './lib/main.ts'
import { readUpdate, type Update, update, watchPreview } from './lib/preview-watch.ts'
import { endWith } from './lib/processes.ts'
import { median, quantile } from './lib/quantile.ts'
import { startSiteIn, temporaryFolder } from './lib/temporary.ts'

const ROUNDS = Number(process.argv[2] ?? 3)
const EDITS = 12
/** Characters per edit, and the time between them in ms: far faster than anybody types Chinese. */
const [SIGNS, KEY_MS] = [4, Number(process.argv[3] ?? 130)]
/** How long no update may follow before one counts as the last, in ms. */
const QUIET_MS = 350
/** How long to wait for what comes first, the fonts and the first pages, in ms. */
const PATIENCE_MS = 120_000
const WINDOW = { width: 1440, height: 1800 }
const SCALE = 1.5

/** The goals, in ms; a figure without a goal is printed all the same. */
const goals: Record<number, Partial<Record<keyof Update, { median?: number; p95: number }>>> = {
  1: { firstPage: { median: 150, p95: 250 }, allPages: { p95: 350 }, longestTask: { p95: 60 } },
  4: { firstPage: { p95: 500 } },
}
/** The goals for the résumé in all designs, in ms: the first picture, and all of them. */
const designGoals = [1000, 6000]
const names: Record<keyof Update, string> = {
  drawn: 'last key to drawn page',
  firstPage: 'to first page painted',
  allPages: 'to both pages painted',
  longestTask: 'longest task of the page',
}

const made = z.object({ data: z.object({ id: z.string() }) })

/**
 * `npm run bench:pdf [rounds] [ms between signs]`: somebody types into a two-page Chinese résumé, in the built editor
 * and real Chromium, with the page's thread at full speed and at a quarter of it; how long after the last key the
 * preview shows it. Tasks shorter than 50 ms are not told by browsers and count as none. Then the résumé is shown in
 * all designs, once a round.
 */
runMain(async () => {
  const site = await startSiteIn(temporaryFolder('bench-pdf'))
  const browser = await chromium.launch(chromiumOptions())
  console.log(`${browser.version()}, ${machine()}`)
  const updates: Record<number, Update[]> = { 1: [], 4: [] }
  const page = await openEditor(browser, site)
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const slowness of [1, 4]) {
      const measured = await measure(page, slowness)
      updates[slowness]?.push(...measured)
      const firstPage = Math.round(median(measured.map((update) => update.firstPage)))
      console.log(`round ${round}, thread at 1/${slowness}: first page ${firstPage} ms, ${load()}`)
    }
  }
  const drawn: number[][] = []
  for (let round = 1; round <= ROUNDS; round += 1) drawn.push(await drawEveryDesign(page, round))
  await browser.close()
  const missed = [1, 4].flatMap((slowness) => report(slowness, updates[slowness] ?? []))
  missed.push(...reportDesigns(drawn))
  console.log(missed.length === 0 ? 'All goals reached.' : `Missed: ${missed.join('; ')}.`)
  await endWith(0)
})

async function openEditor(browser: Browser, site: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: READER, viewport: WINDOW, deviceScaleFactor: SCALE })
  const page = await context.newPage()
  await page.addInitScript(watchPreview)
  const headers = { origin: site }
  await page.request.post(`${site}/api/user.Base/loginByPassword`, { data: demoAccount, headers })
  const doc = samples['zh/product-manager']
  const answer = await page.request.post(`${site}/api/user.Resume/create`, {
    data: { key: crypto.randomUUID(), doc },
    headers,
  })
  await page.goto(`${site}/edit?id=${made.parse(await answer.json()).data.id}`)
  const pictures = page.locator('[role=img] > canvas')
  await pictures.nth(1).waitFor({ timeout: PATIENCE_MS })
  const size = await pictures.first().evaluate((picture) => `${picture.clientWidth} px wide`)
  console.log(`Two pages, each ${size} at ${SCALE} pixels a px; ${SIGNS} signs an edit, ${KEY_MS} ms apart`)
  return page
}

async function measure(page: Page, slowness: number): Promise<Update[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const field = page.getByRole('textbox', { name: basicsLabels.name.zh, exact: true })
  const person = page.getByRole('button', { name: /^个人信息/ })
  if ((await person.getAttribute('aria-expanded')) === 'false') await person.click()
  const updates: Update[] = []
  // The first edit warms up.
  for (let edit = 0; edit <= EDITS; edit += 1) {
    await field.focus()
    await page.keyboard.press('Control+a')
    for (let sign = 0; sign < SIGNS; sign += 1) {
      if (sign > 0) await wait(KEY_MS)
      await page.keyboard.insertText(signAt(edit * SIGNS + sign))
    }
    const update = await settled(page)
    if (edit > 0) updates.push(update)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return updates
}

/** Changes the text and opens the résumé in all designs; returns how long the first picture took, and all of them. */
async function drawEveryDesign(page: Page, round: number): Promise<number[]> {
  const t = everyDesignMessages.zh
  await page.getByRole('textbox', { name: basicsLabels.name.zh, exact: true }).fill(signAt(round))
  await settled(page)
  const pictures = page.getByRole('dialog', { name: t.title }).locator('canvas')
  await page.getByRole('button', { name: t.open }).click()
  const began = performance.now()
  const took: number[] = []
  for (const nth of [1, designs.length]) {
    await pictures.nth(nth - 1).waitFor({ timeout: PATIENCE_MS })
    took.push(performance.now() - began)
  }
  console.log(`all designs, round ${round}: ${took.map(Math.round).join(' and ')} ms, ${load()}`)
  await page.keyboard.press('Escape')
  return took
}

/** Prints how long it took to draw all designs, by the median round, and answers which goals that misses. */
function reportDesigns(drawn: readonly number[][]): string[] {
  console.log(`\nThe résumé in ${designs.length} designs, ${drawn.length} rounds`)
  return ['first picture', 'all pictures'].flatMap((name, nth) => {
    const middle = Math.round(median(drawn.map((took) => took[nth] ?? Number.NaN)))
    const isMissed = !(middle <= (designGoals[nth] ?? 0))
    console.log(
      `  ${name.padEnd(34)}${`${middle} ms`.padStart(11)}   ${designGoals[nth]}  ${isMissed ? 'missed' : 'reached'}`,
    )
    return isMissed ? [name] : []
  })
}

/** Returns the last update, once none has followed it for a while. */
async function settled(page: Page): Promise<Update> {
  const read = async () => update.parse(await (await page.waitForFunction(readUpdate)).jsonValue())
  for (let last = await read(); ; ) {
    await wait(QUIET_MS)
    const now = await read()
    if (now.allPages === last.allPages && now.drawn === last.drawn) return now
    last = now
  }
}

/** Returns a common character, rarely the same one twice, so that now and then one is new to the document. */
function signAt(index: number): string {
  return String.fromCodePoint(0x4e00 + ((index * 37) % 2000))
}

/** Prints the figures and answers which goals they miss. */
function report(slowness: number, updates: readonly Update[]): string[] {
  const title = `Thread at 1/${slowness}, ${updates.length} edits`
  console.log(`\n${title.padEnd(41)}median      p95   goal`)
  const fields = ['drawn', 'firstPage', 'allPages', 'longestTask'] as const
  return fields.flatMap((field) => {
    const times = updates.map((update) => update[field])
    const [middle, high] = [Math.round(median(times)), Math.round(quantile(times, 0.95))]
    const goal = goals[slowness]?.[field]
    const isMissed = goal !== undefined && (high > goal.p95 || middle > (goal.median ?? Number.POSITIVE_INFINITY))
    const wanted = goal ? `${goal.median ?? '-'} / ${goal.p95}  ${isMissed ? 'missed' : 'reached'}` : ''
    console.log(`  ${names[field].padEnd(34)}${`${middle} ms`.padStart(11)}${`${high} ms`.padStart(9)}   ${wanted}`)
    return isMissed ? [`${names[field]} at 1/${slowness}`] : []
  })
}

function machine(): string {
  const model = /model name\s*: (.*)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? 'unknown processor'
  return `${model}, ${load()}`
}

function load(): string {
  return `load ${loadavg()
    .map((value) => value.toFixed(2))
    .join(' ')}`
}
