import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkoutRoutes } from '#src/api/checkout/routes.ts'
import type { WechatCounter } from '#src/api/pay/gateway.ts'
import { createdOrder } from '#src/contract/index.ts'
import { checkoutMessages } from '#src/texts/checkout.ts'
import { setLevel } from '#tests/support/accounts.ts'
import { DAY, MINUTE } from '#tests/support/api.ts'
import { databaseWith } from '#tests/support/database.ts'
import { createShop, newBuyer, plans } from '#tests/support/shop.ts'

const orderAnswer = z.object({ data: createdOrder })

/** Whom WeChat knows by which code; the bridge is called with the payer's name in it. */
const counter: WechatCounter = {
  identifyUrl: (path, state) => `https://open.weixin.test${path}?state=${state}`,
  identify: async (code) =>
    code.startsWith('code-of-')
      ? { kind: 'success', value: code.slice('code-of-'.length) }
      : { kind: 'failure', reason: '40029 invalid code' },
  create: async ({ orderNo }, openid) => ({
    kind: 'success',
    value: {
      appId: 'wx1',
      timeStamp: '1',
      nonceStr: '</script>',
      package: `${orderNo} ${openid}`,
      signType: 'RSA',
      paySign: 's',
    },
  }),
}

/** Somebody with an order to be paid on their phone, and the phone. */
async function onPhone(surface: 'phone' | 'wechat' = 'phone', locale: 'zh' | 'en' = 'zh') {
  const shop = createShop()
  Object.assign(shop.wechat.port, { inWechat: counter })
  const { token, id } = await newBuyer(shop)
  const input = { id: plans.monthly, pay_type: '1', surface } as const
  const answer = await shop.call('user.Pay/vip', input, { token, language: locale })
  const { order_no } = orderAnswer.parse(answer.body).data
  const routes = checkoutRoutes(locale, () => shop.services)
  const open = async (path: string) => {
    const page = await routes.request(path)
    const text = await page.text()
    const heading = /<h1>([^<]*)<\/h1>/.exec(text)?.[1]
    return { status: page.status, to: page.headers.get('location'), heading, text, headers: page.headers }
  }
  return { shop, token, id, order_no, open, pay: `/order/${order_no}`, back: `/order/${order_no}/back` }
}

describe('in a phone browser', () => {
  test('the gateway is asked anew each time, for the same, and the phone goes on to it', async () => {
    const { shop, order_no, open, pay } = await onPhone()
    for (const _ of [1, 2]) expect(await open(pay)).toMatchObject({ status: 302, to: `pay://${order_no}` })
    expect(shop.wechat.calls).toEqual([`create ${order_no}`, `create ${order_no}`])
    expect([...shop.wechat.requests.values()]).toMatchObject([
      { surface: 'phone', returnUrl: `http://localhost/pay/order/${order_no}/back`, amount: 1990 },
    ])
  })

  test.each(['zh', 'en'] as const)('what cannot be opened is said, with another try (%s)', async (locale) => {
    const { shop, open, pay, order_no } = await onPhone('phone', locale)
    shop.wechat.refuse('create')
    const { title } = checkoutMessages[locale].failed
    const page = await open(pay)
    expect(page).toMatchObject({ status: 502, heading: title })
    expect(page.text).toContain(`href="${locale === 'zh' ? '' : '/en'}/pay/order/${order_no}"`)
  })

  test('a gateway that refuses because the order is paid is asked, and the phone is told so', async () => {
    const { shop, open, pay, back, order_no } = await onPhone()
    expect((await open(pay)).status).toBe(302)
    shop.wechat.pay(order_no)
    shop.wechat.refuse('create')
    shop.clock.now += MINUTE
    expect(await open(pay)).toMatchObject({ status: 302, to: `/pay${back}` })
    expect(await open(back)).toMatchObject({ status: 200, heading: checkoutMessages.zh.paid.title })
  })

  test('a gateway that refuses because the order was cancelled meanwhile leads to how it stands', async () => {
    const { shop, token, open, pay, back, order_no } = await onPhone()
    expect((await open(pay)).status).toBe(302)
    shop.wechat.refuse('create')
    shop.wechat.before('create', () => shop.call('user.Pay/cancel', { order_no }, { token }))
    expect(await open(pay)).toMatchObject({ status: 302, to: `/pay${back}` })
    expect(await open(back)).toMatchObject({ status: 200, heading: checkoutMessages.zh.closed.title })
  })

  test('the log says of what the gateway refused or did not answer, and of which order', async () => {
    const { shop, open, pay, order_no } = await onPhone()
    const lines: unknown[] = []
    Object.assign(shop.services.log, {
      info: (event: string, fields: object) => lines.push([event, fields]),
      error: (event: string, cause: unknown, fields: object) => lines.push([event, String(cause), fields]),
    })
    shop.wechat.lose('create')
    await open(pay)
    shop.wechat.refuse('create')
    await open(pay)
    expect(lines).toEqual([
      ['pay.unknown', { call: 'create', order_no, reason: expect.any(String) }],
      ['pay.refused', 'Error: refused', { call: 'create', order_no }],
    ])
  })

  test('an order that is over leads to the page that says so, and never to the gateway', async () => {
    const { shop, open, pay, back } = await onPhone()
    shop.clock.now += 15 * MINUTE
    expect(await open(pay)).toMatchObject({ status: 302, to: `/pay${back}` })
    expect(shop.wechat.calls).toEqual([])
  })

  test('an order that is closed while it is opened leads to how it stands, and never to the gateway', async () => {
    const { shop, open, pay, back } = await onPhone()
    const closing = "SET opened = 1, door = 'closing'"
    const prepare = (sql: string) => env.DB.prepare(sql.replace('SET opened = 1', closing))
    Object.assign(shop.services, { db: databaseWith({ prepare }) })
    expect(await open(pay)).toMatchObject({ status: 302, to: `/pay${back}` })
    expect(shop.wechat.calls).toEqual([])
  })

  test('an order to be paid by its code on another screen leads to how it stands, and never to the gateway', async () => {
    const shop = createShop()
    const { token } = await newBuyer(shop)
    const { order_no } = await shop.order(token, plans.monthly)
    shop.wechat.calls.length = 0
    const page = await checkoutRoutes('en', () => shop.services).request(`/order/${order_no}`)
    expect([page.status, page.headers.get('location'), page.headers.get('cache-control'), shop.wechat.calls]).toEqual([
      302,
      `/en/pay/order/${order_no}/back`,
      'no-store',
      [],
    ])
  })

  test('where orders live in another database there is no such page', async () => {
    const routes = checkoutRoutes('zh', () => null)
    const paths = ['/order/A', '/order/A/back', '/order/A/back/standing', '/oauth']
    expect(await Promise.all(paths.map(async (path) => (await routes.request(path)).status))).toEqual(
      Array(4).fill(404),
    )
  })

  test('how an order stands is told to be asked again, and of none that there is none', async () => {
    const { open, back } = await onPhone()
    const standing = await open(`${back}/standing`)
    expect([standing.status, standing.text, standing.headers.get('cache-control')]).toEqual([
      200,
      'waiting',
      'no-store',
    ])
    const missing = await open('/order/ABCDEFGHJKLMNPQRSTUVWXYZ/back/standing')
    expect([missing.status, missing.text, missing.headers.get('cache-control')]).toEqual([404, 'missing', 'no-store'])
  })

  test.each(['/order/ABCDEFGHJKLMNPQRSTUVWXYZ', '/order/nonsense!', '/order/1/back', '/oauth?code=1&state=1'])(
    'there is no order at %s',
    async (path) => {
      const { open } = await onPhone()
      expect(await open(path)).toMatchObject({ status: 404, heading: checkoutMessages.zh.missing.title })
    },
  )
})

describe('coming back', () => {
  test('the page asks the gateway, and says what it knows; the address says nothing', async () => {
    const { shop, order_no, open, pay, back } = await onPhone()
    await open(pay)
    const claim = `${back}?trade_status=TRADE_SUCCESS&out_trade_no=${order_no}`
    expect(await open(claim)).toMatchObject({ status: 200, heading: checkoutMessages.zh.waiting.title })
    expect((await open(`${back}/standing`)).text).toBe('waiting')
    shop.clock.now += MINUTE
    shop.wechat.pay(order_no)
    expect((await open(`${back}/standing`)).text).toBe('paid')
    const page = await open(back)
    expect(page.heading).toBe(checkoutMessages.zh.paid.title)
    expect(page.text).not.toContain('<script')
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test('an order that ran out is closed at the gateway, and only then it is said that nothing was charged', async () => {
    const { shop, order_no, open, pay, back } = await onPhone()
    await open(pay)
    shop.clock.now += 15 * MINUTE
    shop.wechat.lose('query')
    expect((await open(back)).heading).toBe(checkoutMessages.zh.closing.title)
    shop.clock.now += MINUTE
    expect((await open(back)).heading).toBe(checkoutMessages.zh.closed.title)
    expect([...shop.wechat.closed]).toEqual([order_no])
  })
})

describe.each(['zh', 'en'] as const)('what is said of an order that came to nothing (%s)', (locale) => {
  const t = checkoutMessages[locale]

  test('that its time was over, that another took its place, or that it was cancelled', async () => {
    const ended = async (end: (world: Awaited<ReturnType<typeof onPhone>>) => Promise<unknown>) => {
      const world = await onPhone('phone', locale)
      await world.open(world.pay)
      await end(world)
      const { heading, text } = await world.open(world.back)
      expect(heading).toBe(t.closed.title)
      return Object.entries(t.closed.because).flatMap(([reason, words]) => (text.includes(words) ? [reason] : []))
    }
    const said = [
      await ended(async ({ shop }) => {
        shop.clock.now += 15 * MINUTE
      }),
      await ended(({ shop, token }) => shop.order(token, plans.yearly)),
      await ended(({ shop, token, order_no }) => shop.call('user.Pay/cancel', { order_no }, { token })),
    ]
    expect(said).toEqual([['time'], ['replaced'], ['cancelled']])
  })

  test('money the gateway will not take back is not said to be on its way; once it is, it is', async () => {
    const { shop, id, order_no, open, pay, back } = await onPhone('phone', locale)
    await open(pay)
    await setLevel(id, 'lifetime', null)
    shop.wechat.refuse('refund')
    shop.wechat.pay(order_no)
    shop.clock.now += MINUTE
    const page = await open(back)
    expect(page).toMatchObject({ status: 200, heading: t.refundFailed.title })
    expect(page.text).toContain(t.refundFailed.body)
    expect(page.text).toContain(`<dd>${order_no}</dd>`)
    expect(page.text).toContain(`${locale === 'zh' ? '' : '/en'}/contact">${t.labels.contact}</a>`)
    shop.wechat.relent('refund')
    shop.clock.now += DAY
    await shop.tick()
    expect((await open(back)).heading).toBe(t.refunded.title)
  })
})

describe('inside WeChat', () => {
  test.each([
    ['zh', '/pay'],
    ['en', '/en/pay'],
  ] as const)('the payer is asked for once; afterwards the page calls the bridge (%s)', async (locale, base) => {
    const { order_no, open, pay, back } = await onPhone('wechat', locale)
    const asked = `https://open.weixin.test${base}/oauth?state=${order_no}`
    expect(await open(pay)).toMatchObject({ status: 302, to: asked })
    const known = await open(`/oauth?code=code-of-me&state=${order_no}`)
    expect(known).toMatchObject({ status: 302, to: `${base}/order/${order_no}` })
    const page = await open(pay)
    expect(page).toMatchObject({ status: 200, heading: checkoutMessages[locale].counter.title })
    expect(page.text).toContain(`"package":"${order_no} me"`)
    expect(page.text).toContain(JSON.stringify(base + back))
    // Nothing that came over the network ends the script.
    expect(page.text.match(/<\/script>/g)?.length).toBe(1)
  })

  test('somebody else does not take the order over', async () => {
    const { order_no, open } = await onPhone('wechat')
    await open(`/oauth?code=code-of-me&state=${order_no}`)
    const other = await open(`/oauth?code=code-of-her&state=${order_no}`)
    expect(other).toMatchObject({ status: 409, heading: checkoutMessages.zh.taken.title })
    expect(await open(`/oauth?code=code-of-me&state=${order_no}`)).toMatchObject({ status: 302 })
  })

  test('once the account no longer pays inside WeChat, the page says so and nobody is asked', async () => {
    const { shop, order_no, open, pay, back } = await onPhone('wechat')
    Object.assign(shop.wechat.port, { inWechat: null })
    shop.wechat.calls.length = 0
    expect(await open(pay)).toMatchObject({ status: 502, heading: checkoutMessages.zh.failed.title })
    expect(await open(`/oauth?code=code-of-me&state=${order_no}`)).toMatchObject({ status: 302, to: `/pay${back}` })
    expect(shop.wechat.calls).toEqual([])
  })

  test('a code that is good for nothing is said, and no code leads back', async () => {
    const { order_no, open, back } = await onPhone('wechat')
    expect(await open(`/oauth?code=used&state=${order_no}`)).toMatchObject({ status: 502 })
    expect(await open(`/oauth?state=${order_no}`)).toMatchObject({ status: 302, to: `/pay${back}` })
  })
})
