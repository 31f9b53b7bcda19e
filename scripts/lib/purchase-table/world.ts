import type { Browser, BrowserContext, Page } from 'playwright'
import * as z from 'zod/mini'
import { localePath } from '#client/lib/paths.ts'
import { READER } from '#scripts/lib/killable-browser.ts'
import { checkoutPath } from '#src/api/checkout/order.ts'
import { type Locale, localeTags } from '#src/contract/locale.ts'
import { createdOrder } from '#src/contract/orders.ts'
import { readLedger } from './ledger.ts'
import { orderSeen } from './order-seen.ts'
import { type Words, wordsOf } from './words.ts'

const scene = z.object({ data: z.object({ scene_id: z.string() }) })
const confirmed = z.object({ data: z.object({ data: z.object({ user_id: z.int() }) }) })
const ordered = z.object({ data: createdOrder })
const gatewayOrder = z.object({ amount: z.int() })
const PATIENCE_MS = 20_000

export type TableOrder = z.infer<typeof createdOrder>
/** The behaviour of third parties that a situation can set. */
type Faults = { notifications?: 'ok' | 'lost'; refunds?: 'ok' | 'pending' | 'fail' }

/** The account of what a person saw, and that of the ledger, in the same words. */
export type Pair = { saw: string; ledger: string }

/** The screen and the language of a person. */
export type Place = { locale: Locale; screen: 'desk' | 'phone' }

let people = 0

/** A person with a browser, whose clock and network the script controls, and with a phone to pay. */
export class PurchaseWorld {
  readonly context: BrowserContext
  readonly page: Page
  readonly place: Place
  readonly words: Words
  /** What was seen before the accounts are read, and what the ledger says of it. */
  earlier: Pair | null = null
  /** Successes that were reported in another tab. */
  elsewhere = 0
  readonly #site: string
  readonly #sandbox: string
  readonly #userId: number
  /** How many successes each tab has reported in documents it has left. */
  readonly #toldBefore = new WeakMap<Page, number>()

  static async begin(browser: Browser, site: string, sandbox: string, place: Place): Promise<PurchaseWorld> {
    const screen =
      place.screen === 'phone' ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } : {}
    const locale = localeTags[place.locale]
    const context = await browser.newContext({ baseURL: site, userAgent: READER, locale, ...screen })
    context.setDefaultTimeout(PATIENCE_MS)
    const { upgraded, bought } = wordsOf(place.locale).purchase
    await context.addInitScript(countSuccesses, [upgraded, bought])
    const page = await context.newPage()
    await page.clock.install()
    return new PurchaseWorld(context, page, { site, sandbox, place, userId: await signIn(context, sandbox) })
  }

  constructor(
    context: BrowserContext,
    page: Page,
    { site, sandbox, place, userId }: { site: string; sandbox: string; place: Place; userId: number },
  ) {
    this.context = context
    this.page = page
    this.place = place
    this.words = wordsOf(place.locale)
    this.#site = site
    this.#sandbox = sandbox
    this.#userId = userId
  }

  /** Opens a page in the language of this person, and waits until it is hydrated and has preloaded. */
  async visit(path: string, page = this.page): Promise<void> {
    this.#toldBefore.set(page, await this.#times(page))
    await page.goto(localePath(this.place.locale, path))
    await page.waitForFunction(() => {
      const main = document.getElementById('main')
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    })
    await page.waitForLoadState('networkidle')
  }

  /** The order created by an action. */
  async ordering(does: () => Promise<unknown>, page = this.page): Promise<TableOrder> {
    const answer = page.waitForResponse(async (response) => {
      if (!/\/user\.Pay\/(vip|jianli)\?/.test(response.url())) return false
      if (ordered.safeParse(await response.json()).success) return true
      // After a failure the dialog offers to try again.
      await page.getByRole('button', { name: this.words.purchase.retry, exact: true }).click()
      return false
    })
    await does()
    return ordered.parse(await (await answer).json()).data
  }

  /** Opens the purchase dialog by the button of the header. */
  async openDialog(page = this.page): Promise<TableOrder> {
    if (page.url() === 'about:blank') await this.visit('/about-us', page)
    const { order, renew } = this.words.header
    const button = page.getByRole('banner').getByRole('link', { name: new RegExp(`^(${order}|${renew})$`) })
    return this.ordering(() => button.click(), page)
  }

  dialog(page = this.page) {
    return page.getByRole('dialog')
  }

  /** On a phone the gateway learns of an order only when its owner sets out to pay. */
  async #begin(orderNo: string): Promise<void> {
    if (this.place.screen === 'phone') await this.context.request.get(checkoutPath(this.place.locale, orderNo))
  }

  /** Makes something happen to an order at its gateway. */
  async happen(orderNo: string, what: string, data: Record<string, string> = {}): Promise<void> {
    await this.#begin(orderNo)
    const answer = await this.context.request.post(`${this.#sandbox}/__sandbox/api/orders/${orderNo}/${what}`, { data })
    if (!answer.ok()) throw new Error(`${what} ${orderNo}: ${await answer.text()}`)
  }

  async gatewayAmount(orderNo: string): Promise<number> {
    await this.#begin(orderNo)
    const answer = await this.context.request.get(`${this.#sandbox}/__sandbox/api/orders/${orderNo}`)
    return gatewayOrder.parse(await answer.json()).amount
  }

  async decide(faults: Faults): Promise<void> {
    await this.context.request.post(`${this.#sandbox}/__sandbox/api/faults`, { data: faults })
  }

  /** Runs the scheduled tasks of the site. */
  async tick(): Promise<void> {
    await fetch(`${this.#site}/cdn-cgi/local/scheduled`)
  }

  /** Sends the tab to the background, or brings it back. */
  async show(isVisible: boolean, page = this.page): Promise<void> {
    await page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
        document.dispatchEvent(new Event('visibilitychange'))
      },
      isVisible ? 'visible' : 'hidden',
    )
  }

  /** Waits until so many successes have been reported. */
  async told(times: number, page = this.page): Promise<void> {
    const here = times - (this.#toldBefore.get(page) ?? 0)
    await page.waitForFunction((here) => Reflect.get(window, 'successes') >= here, here)
  }

  async #times(page: Page): Promise<number> {
    const here = await page.evaluate(() => Number(Reflect.get(window, 'successes') ?? 0))
    return here + (this.#toldBefore.get(page) ?? 0)
  }

  /** The account of what this person sees: the level in the header, reported successes, and the orders. */
  async seen(page = this.page): Promise<string> {
    const times = await this.#times(page)
    if (await this.dialog(page).isVisible()) await page.keyboard.press('Escape')
    await page.getByRole('button', { name: this.words.header.account }).click()
    const panel = page.locator('header .popover p').nth(2)
    const level = (await panel.locator('span').first().textContent()) ?? ''
    await this.visit('/user/orders', page)
    const orders = await page.getByRole('article').evaluateAll((items) => items.map((item) => item.textContent ?? ''))
    return line(
      level,
      times,
      orders.map((text) => orderSeen(text, this.words)),
    )
  }

  /** The same account from the database. */
  async ledger(): Promise<string> {
    const { level, grants, orders } = await readLedger(this.#site, this.#userId, this.place.locale)
    return line(level, grants - this.elsewhere, orders)
  }

  async end(): Promise<void> {
    await this.decide({ notifications: 'ok', refunds: 'ok' })
    await this.context.close()
  }
}

function line(level: string, times: number, orders: readonly string[]): string {
  return [level, `${times} told`, ...(orders.length > 0 ? orders : ['no orders'])].join(', ')
}

async function signIn(context: BrowserContext, sandbox: string): Promise<number> {
  people += 1
  const code = await context.request.get('/api/user.WechatLogin/loginQrcode')
  const id = scene.parse(await code.json()).data.scene_id
  for (const step of ['scan', 'confirm']) {
    await context.request.post(`${sandbox}/__sandbox/api/scenes/${id}/${step}`, { data: { user: `payer-${people}` } })
  }
  const answer = await context.request.get(`/api/user.WechatLogin/check?scene_id=${id}`)
  return confirmed.parse(await answer.json()).data.data.user_id
}

/** Runs in the page: counts the notices that say a purchase succeeded, each once. */
function countSuccesses(titles: string[]): void {
  Reflect.set(window, 'successes', 0)
  const counted = new WeakSet<Element>()
  new MutationObserver(() => {
    for (const item of window.document.querySelectorAll('li[data-kind=success]')) {
      if (counted.has(item) || !titles.some((title) => item.textContent?.includes(title))) continue
      counted.add(item)
      Reflect.set(window, 'successes', Reflect.get(window, 'successes') + 1)
    }
  }).observe(window.document, { childList: true, subtree: true })
}
