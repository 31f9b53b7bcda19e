import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { MINUTE } from '#tests/support/api.ts'
import { newBuyer, plans } from '#tests/support/shop.ts'

test('an order somebody set out to pay stays in the list after it has closed; others do not', async () => {
  const { shop, token } = await newBuyer()
  const { order_no } = await shop.order(token, plans.monthly)
  const stranger = await registerUser(shop)
  expect(await shop.call('user.Pay/opened', { order_no }, { token: stranger.token })).toMatchObject({
    body: { code: 0 },
  })
  const listed = async () => {
    const { body } = await shop.call('user.Order/index', {}, { token })
    return body
  }
  shop.clock.now += 16 * MINUTE
  await shop.tick()
  expect(await listed()).toMatchObject({ data: { items: [], total: 0 } })

  const opened = await shop.order(token, plans.yearly)
  const answer = { status: 200, body: { code: 1, msg: expect.any(String), data: null } }
  expect(await shop.call('user.Pay/opened', { order_no: opened.order_no }, { token })).toEqual(answer)
  expect(await shop.call('user.Pay/opened', { order_no: opened.order_no }, { token })).toEqual(answer)
  shop.clock.now += 16 * MINUTE
  await shop.tick()
  expect(await listed()).toMatchObject({
    data: { items: [{ order_no: opened.order_no, state: 'closed', closed_because: 'time' }], total: 1 },
  })
})
