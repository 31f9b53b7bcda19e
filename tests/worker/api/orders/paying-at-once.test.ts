import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { MINUTE } from '#tests/support/api.ts'
import { endOf, keptOf, levelOf, newBuyer, payableOf } from '#tests/support/shop.ts'
import { publishFixtures } from '#tests/support/templates.ts'

beforeAll(() => publishFixtures([{ id: 1001 }]))

test('one template paid at both gateways: both are told so, one is granted, the other goes back', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { shop, token, id } = await newBuyer()
    const first = await shop.orderTemplate(token, '1001', '1')
    const second = await shop.orderTemplate(token, '1001', '2')
    const answers = await Promise.all([
      shop.notify(shop.wechat.pay(first.order_no), 'wechat'),
      shop.notify(shop.alipay.pay(second.order_no), 'alipay'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(shop.faults).toEqual([])
    const ends = await Promise.all([first, second].map(({ order_no }) => endOf(shop, order_no)))
    expect(ends.map(({ state }) => state).sort()).toEqual(['paid', 'refunded'])
    expect(await keptOf(id)).toBe(500)
  }
})

test('whatever is chosen, one code at most can be paid; all that were shown being paid, the best price is kept', async () => {
  const { shop, token, id } = await newBuyer()
  const choices = Array.from({ length: 24 }, (_, nth) => [`${(nth % 3) + 1}`, nth % 2 ? '1' : '2'] as const)
  const answers = await Promise.all(
    choices.map(([plan, payType]) => shop.call('user.Pay/vip', { id: plan, pay_type: payType }, { token })),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(await payableOf(id)).toBeLessThanOrEqual(1)
  const { results } = await env.DB.prepare("SELECT order_no, pay_type FROM orders WHERE user_id = ? AND pay_url <> ''")
    .bind(id)
    .all<{ order_no: string; pay_type: number }>()
  await Promise.all(
    results.map(({ order_no, pay_type }) =>
      pay_type === 1
        ? shop.notify(shop.wechat.pay(order_no), 'wechat')
        : shop.notify(shop.alipay.pay(order_no), 'alipay'),
    ),
  )
  for (let minute = 0; minute < 5; minute += 1) {
    shop.clock.now += MINUTE
    await shop.tick()
  }
  const price = { free: 0, monthly: 1990, yearly: 6900, lifetime: 12_800 }[(await levelOf(id))?.level ?? ''] ?? -1
  expect(await keptOf(id)).toBe(price)
  expect(shop.faults).toEqual([])
})
