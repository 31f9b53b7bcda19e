import { describe, expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { MINUTE, SECOND } from '#tests/support/api.ts'
import { createShop, endOf, plans } from '#tests/support/shop.ts'

async function newOrder(shop = createShop()) {
  const { token } = await registerUser(shop)
  const { order_no } = await shop.order(token, plans.monthly)
  const check = async () => (await shop.call('user.Pay/check_staus', { order_no }, { token })).body
  return { shop, token, order_no, check }
}

const answer = (check: boolean, state: string, settled = check) => ({
  code: 1,
  msg: '操作成功',
  data: { check, state, settled, refund: null },
})

test('an order is pending until it is paid', async () => {
  const { shop, order_no, check } = await newOrder()
  expect(await check()).toEqual(answer(false, 'pending'))
  await shop.notify(shop.wechat.pay(order_no))
  expect(await check()).toEqual(answer(true, 'paid'))
})

test('a lost callback is noticed within seconds; the gateway is asked every five of them at most', async () => {
  const { shop, order_no, check } = await newOrder()
  shop.clock.now += 5 * SECOND - 1
  await check()
  expect(shop.wechat.calls).toEqual([`create ${order_no}`])
  shop.clock.now += 1
  await Promise.all(Array.from({ length: 20 }, check))
  expect(shop.wechat.calls).toEqual([`create ${order_no}`, `query ${order_no}`])
  shop.wechat.pay(order_no)
  shop.clock.now += 5 * SECOND
  expect(await check()).toEqual(answer(true, 'paid'))
  expect(await endOf(shop, order_no)).toMatchObject({ grants: 1, settled: true })
})

test('once paid the gateway is left alone', async () => {
  const { shop, order_no, check } = await newOrder()
  await shop.notify(shop.wechat.pay(order_no))
  shop.clock.now += MINUTE
  await check()
  expect(shop.wechat.calls).toEqual([`create ${order_no}`])
})

describe('an order that has expired', () => {
  test('is closed, here and at the gateway', async () => {
    const { shop, order_no, check } = await newOrder()
    shop.clock.now += 15 * MINUTE
    expect(await check()).toEqual(answer(false, 'closed', true))
    expect(await endOf(shop, order_no)).toMatchObject({ door: 'closed', settled: true })
    expect([...shop.wechat.closed]).toEqual([order_no])
  })

  test('is not settled before the gateway has confirmed that', async () => {
    const { shop, order_no, check } = await newOrder()
    shop.clock.now += 15 * MINUTE
    shop.wechat.lose('close')
    expect(await check()).toEqual(answer(false, 'closed', false))
    shop.clock.now += 5 * SECOND
    expect(await check()).toEqual(answer(false, 'closed', true))
    expect([...shop.wechat.closed]).toEqual([order_no])
  })

  test('but was paid in the last moment is paid', async () => {
    const { shop, order_no, check } = await newOrder()
    shop.clock.now += 15 * MINUTE
    shop.wechat.pay(order_no)
    expect(await check()).toEqual(answer(true, 'paid'))
  })

  test('and is paid between the question and the closing is paid', async () => {
    const { shop, order_no, check } = await newOrder()
    shop.clock.now += 15 * MINUTE
    shop.wechat.before('close', async () => shop.wechat.pay(order_no))
    expect(await check()).toEqual(answer(true, 'paid'))
    expect(shop.wechat.calls.slice(1)).toEqual([`query ${order_no}`, `close ${order_no}`, `query ${order_no}`])
  })
})

test('a gateway that does not answer leaves the order pending', async () => {
  const { shop, order_no, check } = await newOrder()
  shop.clock.now += 5 * SECOND
  shop.wechat.pay(order_no)
  shop.wechat.lose('query')
  expect(await check()).toEqual(answer(false, 'pending'))
})

test('orders of others and unknown ones are missing', async () => {
  const { shop, order_no } = await newOrder()
  const { token } = await registerUser(shop)
  const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }
  for (const number of [order_no, 'UNKNOWN1']) {
    expect(await shop.call('user.Pay/check_staus', { order_no: number }, { token })).toEqual(missing)
    expect(await shop.call('user.Pay/check', { order_no: number }, { token })).toEqual(missing)
  }
})
