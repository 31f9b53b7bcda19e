import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { type createShop, newBuyer, plans } from '#tests/support/shop.ts'

type Shop = ReturnType<typeof createShop>

test('an order given up is closed at its gateway, and says so; once more says the same', async () => {
  const { shop, token } = await newBuyer()
  const { order_no } = await shop.order(token, plans.monthly)
  const closed = {
    status: 200,
    body: { code: 1, msg: expect.any(String), data: { check: false, state: 'closed', settled: true, refund: null } },
  }
  expect(await shop.call('user.Pay/cancel', { order_no }, { token })).toEqual(closed)
  expect(await shop.call('user.Pay/cancel', { order_no }, { token })).toEqual(closed)
  expect((await shop.call('user.Pay/check', { order_no }, { token })).body).toMatchObject({
    data: { state: 'closed', closed_because: 'cancelled' },
  })
})

test('one that was paid at that moment is paid, not closed', async () => {
  const { shop, token } = await newBuyer()
  const { order_no } = await shop.order(token, plans.monthly)
  shop.wechat.pay(order_no)
  expect((await shop.call('user.Pay/cancel', { order_no }, { token })).body).toMatchObject({
    code: 1,
    data: { check: true, state: 'paid', settled: true },
  })
})

test('nobody gives up the order of somebody else', async () => {
  const { shop, token } = await newBuyer()
  const { order_no } = await shop.order(token, plans.monthly)
  const stranger = await registerUser(shop)
  const refused = await shop.call('user.Pay/cancel', { order_no }, { token: stranger.token })
  expect(refused.body).not.toMatchObject({ code: 1 })
  expect((await shop.call('user.Pay/check', { order_no }, { token })).body).toMatchObject({
    data: { state: 'pending' },
  })
})

test('asked again after the gateway gave no answer, it asks the gateway again', async () => {
  const { shop, token } = await newBuyer()
  const { order_no } = await shop.order(token, plans.monthly)
  shop.wechat.pay(order_no)
  shop.wechat.lose('query', 'close')
  const cancel = async () => (await shop.call('user.Pay/cancel', { order_no }, { token })).body
  expect(await cancel()).toMatchObject({ data: { check: false, state: 'closed', settled: false } })
  expect(await cancel()).toMatchObject({ data: { check: true, state: 'paid', settled: true } })
})

test.each([
  [false, 'no answer', ({ wechat }: Shop) => wechat.lose('query', 'close')],
  [true, 'the answer that it does not know the order', ({ wechat }: Shop) => wechat.needScanning()],
])('%j: an order given up can be called uncharged after %s', async (confirmed, _what, prepare) => {
  const { shop, token } = await newBuyer()
  prepare(shop)
  const { order_no } = await shop.order(token, plans.monthly)
  await shop.call('user.Pay/cancel', { order_no }, { token })
  expect((await shop.call('user.Order/index', {}, { token })).body).toMatchObject({
    data: { items: [{ order_no, state: 'closed', closed_because: 'cancelled', confirmed }] },
  })
})
