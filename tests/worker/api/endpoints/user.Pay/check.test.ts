import { expect, test } from 'vitest'
import { registerUser, setLevel } from '#tests/support/accounts.ts'
import { MINUTE } from '#tests/support/api.ts'
import { createShop, plans } from '#tests/support/shop.ts'

test('an order tells everything about itself, from pending to refunded', async () => {
  const shop = createShop()
  const { id, token } = await registerUser(shop)
  const { order_no, expires_at } = await shop.order(token, plans.monthly, '2')
  const read = (language = 'zh') => shop.call('user.Pay/check', { order_no }, { token, language })
  const created = shop.clock.now
  const pending = {
    order_no,
    kind: 'membership',
    title: '月度会员',
    amount: 1990,
    pay_type: 2,
    state: 'pending',
    closed_because: null,
    confirmed: false,
    bought: false,
    refund: null,
    created_at: created,
    expires_at,
    paid_at: null,
    refunded_at: null,
    plan_id: 1,
    template_id: null,
  }
  const answer = (data: object) => ({ status: 200, body: { code: 1, msg: expect.any(String), data } })
  expect(await read()).toEqual(answer(pending))
  expect(await read('en')).toEqual(answer({ ...pending, title: 'Monthly member' }))

  await setLevel(id, 'lifetime', null)
  shop.clock.now += MINUTE
  shop.alipay.refundState.next = 'pending'
  await shop.notify(shop.alipay.pay(order_no), 'alipay')
  const refunding = { ...pending, state: 'refunded', paid_at: created + MINUTE }
  const refund = { state: 'under_way', amount: 1990, of: 1990, at: created + MINUTE }
  expect(await read()).toEqual(answer({ ...refunding, refund }))

  shop.alipay.refundState.next = 'done'
  shop.clock.now += MINUTE
  await shop.tick()
  const at = created + 2 * MINUTE
  const back = { confirmed: true, refund: { state: 'done', amount: 1990, of: 1990, at }, refunded_at: at }
  expect(await read()).toEqual(answer({ ...refunding, ...back }))
})

test('an order that nobody has paid in time is closed', async () => {
  const shop = createShop()
  const { token } = await registerUser(shop)
  const { order_no } = await shop.order(token, plans.monthly)
  shop.clock.now += 15 * MINUTE
  const { body } = await shop.call('user.Pay/check', { order_no }, { token })
  expect(body).toMatchObject({ data: { state: 'closed', closed_because: 'time', confirmed: false, paid_at: null } })
})
