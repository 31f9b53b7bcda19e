import { expect, test } from 'vitest'
import type { InputOf } from '#src/contract/index.ts'
import { DAY, MINUTE } from '#tests/support/api.ts'
import { newBuyer, plans } from '#tests/support/shop.ts'

/** Somebody who has paid for a month, and what ordering comes to after a while. */
async function paidBuyer() {
  const { shop, token } = await newBuyer()
  const { order_no } = await shop.order(token, plans.monthly)
  await shop.notify(shop.wechat.pay(order_no))
  const paidAt = shop.clock.now
  const orderAfter = async (time: number, input: InputOf<'user.Pay/vip'>) => {
    shop.clock.now = paidAt + time
    return (await shop.call('user.Pay/vip', input, { token })).body
  }
  const know = () => shop.call('user.Pay/check_staus', { order_no }, { token })
  return { orderAfter, know, given: { data: { order_no, paid: true } } }
}

const YEARLY = { id: plans.yearly, pay_type: '1' } as const
const MONTHLY = { id: plans.monthly, pay_type: '1' } as const
const ordered = { data: { paid: false } }

test('for fifteen minutes whoever has not been told is told, whatever they order', async () => {
  const first = await paidBuyer()
  expect(await first.orderAfter(15 * MINUTE - 1, YEARLY)).toMatchObject(first.given)
  const second = await paidBuyer()
  expect(await second.orderAfter(15 * MINUTE, YEARLY)).toMatchObject(ordered)
})

test('for a day the same again is a slip, told or not', async () => {
  const first = await paidBuyer()
  await first.know()
  expect(await first.orderAfter(DAY - 1, MONTHLY)).toMatchObject(first.given)
  const second = await paidBuyer()
  expect(await second.orderAfter(DAY, MONTHLY)).toMatchObject(ordered)
})

test('told by an order, one is told once: the next order is for something else', async () => {
  const { orderAfter, given } = await paidBuyer()
  expect(await orderAfter(MINUTE, YEARLY)).toMatchObject(given)
  expect(await orderAfter(2 * MINUTE, YEARLY)).toMatchObject(ordered)
})

test('looking at an order that was replaced tells nobody that the other one is paid', async () => {
  const { shop, token } = await newBuyer()
  const replaced = await shop.order(token, plans.yearly)
  const { order_no } = await shop.order(token, plans.monthly)
  await shop.notify(shop.wechat.pay(order_no))
  const look = (orderNo: string) => shop.call('user.Pay/check', { order_no: orderNo }, { token })
  const next = async () => (await shop.call('user.Pay/vip', YEARLY, { token })).body
  expect((await look(replaced.order_no)).body).toMatchObject({ data: { state: 'closed' } })
  expect(await next()).toMatchObject({ data: { order_no, paid: true } })
  expect(await next()).toMatchObject(ordered)
})
