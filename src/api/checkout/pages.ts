import { html } from 'hono/html'
import type { StoredOrder } from '#src/api/db/orders/orders.ts'
import type { BridgeCall } from '#src/api/pay/gateway.ts'
import { yuanOf } from '#src/api/pay/yuan.ts'
import { type Locale, localeTags } from '#src/contract/index.ts'
import { type Picture, renderShell, type ShellPage } from '#src/lib/phone-shell.ts'
import { checkoutMessages } from '#src/texts/checkout.ts'
import { checkoutPath, returnPath } from './order.ts'
import { bridgeScript, watchScript } from './scripts.ts'
import { type CheckoutStanding, mayChange } from './standing.ts'

/** The pages shown on a phone: before paying, while WeChat's bridge is called, and after. */
export type CheckoutPage =
  | { kind: 'counter'; order: StoredOrder; call: BridgeCall }
  | { kind: CheckoutStanding; order: StoredOrder }
  | { kind: 'taken' | 'failed'; order: StoredOrder }
  | { kind: 'missing' }

const LOOK_OF: Record<CheckoutPage['kind'], { picture: Picture; status: ShellPage['status'] }> = {
  counter: { picture: 'purse', status: 200 },
  waiting: { picture: 'clock', status: 200 },
  paid: { picture: 'tick', status: 200 },
  closing: { picture: 'clock', status: 200 },
  closed: { picture: 'cross', status: 200 },
  refunding: { picture: 'clock', status: 200 },
  refundFailed: { picture: 'cross', status: 200 },
  refunded: { picture: 'tick', status: 200 },
  missing: { picture: 'cross', status: 404 },
  taken: { picture: 'cross', status: 409 },
  failed: { picture: 'cross', status: 502 },
}

/** Renders a checkout page. If its state can change, the page polls and reloads when it does. */
export function renderCheckout(page: CheckoutPage, locale: Locale): Promise<Response> {
  const { title, body } = wordsFor(page, locale)
  return renderShell({
    lang: localeTags[locale],
    ...LOOK_OF[page.kind],
    title,
    content: html`${page.kind === 'missing' ? '' : summary(page.order, locale)}
<p${page.kind === 'counter' ? '' : html` role="status"`}>${body}</p>
<nav>${links(page, locale)}</nav>`,
    script: scriptOf(page, locale),
  })
}

function wordsFor(page: CheckoutPage, locale: Locale): { title: string; body: string } {
  const t = checkoutMessages[locale]
  if (page.kind !== 'closed') return t[page.kind]
  return { title: t.closed.title, body: t.closed.because[page.order.life.because ?? 'time'] }
}

function summary({ orderNo, title, life }: StoredOrder, locale: Locale) {
  const { item, amount, number } = checkoutMessages[locale].labels
  return html`<dl>
<dt>${item}</dt><dd>${title[locale]}</dd>
<dt>${amount}</dt><dd>¥${yuanOf(life.amount)}</dd>
<dt>${number}</dt><dd>${orderNo}</dd>
</dl>`
}

function links(page: CheckoutPage, locale: Locale) {
  const { labels } = checkoutMessages[locale]
  const site = locale === 'zh' ? '' : `/${locale}`
  const toOrders = html`<a href="${site}/user/orders">${labels.orders}</a>`
  const toSite = html`<a href="${site || '/'}">${labels.home}</a>`
  const pay = (label: string) =>
    page.kind === 'missing'
      ? ''
      : html`<a class="first" href="${checkoutPath(locale, page.order.orderNo)}">${label}</a>`
  switch (page.kind) {
    case 'counter':
      return html`<button id="pay" class="first" type="button">${labels.pay}</button>${toSite}`
    case 'waiting':
      return html`${page.order.surface === 'qr' ? '' : pay(labels.payOn)}${toOrders}`
    case 'failed':
      return html`${pay(labels.again)}${toSite}`
    case 'refundFailed':
      return html`${toOrders}<a href="${site}/contact">${labels.contact}</a>`
    default:
      return html`${toOrders}${toSite}`
  }
}

function scriptOf(page: CheckoutPage, locale: Locale): string | undefined {
  if (page.kind === 'counter') return bridgeScript(page.call, returnPath(locale, page.order.orderNo))
  return mayChange(page.kind) ? watchScript(page.kind) : undefined
}
