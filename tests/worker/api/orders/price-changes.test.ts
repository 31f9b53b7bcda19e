import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { MINUTE } from '#tests/support/api.ts'
import { createShop, endOf, keptOf, levelOf, newBuyer, payableOf, plans, refunded } from '#tests/support/shop.ts'
import { publishFixtures } from '#tests/support/templates.ts'

const setPrice = (price: number) =>
  env.DB.prepare("UPDATE membership_levels SET price = ? WHERE slug = 'monthly'").bind(price).run()

afterEach(() => setPrice(1990))

test.each([
  ['raised', 2990],
  ['lowered', 990],
])(
  'the price is %s while an order is open: what was agreed on and paid counts, and nothing goes back',
  async (_, price) => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    await setPrice(price)
    await shop.notify(shop.wechat.pay(order_no))
    expect(await endOf(shop, order_no)).toMatchObject({ state: 'paid', grants: 1, settled: true })
    expect([(await levelOf(id))?.level, await keptOf(id), shop.wechat.refunds.size]).toEqual(['monthly', 1990, 0])
  },
)

test('asked for again it costs the new price, and the order at the old one is closed before there is another', async () => {
  const { shop, token, id } = await newBuyer()
  const first = await shop.order(token, plans.monthly)
  await setPrice(2990)
  const second = await shop.order(token, plans.monthly)
  expect([first.amount, second.amount, second.order_no === first.order_no]).toEqual([1990, 2990, false])
  expect([await payableOf(id), [...shop.wechat.closed]]).toEqual([1, [first.order_no]])
  // Somebody pays the old code all the same: it counts at what was agreed on, and the new one is closed.
  await shop.notify(shop.wechat.pay(first.order_no))
  expect(await endOf(shop, first.order_no)).toMatchObject({ state: 'paid', grants: 1 })
  shop.clock.now += MINUTE
  await shop.tick()
  expect(await endOf(shop, second.order_no)).toMatchObject({ state: 'closed', settled: true })
  expect([await keptOf(id), shop.faults]).toEqual([1990, []])
})

test('the new price paid for the old order is a wrong amount, and goes back', async () => {
  const { shop, token, id } = await newBuyer()
  const { order_no } = await shop.order(token, plans.monthly)
  await setPrice(2990)
  await shop.notify(shop.wechat.pay(order_no, `t-${order_no}`, 2990))
  expect(await endOf(shop, order_no)).toEqual(refunded(order_no, 2990))
  expect([(await levelOf(id))?.level, await keptOf(id)]).toEqual(['free', 0])
})

test('an upgrade ordered before its price changed gives back what is too much by then, and no more', async () => {
  const shop = createShop()
  const { token, id } = await newBuyer(shop)
  const yearly = await shop.order(token, plans.yearly)
  // A monthly membership comes in between, at a lower price than the one the credit is worked out with later.
  const monthly = await shop.order(token, plans.monthly, '2')
  await shop.notify(shop.alipay.pay(monthly.order_no), 'alipay')
  await setPrice(3100)
  await shop.notify(shop.wechat.pay(yearly.order_no))
  expect((await levelOf(id))?.level).toBe('yearly')
  expect(await keptOf(id)).toBe(1990 + 6900 - 3100)
  const asked = [...shop.wechat.refunds.values()].map(({ amount, total, reason }) => [amount, total, reason])
  expect(asked).toEqual([[3100, 6900, '多付的差额，原路退回']])
})

test('so it is with a template', async () => {
  await publishFixtures([{ id: 1002 }])
  const { shop, token, id } = await newBuyer()
  const { order_no } = await shop.orderTemplate(token, '1002')
  for (const database of [env.DB, env.CONTENT])
    await database
      .prepare('UPDATE word_templates SET price = 800 WHERE id = 1002')
      .run()
      .catch(() => {})
  await shop.notify(shop.wechat.pay(order_no))
  expect(await endOf(shop, order_no)).toMatchObject({ state: 'paid', grants: 1 })
  expect(await keptOf(id)).toBe(500)
})
