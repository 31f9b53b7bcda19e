import { describe, expect, test, vi } from 'vitest'
import { type CheckoutPage, renderCheckout } from '#src/api/checkout/pages.ts'
import { bridgeScript, watchScript } from '#src/api/checkout/scripts.ts'
import type { StoredOrder } from '#src/api/db/orders/orders.ts'
import { checkoutMessages } from '#src/texts/checkout.ts'

const NUMBER = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

function order(changed: Partial<StoredOrder> = {}): StoredOrder {
  const life = { amount: 1990, expiresAt: 0, door: 'closed', because: 'cancelled', payments: [], refunds: [] } as const
  return {
    ...{ orderNo: NUMBER, userId: 1, goods: { kind: 'membership', level: 'monthly' }, base: null },
    ...{ title: { zh: '月度会员', en: 'Monthly <b>' }, payType: 1, surface: 'phone', clientAddress: '' },
    ...{ payer: '', payUrl: '', state: 'pending', createdAt: 0, life, isRefundRejected: false, revision: '' },
    ...changed,
  }
}

const call = { appId: 'a', timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' }

/** What a page says and offers. */
async function seen(page: CheckoutPage, locale: 'zh' | 'en') {
  const response = await renderCheckout(page, locale)
  const text = await response.text()
  return {
    status: response.status,
    lang: /<html lang="([^"]*)"/.exec(text)?.[1],
    title: /<title>([^<]*)/.exec(text)?.[1],
    heading: /<h1>([^<]*)/.exec(text)?.[1],
    facts: [...text.matchAll(/<d[td]>([^<]*)/g)].map(([, fact]) => fact),
    said: /<p((?: [^>]*)?)>([^<]*)/.exec(text)?.slice(1),
    links: [...text.matchAll(/<a(?: class="first")? href="([^"]*)">([^<]*)/g)].map(([, to, label]) => [to, label]),
    first: /class="first"[^>]*>([^<]*)/.exec(text)?.[1],
    watches: text.includes("'/standing'"),
    pays: text.includes('WeixinJSBridge'),
  }
}

describe.each(['zh', 'en'] as const)('in %s', (locale) => {
  const { labels, ...words } = checkoutMessages[locale]
  const site = locale === 'zh' ? '' : '/en'
  const facts = [
    labels.item,
    locale === 'zh' ? '月度会员' : 'Monthly &lt;b&gt;',
    labels.amount,
    '¥19.90',
    labels.number,
    NUMBER,
  ]
  const orders = [`${site}/user/orders`, labels.orders]
  const home = [site || '/', labels.home]
  const pay = `${site}/pay/order/${NUMBER}`
  const common = { lang: locale === 'zh' ? 'zh-CN' : 'en', facts, watches: false, pays: false, first: undefined }
  const saidOf = (body: string, attributes = ' role="status"') => [attributes, body]

  test.each<[CheckoutPage, object]>([
    [
      { kind: 'counter', order: order(), call },
      { status: 200, links: [home], first: labels.pay, pays: true, said: saidOf(words.counter.body, '') },
    ],
    [
      { kind: 'waiting', order: order() },
      { status: 200, links: [[pay, labels.payOn], orders], first: labels.payOn, watches: true },
    ],
    [
      { kind: 'waiting', order: order({ surface: 'qr' }) },
      { status: 200, links: [orders], watches: true },
    ],
    [
      { kind: 'paid', order: order() },
      { status: 200, links: [orders, home] },
    ],
    [
      { kind: 'closing', order: order() },
      { status: 200, links: [orders, home], watches: true },
    ],
    [
      { kind: 'closed', order: order() },
      { status: 200, links: [orders, home], said: saidOf(words.closed.because.cancelled) },
    ],
    [
      { kind: 'refunding', order: order() },
      { status: 200, links: [orders, home], watches: true },
    ],
    [
      { kind: 'refundFailed', order: order() },
      { status: 200, links: [orders, [`${site}/contact`, labels.contact]], watches: true },
    ],
    [
      { kind: 'refunded', order: order() },
      { status: 200, links: [orders, home] },
    ],
    [
      { kind: 'taken', order: order() },
      { status: 409, links: [orders, home] },
    ],
    [
      { kind: 'failed', order: order() },
      { status: 502, links: [[pay, labels.again], home], first: labels.again },
    ],
    [{ kind: 'missing' }, { status: 404, links: [orders, home], facts: [] }],
  ])('$kind', async (page, expected) => {
    const { title, ...text } = words[page.kind]
    const said = 'body' in text ? { said: saidOf(text.body) } : {}
    expect(await seen(page, locale)).toEqual({ ...common, title, heading: title, ...said, ...expected })
  })
})

test('an order that was closed before anybody noted why ran out of time', async () => {
  const { life } = order()
  const page = await seen({ kind: 'closed', order: order({ life: { ...life, because: null } }) }, 'zh')
  expect(page.said?.[1]).toBe(checkoutMessages.zh.closed.because.time)
})

/** What a script does in a page of these. */
function run(script: string, globals: Record<string, unknown>) {
  new Function(...Object.keys(globals), script)(...Object.values(globals))
}

test('the watch asks while somebody looks, less and less often, and loads the page anew once that has changed', async () => {
  const asked: string[] = []
  let standing = ''
  const location = { pathname: '/pay/order/1/back', replace: vi.fn() }
  const document = { hidden: true }
  const fetch = async (path: string) => {
    asked.push(path)
    if (standing === 'offline') throw new TypeError('Failed to fetch')
    return { ok: standing !== '', text: async () => standing }
  }
  const setTimeout = vi.fn()
  run(watchScript('waiting'), { document, location, fetch, setTimeout })
  /** Lets the wait end, and returns the next one in ms. */
  const look = async () => {
    await setTimeout.mock.lastCall?.[0]()
    return setTimeout.mock.lastCall?.[1]
  }
  expect([await look(), await look(), asked]).toEqual([3000, 3000, []])
  document.hidden = false
  expect(await look()).toBe(3150)
  standing = 'offline'
  expect(await look()).toBeCloseTo(3307.5)
  standing = 'waiting'
  for (let times = 0; times < 100; times += 1) await look()
  expect([setTimeout.mock.lastCall?.[1], new Set(asked), location.replace.mock.calls]).toEqual([
    60_000,
    new Set(['/pay/order/1/back/standing']),
    [],
  ])
  standing = 'paid'
  const waits = setTimeout.mock.calls.length
  await look()
  expect([location.replace.mock.calls, setTimeout.mock.calls.length]).toEqual([[['/pay/order/1/back']], waits])
})

test('the bridge is called once it is there, again with the button, and leads on whatever it says', () => {
  const bridge = { invoke: vi.fn() }
  const location = { replace: vi.fn() }
  const button = { addEventListener: vi.fn() }
  const document = { addEventListener: vi.fn(), getElementById: () => button }
  const script = bridgeScript(call, '/pay/order/1/back')
  run(script, { window: {}, document, location, WeixinJSBridge: bridge })
  expect(bridge.invoke).not.toHaveBeenCalled()
  const [event, pay, once] = document.addEventListener.mock.calls[0] ?? []
  expect([event, once]).toEqual(['WeixinJSBridgeReady', { once: true }])
  pay()
  run(script, { window: { WeixinJSBridge: bridge }, document, location, WeixinJSBridge: bridge })
  const [clicked, again] = button.addEventListener.mock.calls[1] ?? []
  again()
  expect([clicked, bridge.invoke.mock.calls.map(([name, given]) => [name, given])]).toEqual([
    'click',
    Array(3).fill(['getBrandWCPayRequest', call]),
  ])
  bridge.invoke.mock.calls[0]?.[2]?.()
  expect(location.replace.mock.calls).toEqual([['/pay/order/1/back']])
})
