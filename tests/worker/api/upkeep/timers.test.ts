import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { BillLine } from '#src/api/pay/gateway.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { DAY, HOUR, MINUTE } from '#tests/support/api.ts'
import { databaseWith } from '#tests/support/database.ts'
import { newUser, orderRow, put, read } from '#tests/support/rows.ts'
import { createShop, endOf, plans } from '#tests/support/shop.ts'
import { waitingForAll } from '#tests/support/under-way.ts'

async function newOrder(shop = createShop()) {
  const { id, token } = await registerUser(shop)
  const { order_no } = await shop.order(token, plans.monthly)
  return { shop, id, token, order_no }
}

/** Moves the clock to the minute of the hourly work. */
async function hourly(shop: ReturnType<typeof createShop>): Promise<void> {
  shop.clock.now += HOUR
  shop.clock.now -= (shop.clock.now % HOUR) - 17 * MINUTE
  await shop.tick()
}

describe('every minute', () => {
  test('an order nobody polls is asked about after a minute, then every minute', async () => {
    const { shop, order_no } = await newOrder()
    shop.clock.now += MINUTE - 1
    await shop.tick()
    expect(shop.wechat.calls).toEqual([`create ${order_no}`])
    shop.clock.now += 1
    await Promise.all([shop.tick(), shop.tick(), shop.tick()])
    expect(shop.wechat.calls).toEqual([`create ${order_no}`, `query ${order_no}`])
    shop.wechat.pay(order_no)
    shop.clock.now += MINUTE
    await shop.tick()
    expect(await endOf(shop, order_no)).toMatchObject({ state: 'paid', grants: 1, settled: true })
    shop.clock.now += MINUTE
    await shop.tick()
    expect(shop.wechat.calls).toHaveLength(3)
  })

  test('an expired order is closed at the gateway; until that has answered it stays due', async () => {
    const { shop, order_no } = await newOrder()
    shop.wechat.lose('close')
    shop.clock.now += 15 * MINUTE
    await shop.tick()
    expect(await endOf(shop, order_no)).toMatchObject({ state: 'closed', door: 'closing', settled: false })
    shop.clock.now += 2 * MINUTE
    await shop.tick()
    expect(await endOf(shop, order_no)).toMatchObject({ state: 'closed', door: 'closed', settled: true })
  })

  test('an order the gateway never heard of is closed for good once nobody can have told it', async () => {
    const shop = createShop()
    const { token } = await registerUser(shop)
    shop.wechat.refuse('create', 'close')
    const { order_no } = await shop.order(token, plans.monthly)
    expect(shop.faults).toEqual([new Error('refused')])
    for (let minute = 0; minute < 20; minute += 1) {
      shop.clock.now += MINUTE
      await shop.tick()
    }
    expect(await endOf(shop, order_no)).toMatchObject({ state: 'closed', door: 'closing' })
    for (let minute = 0; minute < 12; minute += 1) {
      shop.clock.now += MINUTE
      await shop.tick()
    }
    expect(await endOf(shop, order_no)).toMatchObject({ state: 'closed', door: 'closed', settled: true })
  })

  test('one order in trouble does not keep the others waiting', async () => {
    const { shop, order_no } = await newOrder()
    const other = await newOrder(shop)
    shop.wechat.before('query', () => Promise.reject(new Error('trouble')))
    for (const number of [order_no, other.order_no]) shop.wechat.pay(number)
    shop.clock.now += MINUTE
    await shop.tick()
    const ends = await Promise.all([order_no, other.order_no].map((number) => endOf(shop, number)))
    expect(ends.map(({ state }) => state).sort()).toEqual(['paid', 'pending'])
    shop.clock.now += MINUTE
    await shop.tick()
    expect(await endOf(shop, order_no)).toMatchObject({ state: 'paid' })
    expect(await endOf(shop, other.order_no)).toMatchObject({ state: 'paid' })
  })

  test('more orders than are taken at a time are all looked after in one run', async () => {
    const shop = createShop()
    const numbers = Array.from({ length: 41 }, (_, nth) => `due-${String(nth).padStart(2, '0')}`)
    for (const number of numbers) await put('orders', orderRow(number, await newUser()))
    shop.clock.now += MINUTE
    await shop.tick()
    const queried = shop.wechat.calls.filter((call) => call.startsWith('query due-'))
    expect(queried.toSorted()).toEqual(numbers.map((number) => `query ${number}`))
  })
})

describe('the bill of a day', () => {
  const line = (orderNo: string, kind: BillLine['kind'] = 'payment'): BillLine => {
    return { orderNo, transactionId: `t-${orderNo}`, kind, refundNo: kind === 'refund' ? 'desk' : '', amount: 1990 }
  }

  test('grants what nobody told of and notes what has gone back, once', async () => {
    const { shop, order_no } = await newOrder()
    const returned = await newOrder(shop)
    const told = await newOrder(shop)
    await shop.notify(shop.wechat.pay(told.order_no))
    await shop.notify(shop.wechat.pay(returned.order_no))
    const lines = [
      line(returned.order_no, 'refund'),
      ...[order_no, returned.order_no, told.order_no, 'FOREIGN1'].map((no) => line(no)),
    ]
    shop.wechat.bills.set('2026-11-21', lines)
    shop.alipay.bills.set('2026-11-21', [])
    // Nobody asks about the first order, as if it had been closed long ago.
    await env.DB.prepare("UPDATE orders SET door = 'closed', state = 'closed', due_at = NULL WHERE order_no = ?")
      .bind(order_no)
      .run()
    shop.clock.now += DAY
    await hourly(shop)
    expect(await endOf(shop, order_no)).toMatchObject({ state: 'paid', grants: 1, settled: true })
    expect(await endOf(shop, returned.order_no)).toMatchObject({ state: 'refunded', grants: 0 })
    expect(await endOf(shop, told.order_no)).toMatchObject({ state: 'paid', grants: 1 })
    const { results } = await env.DB.prepare(
      "SELECT pay_type, day, lines, missed, unknown FROM reconciled_bills WHERE day = '2026-11-21' ORDER BY pay_type",
    ).all()
    expect(results).toEqual([
      { pay_type: 1, day: '2026-11-21', lines: 5, missed: 2, unknown: 1 },
      { pay_type: 2, day: '2026-11-21', lines: 0, missed: 0, unknown: 0 },
    ])
    expect(shop.faults).toEqual([new Error('The bill has what the orders did not')])
    const asked = shop.wechat.calls.filter((call) => call === 'bill 2026-11-21').length
    await hourly(shop)
    expect(shop.wechat.calls.filter((call) => call === 'bill 2026-11-21')).toHaveLength(asked)
  })

  test('of one gateway is compared whatever becomes of the others', async () => {
    const shop = createShop()
    shop.wechat.before('bill', () => Promise.reject(new Error('no such page')))
    const days = ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`)
    await env.DB.prepare('DELETE FROM reconciled_bills').run()
    await hourly(shop)
    const compared = await read('reconciled_bills', 'pay_type, day', '1', 'pay_type, day')
    expect(compared).toEqual([...days.slice(0, 6).map((day) => [1, day]), ...days.map((day) => [2, day])])
    expect(shop.faults).toEqual([new Error('no such page')])
  })

  test('is compared to its end, though one of its lines cannot be settled, and then once more', async () => {
    const { shop, order_no } = await newOrder()
    const other = await newOrder(shop)
    shop.wechat.bills.set('2026-11-21', [line(order_no), line(other.order_no)])
    await env.DB.prepare(
      "UPDATE orders SET door = 'closed', state = 'closed', due_at = NULL WHERE due_at IS NOT NULL",
    ).run()
    const broken = databaseWith({
      prepare: (sql) => {
        const statement = env.DB.prepare(sql)
        const bind = statement.bind.bind(statement)
        statement.bind = (...values) => {
          if (/FROM orders WHERE/.test(sql) && values[0] === order_no) throw new Error('stuck')
          return bind(...values)
        }
        return statement
      },
    })
    shop.clock.now += DAY
    shop.clock.now -= (shop.clock.now % HOUR) - 17 * MINUTE
    await waitingForAll(() => runTimers({ ...shop.services, now: () => shop.clock.now, db: broken }, shop.clock.now))
    const states = () => Promise.all([order_no, other.order_no].map(async (no) => (await endOf(shop, no)).state))
    expect([shop.faults, await states()]).toEqual([[new Error('stuck')], ['closed', 'paid']])
    shop.faults.length = 0
    await hourly(shop)
    expect([shop.faults, await states()]).toEqual([
      [new Error('The bill has what the orders did not')],
      ['paid', 'paid'],
    ])
  })

  test('that has not come a day later is told of each hour, and compared when it comes, though a week late', async () => {
    const shop = createShop()
    shop.clock.now = Date.parse('2027-02-02T10:17:00+08:00')
    await env.DB.prepare('DELETE FROM reconciled_bills').run()
    const compared = () => read('reconciled_bills', 'pay_type, day', "day >= '2027-01-31'", 'day, pay_type')
    shop.wechat.missingBills.add('2027-01-31').add('2027-02-01')
    await shop.tick()
    // The one of yesterday may come in the course of the day.
    expect([shop.faults, await compared()]).toEqual([
      [new Error('The bill has not come: time-out')],
      [
        [2, '2027-01-31'],
        [2, '2027-02-01'],
      ],
    ])
    shop.faults.length = 0
    shop.wechat.missingBills.clear()
    shop.clock.now += 5 * DAY
    await hourly(shop)
    expect([shop.faults, (await compared()).slice(0, 2)]).toEqual([
      [],
      [
        [1, '2027-01-31'],
        [2, '2027-01-31'],
      ],
    ])
  })

  test('is asked for from ten in the morning on, until it is there', async () => {
    const shop = createShop()
    shop.clock.now = Date.parse('2026-12-05T09:17:00+08:00')
    const days = ['11-28', '11-29', '11-30', '12-01', '12-02', '12-03', '12-04'].map((day) => `2026-${day}`)
    for (const day of days) shop.wechat.missingBills.add(day)
    const bills = () => shop.wechat.calls.filter((call) => call.startsWith('bill')).map((call) => call.slice(5))
    await shop.tick()
    expect(bills()).toEqual([...days.slice(0, -1).toReversed(), '2026-11-27'])
    shop.wechat.missingBills.clear()
    await hourly(shop)
    expect(bills().slice(7)).toEqual(days.toReversed())
    await hourly(shop)
    expect(bills()).toHaveLength(14)
  })
})
