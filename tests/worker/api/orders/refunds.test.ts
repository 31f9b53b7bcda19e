import { describe, expect, test } from 'vitest'
import { setLevel } from '#tests/support/accounts.ts'
import { DAY, HOUR, MINUTE } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { endOf, levelOf, newBuyer, plans, refunded } from '#tests/support/shop.ts'

const accepted = { status: 200, body: 'accepted' }

describe('money that has to go back', () => {
  test('a refund whose answer is lost is asked about before it is asked for again', async () => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    await setLevel(id, 'lifetime', null)
    shop.wechat.lose('refund')
    await shop.notify(shop.wechat.pay(order_no))
    expect(await endOf(shop, order_no)).toMatchObject({ state: 'refunded', settled: false })
    shop.clock.now += MINUTE
    await shop.tick()
    expect(await endOf(shop, order_no)).toEqual(refunded(order_no, 1990))
    const number = `${order_no}R0T0`
    expect(shop.wechat.calls.slice(1)).toEqual([`queryRefund ${number}`, `refund ${number}`, `queryRefund ${number}`])
  })

  test('a refund the gateway rejects is tried again under another number, less and less often', async () => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    await setLevel(id, 'lifetime', null)
    shop.wechat.refundState.next = 'failed'
    await shop.notify(shop.wechat.pay(order_no))
    for (let minute = 0; minute < 15; minute += 1) {
      shop.clock.now += MINUTE
      await shop.tick()
    }
    expect([...shop.wechat.refunds.keys()]).toEqual([0, 1, 2, 3, 4].map((nth) => `${order_no}R0T${nth}`))
    shop.wechat.refundState.next = 'done'
    shop.clock.now += DAY
    await shop.tick()
    expect(await endOf(shop, order_no)).toEqual(refunded(order_no, 1990))
  })

  test('a refund refused while another of the same order is made is not asked for under the refused number', async () => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    await setLevel(id, 'lifetime', null)
    shop.wechat.refuse('refund')
    for (const payment of ['a', 'b']) await shop.notify(shop.wechat.pay(order_no, payment))
    shop.wechat.relent('refund')
    const [first, second] = [`${order_no}R0T0`, `${order_no}R1T0`]
    const refund = { transactionId: 'b', refundNo: second, amount: 1990, total: null, paid: 1990 }
    const refusal = { kind: 'refund', eventId: 'refused', orderNo: order_no, state: 'failed', ...refund } as const
    shop.wechat.before('refund', () => shop.notify(refusal))
    shop.clock.now += HOUR
    await shop.tick()
    expect([...shop.wechat.refunds.keys()]).toEqual([first])
    shop.clock.now += DAY
    await shop.tick()
    expect([...shop.wechat.refunds.keys()]).toEqual([first, `${order_no}R1T1`])
  })

  test('what is paid while its order is being closed goes back in the same minute', async () => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    await setLevel(id, 'lifetime', null)
    shop.wechat.before('close', async () => void shop.wechat.pay(order_no))
    shop.clock.now += 15 * MINUTE
    await shop.tick()
    const number = `${order_no}R0T0`
    expect(shop.wechat.calls.slice(1)).toEqual([
      ...['query', 'close', 'query'].map((call) => `${call} ${order_no}`),
      ...['queryRefund', 'refund'].map((call) => `${call} ${number}`),
    ])
    expect(await endOf(shop, order_no)).toEqual(refunded(order_no, 1990))
  })

  test('a refund that takes its time is done when the gateway says so', async () => {
    const { shop, token, id } = await newBuyer()
    const { order_no } = await shop.order(token, plans.monthly)
    await setLevel(id, 'lifetime', null)
    shop.wechat.refundState.next = 'pending'
    await shop.notify(shop.wechat.pay(order_no))
    expect(await endOf(shop, order_no)).toMatchObject({ state: 'refunded', settled: false })
    const refundNo = `${order_no}R0T0`
    const told = { transactionId: `t-${order_no}`, refundNo, amount: 1990, total: null, paid: 1990 }
    await shop.notify({ kind: 'refund', eventId: 'r0', orderNo: order_no, state: 'pending', ...told })
    shop.clock.now += DAY
    await shop.tick()
    expect([...shop.wechat.refunds.keys()]).toEqual([refundNo])
    await shop.notify({ kind: 'refund', eventId: 'r1', orderNo: order_no, state: 'done', ...told })
    expect(await endOf(shop, order_no)).toEqual(refunded(order_no, 1990))
  })
})

test('sent back at the desk of the gateway, it takes the membership back', async () => {
  const { shop, token, id } = await newBuyer()
  const before = { level: 'monthly', until: shop.clock.now + 5 * DAY }
  await setLevel(id, before.level, before.until)
  const { order_no } = await shop.order(token, plans.yearly)
  await shop.notify(shop.wechat.pay(order_no))
  expect((await levelOf(id))?.level).toBe('yearly')
  expect(await shop.notify(shop.wechat.returnAtDesk(order_no))).toEqual(accepted)
  expect(shop.faults).toEqual([])
  expect(await endOf(shop, order_no)).toMatchObject({ state: 'refunded', grants: 0, settled: true })
  expect(await levelOf(id)).toEqual(before)
})

test('sent back at the desk after the membership was prolonged, it leaves the membership to a person', async () => {
  const { shop, token, id } = await newBuyer()
  const { order_no } = await shop.order(token, plans.monthly)
  await shop.notify(shop.wechat.pay(order_no))
  const longer = { level: 'monthly', until: shop.clock.now + 62 * DAY }
  await setLevel(id, longer.level, longer.until)
  await shop.notify(shop.wechat.returnAtDesk(order_no))
  expect(await endOf(shop, order_no)).toMatchObject({ state: 'refunded', grants: 0 })
  expect(await levelOf(id)).toEqual(longer)
})

test('a refund another gateway tells of, or the same one tells of again, asks nobody and is not written down', async () => {
  const { shop, token } = await newBuyer()
  const { order_no } = await shop.order(token, plans.monthly)
  await shop.notify(shop.wechat.pay(order_no))
  const asked = () => [shop.wechat.calls.length, shop.alipay.calls.length]
  const written = () => countOf('SELECT count(*) AS count FROM payment_events WHERE order_no = ?', order_no)
  const before = [...asked(), await written()]
  const told = { ...shop.wechat.returnAtDesk(order_no), state: 'pending' } as const
  await shop.notify({ ...told, eventId: 'elsewhere' }, 'alipay')
  expect([...asked(), await written()]).toEqual(before)
  const [calls, others, events = 0] = before
  for (const _ of [1, 2]) {
    await shop.notify({ ...told, eventId: 'here' })
    expect([...asked(), await written()]).toEqual([calls, others, events + 1])
  }
  expect(await endOf(shop, order_no)).toMatchObject({ state: 'paid', grants: 1 })
})
