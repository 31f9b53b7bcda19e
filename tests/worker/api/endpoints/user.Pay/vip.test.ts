import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createdOrder, type InputOf } from '#src/contract/index.ts'
import { registerUser, setLevel } from '#tests/support/accounts.ts'
import { type Answer, createTestApi, DAY, MINUTE } from '#tests/support/api.ts'
import { countOf, forgetfulDatabase } from '#tests/support/database.ts'
import { createShop, endOf, plans } from '#tests/support/shop.ts'

const ORDER_NO = /^[2-9A-HJ-NP-Z]{24}$/
const MONTHLY = { id: plans.monthly, pay_type: '1' } as const

async function newBuyer(shop = createShop()) {
  const { id, token } = await registerUser(shop)
  return { shop, id, token }
}

function orderOf({ body }: Answer) {
  return z.object({ data: createdOrder }).parse(body).data
}

function liveOrders(userId: number): Promise<number> {
  return countOf("SELECT count(*) AS count FROM orders WHERE user_id = ? AND door = 'open'", userId)
}

test('an order tells what to pay, until when, and where', async () => {
  const { shop, token } = await newBuyer()
  const answer = await shop.call('user.Pay/vip', MONTHLY, { token, address: '203.0.113.9' })
  expect(answer).toEqual({
    status: 200,
    body: {
      code: 1,
      msg: '操作成功',
      data: {
        order_no: expect.stringMatching(ORDER_NO),
        pay_url: expect.stringMatching(/^pay:\/\//),
        surface: 'qr',
        amount: 1990,
        expires_at: shop.clock.now + 15 * MINUTE,
        paid: false,
      },
    },
  })
  expect([...shop.wechat.requests.values()]).toEqual([
    {
      orderNo: expect.stringMatching(ORDER_NO),
      description: '月度会员',
      amount: 1990,
      expiresAt: shop.clock.now + 15 * MINUTE,
      surface: 'qr',
      clientAddress: '203.0.113.9',
    },
  ])
})

describe('asking again', () => {
  test('while the order is pending gives the same order, and the gateway is not asked again', async () => {
    const { shop, token } = await newBuyer()
    const first = await shop.order(token, plans.monthly)
    shop.clock.now += 15 * MINUTE - 1
    expect(await shop.order(token, plans.monthly)).toEqual(first)
    expect(shop.wechat.calls).toEqual([`create ${first.order_no}`])
  })

  test('once it has expired gives a new one', async () => {
    const { shop, token, id } = await newBuyer()
    const first = await shop.order(token, plans.monthly)
    shop.clock.now += 15 * MINUTE
    const second = await shop.order(token, plans.monthly)
    expect(second.order_no).not.toBe(first.order_no)
    expect(second.expires_at).toBe(shop.clock.now + 15 * MINUTE)
    expect(await liveOrders(id)).toBe(1)
  })

  test('when the gateway did not answer asks it again for the very same', async () => {
    const { shop, token } = await newBuyer()
    shop.wechat.lose('create')
    const first = await shop.order(token, plans.monthly)
    expect(first.pay_url).toBe('')
    shop.clock.now += MINUTE
    const again = await shop.call('user.Pay/vip', MONTHLY, { token, address: '203.0.113.77' })
    expect(again.body).toMatchObject({ data: { ...first, pay_url: `pay://${first.order_no}` } })
    expect(shop.wechat.calls).toEqual([`create ${first.order_no}`, `create ${first.order_no}`])
  })

  test('fifty times at once gives one order', async () => {
    const { shop, token, id } = await newBuyer()
    const orders = await Promise.all(Array.from({ length: 50 }, () => shop.order(token, plans.yearly)))
    expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(1)
    expect(await countOf('SELECT count(*) AS count FROM orders WHERE user_id = ?', id)).toBe(1)
  })

  test.each([1, 2, 3])('when the answer of database call %i was lost gives the same order', async (nth) => {
    const forgetful = forgetfulDatabase()
    const { shop, token, id } = await newBuyer(createShop({ db: forgetful.db }))
    forgetful.loseReplyOf(nth)
    expect((await shop.call('user.Pay/vip', MONTHLY, { token })).status).toBe(500)
    forgetful.loseReplyOf(0)
    const order = await shop.order(token, plans.monthly)
    expect(order.pay_url).toBe(`pay://${order.order_no}`)
    expect(await countOf('SELECT count(*) AS count FROM orders WHERE user_id = ?', id)).toBe(1)
  })
})

describe('on a phone', () => {
  test.each([
    ['zh', '/pay/order/'],
    ['en', '/en/pay/order/'],
  ] as const)('one opens a page of ours, which asks the gateway when it is opened (%s)', async (language, path) => {
    const { shop, token } = await newBuyer()
    const order = orderOf(await shop.call('user.Pay/vip', { ...MONTHLY, surface: 'phone' }, { token, language }))
    expect(order).toMatchObject({ surface: 'phone', pay_url: shop.services.config.siteUrl + path + order.order_no })
    expect(shop.wechat.calls).toEqual([])
  })

  test.each(['1', '2'] as const)('method %s that is not there pays by a code', async (pay_type) => {
    const shop = createShop()
    Object.assign(shop.wechat.port, { onPhone: false })
    Object.assign(shop.alipay.port, { onPhone: false })
    const { token } = await newBuyer(shop)
    for (const surface of ['phone', 'wechat'] as const) {
      const order = orderOf(await shop.call('user.Pay/vip', { ...MONTHLY, pay_type, surface }, { token }))
      expect(order).toMatchObject({ surface: 'qr', pay_url: `pay://${order.order_no}` })
    }
  })
})

describe('choosing something else', () => {
  test.each<[string, InputOf<'user.Pay/vip'>]>([
    ['another plan', { id: plans.yearly, pay_type: '1' }],
    ['another method', { id: plans.monthly, pay_type: '2' }],
    ['another device', { id: plans.monthly, pay_type: '1', surface: 'phone' }],
  ])('%s closes the order before, here and at its gateway, before there is another', async (_label, input) => {
    const { shop, token, id } = await newBuyer()
    const first = await shop.order(token, plans.monthly)
    await shop.call('user.Pay/vip', input, { token })
    expect(await liveOrders(id)).toBe(1)
    expect(shop.wechat.calls.slice(0, 3)).toEqual(
      ['create', 'query', 'close'].map((call) => `${call} ${first.order_no}`),
    )
    expect(await endOf(shop, first.order_no)).toMatchObject({ state: 'closed', door: 'closed', settled: true })
    expect([...shop.wechat.closed]).toEqual([first.order_no])
  })

  test('fifty switches at once leave one live order', async () => {
    const { shop, token, id } = await newBuyer()
    const choices = Array.from({ length: 50 }, (_, nth) => (nth % 2 === 0 ? plans.monthly : plans.yearly))
    await Promise.all(choices.map((plan, nth) => shop.order(token, plan, nth % 3 === 0 ? '2' : '1')))
    expect(await liveOrders(id)).toBe(1)
  })

  test('orders of other users are left alone', async () => {
    const { shop, token } = await newBuyer()
    const other = await newBuyer(shop)
    const order = await shop.order(token, plans.monthly)
    await shop.order(other.token, plans.yearly)
    expect(await endOf(shop, order.order_no)).toMatchObject({ state: 'pending', door: 'open' })
  })
})

describe('what can be bought', () => {
  const unavailable = {
    status: 200,
    body: { code: 1011, msg: '这个方案不高于你当前的会员等级，或已下架，请重新选择' },
  }

  test.each([
    ['free', null, '0', false],
    ['free', null, '9', false],
    ['yearly', DAY, plans.monthly, false],
    ['yearly', DAY, plans.yearly, true],
    ['yearly', DAY, plans.lifetime, true],
    ['lifetime', null, plans.lifetime, false],
    ['lifetime', null, plans.yearly, false],
    ['yearly', 0, plans.monthly, true],
  ] as const)('%s until %s buys plan %s: %s', async (level, until, plan, isSold) => {
    const { shop, token, id } = await newBuyer()
    await setLevel(id, level, until === null ? null : shop.clock.now + until)
    if (plan === '0')
      return expect((await shop.call('user.Pay/vip', { ...MONTHLY, id: plan }, { token })).status).toBe(400)
    const answer = await shop.call('user.Pay/vip', { ...MONTHLY, id: plan }, { token })
    if (isSold) expect(answer.body).toMatchObject({ code: 1 })
    else expect(answer).toEqual(unavailable)
    expect(await liveOrders(id)).toBe(isSold ? 1 : 0)
  })

  test('an upgrade costs the difference for the unused days', async () => {
    const { shop, token, id } = await newBuyer()
    await setLevel(id, 'monthly', shop.clock.now + 10 * DAY)
    // 1990 × 10 / 31 = 641.9, in the user's favour.
    expect((await shop.order(token, plans.yearly)).amount).toBe(6900 - 642)
  })
})

test('nobody orders without end', async () => {
  const { shop, token, id } = await newBuyer()
  const fill = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 119)
    INSERT INTO attempts (id, kind, mobile, address, at) SELECT 'order ' || i, 'order', ?, '', ? FROM n`
  await env.DB.prepare(fill).bind(String(id), shop.clock.now).run()
  await shop.order(token, plans.monthly)
  expect(await shop.call('user.Pay/vip', MONTHLY, { token })).toEqual({
    status: 429,
    body: { code: 429, msg: '操作太频繁，请稍后再试', retry_after: 600 },
  })
  shop.clock.now += 10 * MINUTE
  expect((await shop.call('user.Pay/vip', MONTHLY, { token })).body).toMatchObject({ code: 1 })
})

test('a method that is not offered is refused, and nothing is ordered', async () => {
  const api = createTestApi()
  const { token, id } = await registerUser(api)
  expect(await api.call('user.Pay/vip', MONTHLY, { token })).toEqual({
    status: 200,
    body: { code: 1010, msg: '暂不支持这种支付方式，请换一种' },
  })
  expect(await liveOrders(id)).toBe(0)
})
