import { describe, expect, test } from 'vitest'
import { applyEvent } from '#src/api/orders/events.ts'
import { reconcileBills } from '#src/api/orders/reconciliation.ts'
import type { RefundNotification } from '#src/api/pay/gateway.ts'
import { DAY, MINUTE } from '#tests/support/api.ts'
import { endOf, levelOf, newBuyer, plans } from '#tests/support/shop.ts'

const WHOLE = 6900

/** Somebody who has paid for a year, and what can be done about that money; `pay` may come last. */
async function setUp({ isPaid = true } = {}) {
  const { shop, token, id } = await newBuyer()
  const { order_no } = await shop.order(token, plans.yearly)
  const payment = shop.wechat.pay(order_no)
  if (isPaid) await shop.notify(payment)
  const read = async () => {
    const { body } = await shop.call('user.Pay/check', { order_no }, { token })
    const { state, refund } = Object(Object(body).data)
    return { state, refund: refund && [refund.state, refund.amount, refund.of] }
  }
  /** So much is sent back at the desk, and WeChat Pay tells of it. */
  const part = (refundNo: string, amount: number) => shop.wechat.returnAtDesk(order_no, refundNo, amount)
  /** The same as Alipay tells it: by the total. */
  const total = (refundNo: string, sum: number): RefundNotification => {
    return { ...part(refundNo, 0), amount: null, total: sum }
  }
  return { shop, token, id, order_no, payment, read, part, total, end: () => endOf(shop, order_no) }
}

describe('parts sent back at the desk', () => {
  test('add up: with the last of them the membership goes, and not before', async () => {
    const { shop, id, read, part, end } = await setUp()
    await shop.notify(part('a', 3000))
    expect(await read()).toEqual({ state: 'paid', refund: ['done', 3000, WHOLE] })
    await shop.notify(part('b', 3000))
    expect(await read()).toEqual({ state: 'paid', refund: ['done', 6000, WHOLE] })
    expect([(await levelOf(id))?.level, (await end()).grants]).toEqual(['yearly', 1])
    await shop.notify(part('c', 900))
    expect(await read()).toEqual({ state: 'refunded', refund: ['done', WHOLE, WHOLE] })
    expect([(await levelOf(id))?.level, await end()]).toMatchObject(['free', { grants: 0, settled: true }])
    expect(shop.faults).toEqual([])
  })

  test('count once each, told of ten times at once, again, and under another event', async () => {
    const { shop, read, part } = await setUp()
    const [first, second] = [part('a', 3000), part('b', 2000)]
    await Promise.all(Array.from({ length: 5 }, () => [shop.notify(first), shop.notify(second)]).flat())
    await shop.notify({ ...first, eventId: 'another' })
    expect(await read()).toEqual({ state: 'paid', refund: ['done', 5000, WHOLE] })
  })

  test.each([
    ['in their order', ['a', 'b', 'c']],
    ['the other way round', ['c', 'b', 'a']],
    ['all at once', null],
  ])('are told of by their totals %s', async (_, order) => {
    const { shop, read, total } = await setUp()
    const told = { a: total('a', 1000), b: total('b', 4000), c: total('c', 6000) }
    if (order === null) await Promise.all(Object.values(told).map((message) => shop.notify(message)))
    for (const name of order ?? []) await shop.notify(Object(told)[name])
    expect(await read()).toEqual({ state: 'paid', refund: ['done', 6000, WHOLE] })
    await shop.notify(total('d', WHOLE))
    expect(await read()).toEqual({ state: 'refunded', refund: ['done', WHOLE, WHOLE] })
  })

  test('told of before the payment, the payment counts all the same, once', async () => {
    const { shop, id, read, part, payment, end } = await setUp({ isPaid: false })
    await shop.notify(part('a', 3000))
    await shop.notify(payment)
    await shop.notify(payment)
    expect(await read()).toEqual({ state: 'paid', refund: ['done', 3000, WHOLE] })
    expect([(await levelOf(id))?.level, (await end()).grants]).toEqual(['yearly', 1])
  })

  test('and of all of it before the payment: nothing is given for it', async () => {
    const { shop, id, read, part, payment, end } = await setUp({ isPaid: false })
    await Promise.all([shop.notify(part('a', 3000)), shop.notify(part('b', 3900))])
    await shop.notify(payment)
    expect(await read()).toEqual({ state: 'refunded', refund: ['done', WHOLE, WHOLE] })
    expect([(await levelOf(id))?.level, (await end()).grants]).toEqual(['free', 0])
  })

  test('that exceed what was paid are told to an operator, and not believed', async () => {
    const { shop, id, read, part, end } = await setUp()
    await shop.notify(part('a', 3000))
    const much = part('b', 4000)
    for (const _ of [1, 2]) await shop.notify(much)
    expect(shop.faults).toEqual([new Error('More went back than was paid')])
    expect(await read()).toEqual({ state: 'paid', refund: ['done', 3000, WHOLE] })
    expect([(await levelOf(id))?.level, (await end()).grants]).toEqual(['yearly', 1])
  })
})

describe('paid and sent back at the desk before the gateway is asked for the first time', () => {
  test('all of it: nothing is granted', async () => {
    const { shop, id, order_no, read, part, end } = await setUp({ isPaid: false })
    part('a', WHOLE)
    shop.clock.now += MINUTE
    await shop.tick()
    expect(shop.wechat.calls.slice(1)).toEqual([`query ${order_no}`])
    expect(await read()).toEqual({ state: 'refunded', refund: ['done', WHOLE, WHOLE] })
    expect([(await levelOf(id))?.level, await end()]).toMatchObject(['free', { grants: 0, settled: true }])
  })

  test('a part, of which a callback told: the rest pays the order', async () => {
    const { shop, id, read, part, end } = await setUp({ isPaid: false })
    await shop.notify(part('a', 3000))
    shop.clock.now += MINUTE
    await shop.tick()
    expect(await read()).toEqual({ state: 'paid', refund: ['done', 3000, WHOLE] })
    expect([(await levelOf(id))?.level, (await end()).grants]).toEqual(['yearly', 1])
  })
})

describe('after a part, what is left', () => {
  const giveBack = ({ shop, order_no }: Awaited<ReturnType<typeof setUp>>) =>
    applyEvent(shop.services, order_no, { kind: 'given-back', transactionId: `t-${order_no}` })

  test('is asked for, under a number of its own', async () => {
    const bought = await setUp()
    const { shop, order_no, read, part, end } = bought
    await shop.notify(part('a', 3000))
    await giveBack(bought)
    expect(await read()).toEqual({ state: 'refunded', refund: ['under_way', WHOLE, WHOLE] })
    shop.clock.now += MINUTE
    await shop.tick()
    expect([...shop.wechat.refunds.values()].map(({ refundNo, amount }) => [refundNo, amount])).toEqual([
      [`${order_no}R0T0B3000`, 3900],
    ])
    expect(await read()).toEqual({ state: 'refunded', refund: ['done', WHOLE, WHOLE] })
    expect(await end()).toMatchObject({ grants: 0, settled: true })
  })

  test('is asked for too when the part came while all of it was', async () => {
    const bought = await setUp()
    const { shop, order_no, read, part, end } = bought
    await giveBack(bought)
    // The desk was faster: the gateway refuses all of it.
    const message = part('a', 1900)
    shop.clock.now += MINUTE
    await shop.tick()
    expect(shop.faults.splice(0)).toEqual([new Error('NOT_ENOUGH')])
    await shop.notify(message)
    shop.clock.now += 10 * MINUTE
    await shop.tick()
    expect([...shop.wechat.refunds.keys()]).toEqual([`${order_no}R0T0B1900`])
    expect(await read()).toEqual({ state: 'refunded', refund: ['done', WHOLE, WHOLE] })
    expect((await end()).settled).toBe(true)
  })

  test('is told by the bill when nobody else told, as is what the desk sent back', async () => {
    const { shop, order_no, read } = await setUp()
    const line = (refundNo: string, amount: number) => {
      return { orderNo: order_no, transactionId: `t-${order_no}`, kind: 'refund', refundNo, amount } as const
    }
    await shop.notify(shop.wechat.returnAtDesk(order_no, 'a', 3000))
    shop.wechat.bills.set('2026-11-21', [line('a', 3000), line('b', 3000), line('c', 900)])
    shop.alipay.bills.set('2026-11-21', [])
    shop.clock.now += DAY
    await reconcileBills(shop.services)
    expect(await read()).toEqual({ state: 'refunded', refund: ['done', WHOLE, WHOLE] })
    expect(shop.faults).toEqual([new Error('The bill has what the orders did not')])
    const { results } = await shop.services.db
      .prepare("SELECT lines, missed, unknown FROM reconciled_bills WHERE day = '2026-11-21' AND pay_type = 1")
      .all()
    expect(results).toEqual([{ lines: 3, missed: 2, unknown: 0 }])
  })

  test.each([
    ['nothing but what was told', 3000, [], 0],
    ['more than was told', 4000, [new Error('The bill has what the orders did not')], 1],
  ])('a bill that has, under another number, %s', async (_, back, faults, missed) => {
    const { shop, order_no, total, read } = await setUp()
    await shop.services.db.prepare('DELETE FROM reconciled_bills').run()
    await shop.notify(total(`t-${order_no}`, 3000))
    const line = { orderNo: order_no, transactionId: `t-${order_no}`, kind: 'refund', amount: back } as const
    shop.wechat.bills.set('2026-11-21', [{ ...line, refundNo: '2026-11-21 12:00:00' }])
    shop.alipay.bills.set('2026-11-21', [])
    shop.clock.now += DAY
    await reconcileBills(shop.services)
    expect(await read()).toEqual({ state: 'paid', refund: ['done', back, WHOLE] })
    expect(shop.faults).toEqual(faults)
    const report = await shop.services.db
      .prepare("SELECT lines, missed, unknown FROM reconciled_bills WHERE day = '2026-11-21' AND pay_type = 1")
      .first()
    expect(report).toEqual({ lines: 1, missed, unknown: 0 })
  })

  test('a difference that goes back and a part of goodwill are two things', async () => {
    const { shop, token, id } = await newBuyer()
    const monthly = await shop.order(token, plans.monthly)
    const yearly = await shop.order(token, plans.yearly)
    await shop.notify(shop.wechat.pay(monthly.order_no))
    shop.wechat.refundState.next = 'pending'
    await shop.notify(shop.wechat.pay(yearly.order_no))
    await shop.notify(shop.wechat.returnAtDesk(yearly.order_no, 'goodwill', 500))
    shop.wechat.refundState.next = 'done'
    shop.clock.now += MINUTE
    await shop.tick()
    const { body } = await shop.call('user.Pay/check', { order_no: yearly.order_no }, { token })
    expect(Object(body).data.refund).toMatchObject({ state: 'done', amount: 1990 + 500, of: WHOLE })
    expect((await levelOf(id))?.level).toBe('yearly')
  })

  test('what arrives while another refund is asked about is not asked for under another number', async () => {
    const { shop, token, id } = await newBuyer()
    const yearly = await shop.order(token, plans.yearly)
    const monthly = await shop.order(token, plans.monthly, '2')
    await shop.services.db.prepare("UPDATE membership_levels SET price = 3100 WHERE slug = 'monthly'").run()
    await shop.notify(shop.alipay.pay(monthly.order_no), 'alipay')
    shop.wechat.refundState.next = 'pending'
    await shop.notify(shop.wechat.pay(yearly.order_no, 'wrong', 1))
    await shop.notify(shop.wechat.pay(yearly.order_no, 'right', WHOLE))
    const back = (refundNo: string, amount: number): RefundNotification => {
      const of = { orderNo: yearly.order_no, transactionId: 'right', refundNo, total: null, paid: WHOLE }
      return { kind: 'refund', eventId: `e-${refundNo}`, state: 'done', amount, ...of }
    }
    await shop.notify(back('goodwill', 1000))
    const asked = [`${yearly.order_no}R0T0`, `${yearly.order_no}R1T0`]
    expect([...shop.wechat.refunds.values()].map(({ refundNo, amount }) => [refundNo, amount])).toEqual([
      [asked[0], 1],
      [asked[1], 3100],
    ])
    // That of the wrong amount is told to have arrived just after that of the difference was told.
    shop.wechat.refundState.next = 'done'
    shop.wechat.before('queryRefund', () => shop.notify(back(asked[1] ?? '', 3100)))
    shop.clock.now += MINUTE
    await shop.tick()
    expect([...shop.wechat.refunds.keys()]).toEqual(asked)
    expect(await endOf(shop, yearly.order_no)).toMatchObject({ state: 'paid', grants: 1, settled: true })
    expect((await levelOf(id))?.level).toBe('yearly')
    await shop.services.db.prepare("UPDATE membership_levels SET price = 1990 WHERE slug = 'monthly'").run()
  })
})
