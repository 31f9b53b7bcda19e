import { type APIRequestContext, test as base, type Download, expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { noticesMessages } from '#client/i18n/notices.ts'
import { e2eSite, h5OauthSite } from '#scripts/lib/e2e-site.ts'
import { type SiteSettings, sandboxUrl } from '#scripts/lib/settings.ts'
import { copyPreparedState } from './prepared-state.ts'
import { type Serving, serve } from './serving.ts'
import { BROWSER } from './user-agents.ts'

export { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** WeChat's own browser. */
export const WECHAT_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50'

const outbox = z.array(z.object({ mobile: z.string(), code: z.string(), type: z.string(), sent_at: z.string() }))

/** What a test asks of its pages. */
type Wanted = {
  /** Names an error in the console that the test means to cause, by a part of its text. */
  expectConsole: (text: string) => void
  /**
   * Whether PDF files are made. The preview needs a layout engine and its fonts each time the editor is opened: tests
   * that do not look at it leave it unmade, as it is to everybody at first.
   */
  makesPdfs: boolean
}

/** The sites of a worker, and what the first prints. Who wants the other ways to sign in or pay asks for `h5Site`. */
type Sites = { mainProcess: Serving; mainSite: SiteSettings; h5Site: SiteSettings }

/** A test of the running site; anything the page logs as an error fails it. */
export const test = base.extend<Wanted, Sites>({
  mainProcess: [
    async ({ browserName: _ }, use) => {
      const site = await startFresh(['tests/support/serve-prepared.ts'], e2eSite)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  mainSite: [({ mainProcess: _ }, use) => use(e2eSite), { scope: 'worker' }],
  h5Site: [
    async ({ browserName: _ }, use) => {
      const choices = { WECHAT_LOGIN_MODE: 'h5_oauth', CAPTCHA_PROVIDER: 'altcha', ALIPAY_MODE: 'certificates' }
      // As `npm start` does it, which looks first at what is there; without that a start takes half as long.
      const site = await startFresh(['scripts/run.mjs', 'start'], h5OauthSite, choices)
      await use(h5OauthSite)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  makesPdfs: [true, { option: true }],
  context: async ({ context, makesPdfs }, use) => {
    askApart(context.request)
    if (!makesPdfs) await context.addInitScript(leavePdfsUnmade)
    await use(context)
  },
  request: ({ request }, use) => {
    askApart(request)
    return use(request)
  },
  userAgent: BROWSER,
  expectConsole: [
    async ({ page }, use) => {
      const expected: string[] = ['Service Worker registration blocked by Playwright']
      const unexpected: string[] = []
      const note = (text: string) => {
        if (!expected.some((part) => text.includes(part))) unexpected.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text())
      })
      page.on('pageerror', (error) => note(String(error)))
      await use((text) => expected.push(text))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

/** A test that does not look at paper. */
export const testWithoutPdfs = test.extend({ makesPdfs: false })

/** Runs in the page: what would make PDF files is asked and never answers. */
function leavePdfsUnmade(): void {
  window.Worker = new Proxy(Worker, {
    construct: (Started, [address, options]) =>
      String(address).includes('/pdf-worker')
        ? Object.assign(new EventTarget(), { postMessage: () => {}, terminate: () => {} })
        : new Started(address, options),
  })
}

/**
 * Gives each request of the test itself a connection of its own: the site closes one that is idle for 5 s, and what is
 * sent at that moment is lost.
 */
function askApart(request: APIRequestContext): void {
  const ask = request.fetch.bind(request)
  request.fetch = (address, options) =>
    ask(address, { ...options, headers: { ...options?.headers, connection: 'close' } })
}

/** Starts a site with no data but what every site begins with; the last line its script prints names Ctrl-C. */
function startFresh(script: string[], { port, sandboxPort, stateDir }: SiteSettings, choices: NodeJS.ProcessEnv = {}) {
  copyPreparedState(stateDir)
  const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), STATE_DIR: stateDir, ...choices }
  return serve(script, env, /Ctrl-C/)
}

let lastMobile = 13_900_000_000 + (Date.now() % 90_000_000)

/** A mobile number no other test uses. */
export function newMobile(): string {
  lastMobile += 1
  return String(lastMobile)
}

/** The code of the newest text message to a number, from the sandbox's outbox. */
export async function newestCode(page: Page, mobile: string, site = e2eSite): Promise<string> {
  const find = async () => {
    const response = await page.request.get(`${sandboxUrl(site)}/__sandbox/api/sms?mobile=${mobile}`)
    return outbox.parse(await response.json())[0]?.code ?? ''
  }
  await expect.poll(find).toMatch(/^\d{4}$/)
  return find()
}

/** Waits until React has taken the page over: before that, clicks are plain links and buttons do nothing. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Opens a page, and waits until React has taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until everything has come that is loaded while the page is idle; the sign-in dialog is the last of it. */
export async function loadedAhead(page: Page): Promise<void> {
  await page.locator('link[rel=modulepreload][href*="/login-dialog-"]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** Waits until what listens for keys has come, once the page was idle: after it comes the place for messages. */
export async function keysHeard(page: Page): Promise<void> {
  const name = noticesMessages.zh.notifications.replace('{hotkey}', 'F8')
  await expect(page.getByRole('region', { name })).toBeAttached()
}

/** Waits until what an answer or a key has changed is on the screen. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
}

/** The bytes of a file that was saved; the network may be off. */
export async function contentOf(file: Download): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
