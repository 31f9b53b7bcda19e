import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#src/app.ts'
import { setLevel } from '#tests/support/accounts.ts'
import { DAY, MINUTE } from '#tests/support/api.ts'
import { countOf, forgetfulDatabase, interruptedDatabase } from '#tests/support/database.ts'
import { createShop, endOf, levelOf, newBuyer, plans, refunded } from '#tests/support/shop.ts'
import { publishFixtures } from '#tests/support/templates.ts'

beforeAll(() => publishFixtures([{ id: 1001 }]))

const accepted = { status: 200, body: 'accepted' }

function eventsOf(orderNo: string): Promise<number> {
  return countOf('SELECT count(*) AS count FROM payment_events WHERE order_no = ?', orderNo)
}

function granted(order_no: string, amount: number, transaction = `t-${order_no}`) {
  return {
    state: 'paid',
    door: 'closed',
    settled: true,
    grants: 1,
    payments: [{ transaction_id: transaction, amount, fate: 'granted' }],
  }
}

describe('a payment', () => {
  test('gives the plan at once', async () => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    expect(await shop.notify(shop.wechat.pay(order_no))).toEqual(accepted)
    expect(await endOf(shop, order_no)).toEqual(granted(order_no, 1990))
    expect(await levelOf(id)).toEqual({ level: 'monthly', until: shop.clock.now + 31 * DAY })
  })

  test('gives the template', async () => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.orderTemplate(token, '1001')
    expect(await shop.notify(shop.wechat.pay(order_no))).toEqual(accepted)
    expect(await endOf(shop, order_no)).toEqual(granted(order_no, 500))
    expect(await levelOf(id)).toEqual({ level: 'free', until: null })
    const status = await shop.call('user.Pay/check_jianli_status', { id: '1001' }, { token })
    expect(status.body).toMatchObject({ data: { check: true } })
  })

  test('for the same level again makes it last longer', async () => {
    const { shop, token, id } = await newBuyer()
    const until = shop.clock.now + 5 * DAY
    await setLevel(id, 'yearly', until)
    const { order_no } = await shop.order(token, plans.yearly)
    await shop.notify(shop.wechat.pay(order_no))
    expect(await levelOf(id)).toEqual({ level: 'yearly', until: until + 366 * DAY })
  })

  test.each([
    ['the same callback', (message: object) => message],
    ['another callback for it', (message: object) => ({ ...message, eventId: 'another' })],
  ])('is granted once, however often it is told: %s', async (_label, again) => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    const message = shop.wechat.pay(order_no)
    for (let times = 0; times < 3; times += 1) {
      expect(await shop.notify({ ...message, ...again(message) })).toEqual(accepted)
    }
    expect(await endOf(shop, order_no)).toEqual(granted(order_no, 1990))
    expect(await levelOf(id)).toEqual({ level: 'monthly', until: shop.clock.now + 31 * DAY })
  })

  test('late, after the order was closed here and at the gateway, still gives the plan', async () => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    shop.clock.now += 16 * MINUTE
    await shop.tick()
    expect(await endOf(shop, order_no)).toMatchObject({ state: 'closed', door: 'closed', settled: true })
    expect(await shop.notify(shop.wechat.pay(order_no))).toEqual(accepted)
    expect(await endOf(shop, order_no)).toEqual(granted(order_no, 1990))
    expect((await levelOf(id))?.level).toBe('monthly')
  })

  test.each([
    ['a higher level', 'yearly', DAY],
    ['a level that lasts for ever', 'monthly', null],
  ] as const)('of no use any more (%s came in between) goes back', async (_label, level, until) => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    const membership = { level, until: until === null ? null : shop.clock.now + until }
    await setLevel(id, membership.level, membership.until)
    expect(await shop.notify(shop.wechat.pay(order_no))).toEqual(accepted)
    expect(await endOf(shop, order_no)).toEqual(refunded(order_no, 1990))
    expect(await levelOf(id)).toEqual(membership)
    expect([...shop.wechat.refunds.values()]).toEqual([
      {
        orderNo: order_no,
        transactionId: `t-${order_no}`,
        refundNo: `${order_no}R0T0`,
        amount: 1990,
        total: 1990,
        reason: '订单退款，原路退回',
      },
    ])
  })

  test.each([1, 1989, 1991, 3980])('of the wrong amount, %i fen, goes back, and is reported', async (amount) => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    expect(await shop.notify(shop.wechat.pay(order_no, `t-${order_no}`, amount))).toEqual(accepted)
    expect(await endOf(shop, order_no)).toEqual(refunded(order_no, amount))
    expect((await levelOf(id))?.level).toBe('free')
    expect(shop.faults).toEqual([new Error(`${amount} fen came, 1990 were due`)])
  })

  test('of somebody whose account is gone goes back', async () => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run()
    expect(await shop.notify(shop.wechat.pay(order_no))).toEqual(accepted)
    expect(await endOf(shop, order_no)).toEqual(refunded(order_no, 1990))
  })

  test('for an order nobody has made is recorded, reported and accepted', async () => {
    const { shop } = await newBuyer()
    const message = { kind: 'payment', eventId: 'e1', orderNo: 'UNKNOWN1', transactionId: 't', amount: 5 } as const
    expect(await shop.notify(message)).toEqual(accepted)
    expect(await shop.notify(message)).toEqual(accepted)
    expect(await eventsOf('UNKNOWN1')).toBe(1)
    expect(shop.faults[0]).toEqual(new Error('Money came for an order that is not ours'))
  })

  test('told by another gateway than the one the order was made at gives nothing', async () => {
    const { shop, token } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    expect(await shop.notify(shop.wechat.pay(order_no), 'alipay')).toEqual(accepted)
    expect(await endOf(shop, order_no)).toMatchObject({ state: 'pending', grants: 0, payments: [] })
    expect(shop.faults).toHaveLength(1)
  })
})

describe('two payments', () => {
  test('for one order: the second goes back', async () => {
    const { shop, token } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    await shop.notify(shop.wechat.pay(order_no, 'first'))
    await shop.notify(shop.wechat.pay(order_no, 'second'))
    expect(await endOf(shop, order_no)).toEqual({
      ...granted(order_no, 1990),
      payments: [
        { transaction_id: 'first', amount: 1990, fate: 'granted' },
        { transaction_id: 'second', amount: 1990, fate: 'refunded' },
      ],
    })
    expect([...shop.wechat.refunds.keys()]).toEqual([`${order_no}R1T0`])
  })

  test('for two orders of one plan: the second goes back, whichever it is', async () => {
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ]) {
      const { shop, token, id } = await newBuyer()
      const orders = [await shop.order(token, plans.monthly, '1'), await shop.order(token, plans.monthly, '2')]
      const pay = (nth = 0) => {
        const orderNo = orders[nth]?.order_no ?? ''
        return nth === 0
          ? shop.notify(shop.wechat.pay(orderNo), 'wechat')
          : shop.notify(shop.alipay.pay(orderNo), 'alipay')
      }
      await pay(first)
      await pay(second)
      const ends = await Promise.all(orders.map(({ order_no }) => endOf(shop, order_no)))
      expect(ends[first ?? 0]).toMatchObject({ state: 'paid', grants: 1 })
      expect(ends[second ?? 0]).toMatchObject({ state: 'refunded', grants: 0, settled: true })
      expect(await levelOf(id)).toEqual({ level: 'monthly', until: shop.clock.now + 31 * DAY })
    }
  })

  test('for two plans: the higher one is given on top, the lower one goes back', async () => {
    const { shop, token, id } = await newBuyer()
    const monthly = await shop.order(token, plans.monthly)
    const yearly = await shop.order(token, plans.yearly)
    await shop.notify(shop.wechat.pay(yearly.order_no))
    await shop.notify(shop.wechat.pay(monthly.order_no))
    expect(await endOf(shop, monthly.order_no)).toEqual(refunded(monthly.order_no, 1990))
    expect((await levelOf(id))?.level).toBe('yearly')
  })

  test('for one template: the second goes back', async () => {
    const { shop, token } = await newBuyer()
    const first = await shop.orderTemplate(token, '1001', '1')
    const second = await shop.orderTemplate(token, '1001', '2')
    await shop.notify(shop.alipay.pay(second.order_no), 'alipay')
    await shop.notify(shop.wechat.pay(first.order_no))
    expect(await endOf(shop, second.order_no)).toEqual(granted(second.order_no, 500))
    expect(await endOf(shop, first.order_no)).toEqual(refunded(first.order_no, 500))
  })
})

describe('at the same time', () => {
  test('fifty callbacks, polls and timers grant once', async () => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    const message = shop.wechat.pay(order_no)
    shop.clock.now += MINUTE
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => {
        if (nth % 5 === 3) return shop.call('user.Pay/check_staus', { order_no }, { token })
        if (nth % 5 === 4) return shop.tick()
        return shop.notify({ ...message, eventId: `e${nth % 7}` })
      }),
    )
    expect(results).toHaveLength(50)
    expect(shop.faults).toEqual([])
    expect(await endOf(shop, order_no)).toEqual(granted(order_no, 1990))
    expect(await levelOf(id)).toEqual({ level: 'monthly', until: shop.clock.now + 31 * DAY })
  })

  test('orders of different users are granted one each', async () => {
    const shop = createShop()
    const orders: { order_no: string }[] = []
    for (let nth = 0; nth < 10; nth += 1) orders.push(await shop.order((await newBuyer(shop)).token, plans.yearly))
    const messages = orders.map(({ order_no }) => shop.wechat.pay(order_no))
    await Promise.all(Array.from({ length: 5 }, () => messages.map((message) => shop.notify(message))).flat())
    for (const { order_no } of orders) expect(await endOf(shop, order_no)).toEqual(granted(order_no, 6900))
  })

  test('a membership that changes between reading and granting is not lost', async () => {
    const { db, interrupt } = interruptedDatabase()
    const { shop, token, id } = await newBuyer(createShop({ db }))
    const { order_no } = await shop.order(token, plans.monthly)
    const until = shop.clock.now + 3 * DAY
    // The first batch of a callback reads, the second writes.
    interrupt(2, () => setLevel(id, 'monthly', until))
    expect(await shop.notify(shop.wechat.pay(order_no))).toEqual(accepted)
    expect(await levelOf(id)).toEqual({ level: 'monthly', until: until + 31 * DAY })
  })
})

describe('failures', () => {
  test.each([1, 2])('when the answer of database call %i is lost, the callback sent again grants once', async (nth) => {
    const forgetful = forgetfulDatabase()
    const { shop, token, id } = await newBuyer(createShop({ db: forgetful.db }))
    const { order_no } = await shop.order(token, plans.monthly)
    const message = shop.wechat.pay(order_no)
    forgetful.loseReplyOf(nth)
    const lines: unknown[] = []
    Object.assign(shop.services.log, {
      error: (event: string, _: unknown, fields: object) => lines.push([event, fields]),
    })
    expect(await shop.notify(message)).toEqual({ status: 500, body: 'retry' })
    expect(lines).toEqual([['pay.callback', { pay_type: 1 }]])
    forgetful.loseReplyOf(0)
    expect(await shop.notify(message)).toEqual(accepted)
    expect(await endOf(shop, order_no)).toEqual(granted(order_no, 1990))
    expect(await levelOf(id)).toEqual({ level: 'monthly', until: shop.clock.now + 31 * DAY })
  })

  test('a forged callback changes nothing', async () => {
    const { shop } = await newBuyer()
    expect(await shop.notify('forged')).toEqual({ status: 500, body: 'forged' })
    expect(shop.faults).toEqual([])
  })
})

test('a method that is not offered has no callbacks', async () => {
  const shop = createShop({ pay: { wechat: null, alipay: null } })
  expect((await shop.notify({ kind: 'ignored', eventId: 'e' })).status).toBe(404)
})

test('the site takes callbacks from anywhere, without a session, and by POST only', async () => {
  const { shop, token } = await newBuyer()
  const { order_no } = await shop.order(token, plans.monthly)
  const app = createApp(() => shop.services)
  const context = createExecutionContext()
  const send = (init: RequestInit) => app.request('http://localhost/pay/notify/wechat', init, env, context)
  const body = JSON.stringify(shop.wechat.pay(order_no))
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const answer = await send({ method: 'POST', body, headers: foreign })
  expect([answer.status, await answer.text()]).toEqual([200, 'accepted'])
  expect((await send({ method: 'PUT', body })).status).toBe(405)
  expect((await send({ method: 'POST', body: 'x'.repeat(65 * 1024) })).status).toBe(413)
  await waitOnExecutionContext(context)
  expect(await endOf(shop, order_no)).toEqual(granted(order_no, 1990))
})
