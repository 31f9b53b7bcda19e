import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { planFind, planRefund, planSettle, planShow, planStuck } from '#scripts/lib/operate/orders.ts'
import { DAY, HOUR, MINUTE } from '#tests/support/api.ts'
import { operatorBeside, operatorTranscript } from '#tests/support/operator.ts'
import { createShop, newBuyer, plans } from '#tests/support/shop.ts'
import { publishFixtures } from '#tests/support/templates.ts'

beforeAll(() => publishFixtures([{ id: 1001 }]))

// What those who run the site read of orders, whole. Written anew by
// `npx vitest run --project worker whole-orders -u`, once the differences have been looked at.

/** The desk of a new shop with one buyer. */
async function openDesk() {
  const { shop, token, id } = await newBuyer()
  const operator = operatorBeside(shop)
  const names: [RegExp, string][] = [[new RegExp(`(user |  )${id}\\b`, 'g'), '$1USER']]
  const { says, note, kept } = operatorTranscript(operator, names)
  const buys = async (name: string, plan: string, pays: 'pays' | 'leaves' = 'pays') => {
    const { order_no } = await shop.order(token, plan)
    names.unshift([new RegExp(order_no, 'g'), name])
    if (pays === 'pays') await shop.notify(shop.wechat.pay(order_no))
    return order_no
  }
  return {
    ...{ shop, token, id, operator, names, buys, says, note, kept },
    find: (typed: string) => note('find', () => planFind(operator, typed)),
    show: (order: string) => note('show', () => planShow(operator, order)),
    stuck: () => note('stuck', () => planStuck(operator)),
    refund: (order: string, apply?: 'apply') => note('refund', () => planRefund(operator, order), apply),
    settle: (order: string, apply?: 'apply') => note('settle', () => planSettle(operator, order), apply),
  }
}

test('an order that is open, paid, sent back in part at the desk, and then whole', async () => {
  const desk = await openDesk()
  const order = await desk.buys('ORDER', plans.yearly, 'leaves')
  desk.says('open')
  await desk.show(order)
  await desk.refund(order)
  await desk.settle(order)
  await desk.shop.notify(desk.shop.wechat.pay(order))
  desk.says('paid')
  await desk.show(order)
  await desk.settle(order)
  desk.shop.clock.now += MINUTE
  await desk.shop.notify(desk.shop.wechat.returnAtDesk(order, 'desk', 1950))
  desk.says('19.50 sent back at the desk')
  await desk.show(order)
  await desk.refund(order)
  await desk.refund(order, 'apply')
  desk.says('the rest is going back')
  await desk.show(order)
  await desk.refund(order)
  desk.shop.clock.now += 2 * MINUTE
  await desk.shop.tick()
  desk.says('all is back')
  await desk.show(order)
  await desk.refund(order)
  await desk.kept('order-refunded-in-parts')
})

test('what turned out to be too much goes back first, then the rest', async () => {
  const desk = await openDesk()
  const { shop } = desk
  const setPrice = (price: number) =>
    env.DB.prepare("UPDATE membership_levels SET price = ? WHERE slug = 'monthly'").bind(price).run()
  const yearly = await desk.buys('YEAR', plans.yearly, 'leaves')
  const monthly = await shop.order(desk.token, plans.monthly, '2')
  desk.names.unshift([new RegExp(monthly.order_no, 'g'), 'MONTH'])
  await shop.notify(shop.alipay.pay(monthly.order_no), 'alipay')
  await setPrice(3100)
  shop.wechat.refundState.next = 'pending'
  await shop.notify(shop.wechat.pay(yearly))
  await setPrice(1990)
  desk.says('31.00 are going back')
  await desk.show(yearly)
  await desk.refund(yearly)
  shop.wechat.refundState.next = 'done'
  shop.clock.now += 10 * MINUTE
  await shop.tick()
  desk.says('they are back')
  await desk.show(yearly)
  await desk.refund(monthly.order_no)
  await desk.refund(yearly, 'apply')
  shop.clock.now += 2 * MINUTE
  await shop.tick()
  desk.says('all is back')
  await desk.show(yearly)
  await desk.kept('order-overpaid')
})

test('a template, a membership for good on one with an end, and an owner who is gone', async () => {
  const desk = await openDesk()
  await desk.buys('YEAR', plans.yearly)
  desk.shop.clock.now += HOUR
  const lifetime = await desk.buys('LIFETIME', plans.lifetime)
  desk.shop.clock.now += HOUR
  const { order_no } = await desk.shop.orderTemplate(desk.token, '1001', '2')
  desk.names.unshift([new RegExp(order_no, 'g'), 'TEMPLATE'])
  await desk.shop.notify(desk.shop.alipay.pay(order_no), 'alipay')
  await desk.show(lifetime)
  await desk.refund(lifetime)
  await desk.show(order_no)
  await desk.refund(order_no)
  await desk.find(String(desk.id))
  await desk.find(` t-${order_no} `)
  await desk.find('nobody@example.com')
  await env.DB.prepare('UPDATE orders SET user_id = NULL WHERE order_no = ?').bind(order_no).run()
  desk.says('its owner is gone')
  await desk.show(order_no)
  await desk.find(order_no)
  await desk.kept('order-kinds')
})

test('what needs somebody: a refused refund, and what has stood a day after its end', async () => {
  const desk = await openDesk()
  const { clock } = desk.shop
  const open = await desk.buys('OPEN', plans.lifetime, 'leaves')
  const expiry = env.DB.prepare('SELECT expires_at FROM orders WHERE order_no = ?').bind(open)
  await desk.stuck()
  clock.now = Number(await expiry.first('expires_at')) + DAY
  desk.says('a day after its end')
  await desk.stuck()
  clock.now += 1
  desk.says('and a moment more')
  await desk.stuck()
  const refused = await desk.buys('REFUSED', plans.monthly)
  desk.shop.wechat.refundState.next = 'failed'
  await desk.refund(refused, 'apply')
  clock.now += 2 * MINUTE
  await desk.shop.tick()
  desk.says('the gateway has refused a refund')
  await desk.stuck()
  await desk.show(refused)
  await desk.kept('order-stuck')
})

test('asking the gateway now: what is due sooner stays so, and an order may end meanwhile', async () => {
  const desk = await openDesk()
  const order = await desk.buys('ORDER', plans.monthly, 'leaves')
  const dueAt = (at: number | null) =>
    env.DB.prepare('UPDATE orders SET due_at = ? WHERE order_no = ?').bind(at, order).run()
  const due = () => env.DB.prepare('SELECT due_at FROM orders WHERE order_no = ?').bind(order).first('due_at')
  const now = desk.operator.now()
  await dueAt(now + HOUR)
  await desk.settle(order, 'apply')
  expect(await due()).toBe(now)
  await dueAt(now - HOUR)
  await desk.settle(order, 'apply')
  expect(await due()).toBe(now - HOUR)
  const late = await planSettle(desk.operator, order)
  await dueAt(null)
  await desk.note('settle', async () => late, 'apply')
  expect(await due()).toBe(null)
  await desk.kept('order-settled')
})

test('an order that changed between the plan and the deed is not sent back', async () => {
  const shop = createShop()
  const { token } = await newBuyer(shop)
  const operator = operatorBeside(shop)
  const { order_no } = await shop.order(token, plans.monthly)
  await shop.notify(shop.wechat.pay(order_no))
  const late = await planRefund(operator, order_no)
  await env.DB.prepare('DELETE FROM payments WHERE order_no = ?').bind(order_no).run()
  await expect(late.act?.()).rejects.toThrow('The order changed meanwhile: look again.')
})
