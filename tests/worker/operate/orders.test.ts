import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { planFind, planRefund, planSettle, planShow, planStuck } from '#scripts/lib/operate/orders.ts'
import { setLevel } from '#tests/support/accounts.ts'
import { DAY, HOUR, MINUTE } from '#tests/support/api.ts'
import { forgetfulDatabase } from '#tests/support/database.ts'
import { operatorBeside, told } from '#tests/support/operator.ts'
import { endOf, levelOf, newBuyer, plans, refunded } from '#tests/support/shop.ts'

async function paidOrder() {
  const { shop, token, id } = await newBuyer()
  const { order_no } = await shop.order(token, plans.yearly)
  await shop.notify(shop.wechat.pay(order_no))
  return { shop, token, id, order: order_no, operator: operatorBeside(shop) }
}

test('a refund is said first, noted with --apply, and carried out by the timer, once', async () => {
  const { shop, id, order, operator } = await paidOrder()
  const refund = () => planRefund(operator, order)
  const until = shop.clock.now + 366 * DAY
  expect((await told(operator, refund)).slice(1)).toEqual([
    `To send back: 69.00 yuan, the whole payment t-${order}, to where it came from`,
    'Taken away: yearly until 2027-11-22 10:00:00 on 2026-11-21 10:00:00; what was there before, free, counts again',
    'Nothing has been changed: this is what --apply would do.',
  ])
  expect(await levelOf(id)).toEqual({ level: 'yearly', until })
  const asked = shop.wechat.calls.length
  expect((await told(operator, refund, 'apply'))[3]).toBe(
    'Noted. The site asks WeChat Pay within two minutes, and again until the money is back.',
  )
  expect([await levelOf(id), shop.wechat.calls.length]).toEqual([{ level: 'free', until: null }, asked])
  await expect(told(operator, refund, 'apply')).rejects.toThrow(`The money of ${order} is going back already.`)
  for (let minute = 0; minute < 3; minute += 1) {
    shop.clock.now += MINUTE
    await shop.tick()
  }
  expect(await endOf(shop, order)).toEqual(refunded(order, 6900))
  const number = `${order}R0T0`
  expect(shop.wechat.calls.filter((call) => call === `refund ${number}`)).toEqual([`refund ${number}`])
  await expect(told(operator, refund, 'apply')).rejects.toThrow(`The money of ${order} is back already.`)
})

test('of refunds at the same time, and of one whose answer is lost, the money goes back once', async () => {
  const { shop, order, operator } = await paidOrder()
  const { db, loseReplyOf } = forgetfulDatabase()
  const tasks = await Promise.all([1, 2, 3].map(() => planRefund(operator, order)))
  loseReplyOf(4)
  const lost = await planRefund({ ...operator, db }, order)
  await expect(lost.act?.()).rejects.toThrow('Network connection lost')
  const answers = await Promise.all(tasks.map(({ act }) => act?.()))
  expect(answers.map((lines) => lines?.length)).toEqual([2, 2, 2])
  shop.clock.now += 2 * MINUTE
  await shop.tick()
  expect(await endOf(shop, order)).toEqual(refunded(order, 6900))
  expect([...shop.wechat.refunds.keys()]).toEqual([`${order}R0T0`])
})

test('a membership that has changed since is left, and the command says so', async () => {
  const { shop, id, order, operator } = await paidOrder()
  await setLevel(id, 'lifetime', null)
  expect((await told(operator, () => planRefund(operator, order), 'apply'))[2]).toMatch(
    /has changed since: it is left as it is$/,
  )
  shop.clock.now += 2 * MINUTE
  await shop.tick()
  expect([await endOf(shop, order), await levelOf(id)]).toEqual([
    refunded(order, 6900),
    { level: 'lifetime', until: null },
  ])
})

test('of two memberships on top of each other the later one is sent back first, and nothing is left', async () => {
  const { shop, token, id, order, operator } = await paidOrder()
  shop.clock.now += DAY
  const { order_no: second } = await shop.order(token, plans.lifetime)
  await shop.notify(shop.wechat.pay(second))
  expect(await levelOf(id)).toEqual({ level: 'lifetime', until: null })
  await expect(told(operator, () => planRefund(operator, order), 'apply')).rejects.toThrow(
    `What ${order} gave is counted in by the later order ${second}: refund that one first, then this one.`,
  )
  expect(await levelOf(id)).toEqual({ level: 'lifetime', until: null })
  await told(operator, () => planRefund(operator, second), 'apply')
  expect(await levelOf(id)).toMatchObject({ level: 'yearly' })
  expect((await told(operator, () => planRefund(operator, order), 'apply'))[2]).toMatch(
    /what was there before, free, counts again$/,
  )
  expect(await levelOf(id)).toEqual({ level: 'free', until: null })
})

test('what has not been paid cannot be refunded, what has ended not settled', async () => {
  const { shop, token, operator } = await newBuyerAtDesk()
  const { order_no } = await shop.order(token, plans.monthly)
  await expect(told(operator, () => planRefund(operator, order_no))).rejects.toThrow(`${order_no} has not been paid.`)
  await expect(told(operator, () => planShow(operator, '0'))).rejects.toThrow('There is no order 0.')
  await shop.notify(shop.wechat.pay(order_no))
  await expect(told(operator, () => planSettle(operator, order_no))).rejects.toThrow(
    `Nothing is left to do for ${order_no}`,
  )
})

test('settling has the timer ask now: a payment nobody told of is found', async () => {
  const { shop, token, operator, id } = await newBuyerAtDesk()
  const { order_no } = await shop.order(token, plans.monthly)
  shop.wechat.pay(order_no)
  await env.DB.prepare('UPDATE orders SET due_at = ? WHERE order_no = ?')
    .bind(shop.clock.now + 6 * HOUR, order_no)
    .run()
  await shop.tick()
  expect((await levelOf(id))?.level).toBe('free')
  expect((await told(operator, () => planSettle(operator, order_no), 'apply')).at(-1)).toBe(
    'The site asks within two minutes.',
  )
  await shop.tick()
  expect((await levelOf(id))?.level).toBe('monthly')
})

test('orders are found by their numbers and their owner, and shown whole', async () => {
  const { id, order, operator } = await paidOrder()
  for (const text of [order, `t-${order}`, String(id)]) {
    const lines = await told(operator, () => planFind(operator, text))
    expect([lines[1]?.startsWith(`${order}  ${id}`), lines.at(-1)]).toEqual([true, '1 order'])
  }
  expect((await told(operator, () => planShow(operator, order))).slice(1, 5)).toEqual([
    'state paid, door closed',
    'nothing is left to do',
    `payment t-${order}: 69.00 yuan, granted`,
    'gave yearly until 2027-11-22 10:00:00 on 2026-11-21 10:00:00',
  ])
  await env.DB.prepare("UPDATE payments SET refund_state = 'failed' WHERE order_no = ?").bind(order).run()
  expect((await told(operator, () => planStuck(operator)))[1]).toMatch(new RegExp(`^${order} .* refund rejected$`))
})

async function newBuyerAtDesk() {
  const buyer = await newBuyer()
  return { ...buyer, operator: operatorBeside(buyer.shop) }
}
