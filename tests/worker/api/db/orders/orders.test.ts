import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { noteTold, readLaneGrant } from '#src/api/db/orders/lane-grants.ts'
import { noteOpened } from '#src/api/db/orders/order-list.ts'
import { noteRefundRefused } from '#src/api/db/orders/order-saving.ts'
import { claimDueOrders, claimQuestion, keepPayer, keepPayUrl, readOrderCase } from '#src/api/db/orders/orders.ts'
import { isPurchased } from '#src/api/db/templates/templates.ts'
import { MINUTE } from '#tests/support/api.ts'
import { newUser, orderRow, put, read } from '#tests/support/rows.ts'
import { publishFixtures } from '#tests/support/templates.ts'

const stored = (prefix: string, columns: string) => read('orders', columns, `order_no LIKE '${prefix}%'`, 'order_no')
const grant = (order_no: string, user_id: number, other = {}) => ({
  order_no,
  user_id,
  level: 'monthly',
  granted_at: 2000,
  ...other,
})
const inLane = (id: number, other = {}) => ({
  kind: 'template',
  level: null,
  template_id: id,
  lane: `template:${id}`,
  ...other,
})

test('where to pay is kept for an open order alone, and its payer is the first', async () => {
  const user = await newUser()
  await put(
    'orders',
    orderRow('ku1', user, { payer: '' }),
    orderRow('ku2', user, { door: 'closing', payer: 'x' }),
    orderRow('ku3', user, { lane: 'other' }),
  )
  expect([
    await keepPayUrl(env.DB, 'ku1', 'u'),
    await keepPayUrl(env.DB, 'ku2', 'u'),
    await keepPayUrl(env.DB, 'none', 'u'),
  ]).toEqual([true, false, false])
  expect([
    await keepPayer(env.DB, 'ku1', 'x'),
    await keepPayer(env.DB, 'ku1', 'x'),
    await keepPayer(env.DB, 'ku1', 'y'),
    await keepPayer(env.DB, 'ku2', 'y'),
  ]).toEqual([true, true, false, false])
  expect(await stored('ku', 'order_no, pay_url, payer')).toEqual([
    ['ku1', 'u', 'x'],
    ['ku2', '', 'x'],
    ['ku3', '', null],
  ])
  expect([await noteOpened(env.DB, 'ku1'), await noteOpened(env.DB, 'ku2')]).toEqual([true, false])
  expect(await stored('ku', 'opened')).toEqual([[1], [1], [0]])
})

test('a gateway is asked about one order that may yet be paid, when nobody has for a while', async () => {
  const user = await newUser()
  await put(
    'orders',
    orderRow('kq1', user, { asked_at: 100 }),
    orderRow('kq2', user, { door: 'closed', asked_at: 100 }),
    orderRow('kq3', user, { lane: 'other', asked_at: 100 }),
    orderRow('kq4', user, { door: 'closing', asked_at: 100 }),
  )
  const ask = async (orderNo: string, now: number) =>
    (await claimQuestion(env.DB, { orderNo, silence: 50, now }))?.order.orderNo
  expect([await ask('kq1', 149), await ask('kq2', 150), await ask('kq1', 150), await ask('kq1', 150)]).toEqual([
    undefined,
    undefined,
    'kq1',
    undefined,
  ])
  expect(await stored('kq', 'asked_at, due_at')).toEqual([
    [150, 150 + MINUTE],
    [100, 5000],
    [100, 5000],
    [100, 5000],
  ])
  // Somebody may have paid it before its gateway closes it.
  expect(await ask('kq4', 150)).toBe('kq4')
})

test('orders that are due are taken, the longest due first; what can be paid each minute, others ever less often', async () => {
  await env.DB.prepare('UPDATE orders SET due_at = NULL').run()
  const user = await newUser()
  const closing = { door: 'closing', lane: 'membership' }
  await put(
    'orders',
    orderRow('kd1', user, { due_at: 30, looks: 5 }),
    orderRow('kd2', user, { ...closing, due_at: 20, looks: 3 }),
    orderRow('kd3', user, { ...closing, due_at: 10, looks: 9 }),
    orderRow('kd4', user, { ...closing, due_at: 40, looks: 3, withdrawn: 1 }),
    orderRow('kd5', user, { ...closing, due_at: 51 }),
    orderRow('kd7', user, { ...closing, due_at: 50, looks: 9 }),
    orderRow('kd6', user, { ...closing, due_at: null }),
  )
  expect((await claimDueOrders(env.DB, 2, 50)).toSorted()).toEqual(['kd2', 'kd3'])
  expect((await claimDueOrders(env.DB, 9, 50)).toSorted()).toEqual(['kd1', 'kd4', 'kd7'])
  expect(await stored('kd', 'asked_at, looks, due_at')).toEqual([
    [50, 6, 50 + MINUTE],
    [50, 4, 50 + 8 * MINUTE],
    [50, 9, 50 + 360 * MINUTE],
    [50, 4, 50 + MINUTE],
    [0, 0, 51],
    [0, 0, null],
    [50, 9, 50 + 360 * MINUTE],
  ])
})

test('a refused refund is noted for one payment whose refund is under way', async () => {
  const user = await newUser()
  await put('orders', orderRow('kr1', user), orderRow('kr2', user, { lane: 'other' }))
  const payment = (order_no: string, transaction_id: string, nth: number, refund_state: string) => ({
    order_no,
    transaction_id,
    nth,
    amount: 1,
    fate: 'refunding',
    refund_failures: 0,
    received_at: 0,
    refund_state,
  })
  await put(
    'payments',
    payment('kr1', 'a', 0, 'under_way'),
    payment('kr1', 'b', 1, 'under_way'),
    payment('kr1', 'c', 2, 'done'),
    payment('kr2', 'a', 0, 'under_way'),
  )
  for (const transaction of ['a', 'c']) await noteRefundRefused(env.DB, 'kr1', transaction, 77)
  const isRejected = async (orderNo: string) => (await readOrderCase(env.DB, orderNo, null))?.order.isRefundRejected
  expect([await isRejected('kr1'), await isRejected('kr2')]).toEqual([true, false])
  expect(
    await read('payments', 'order_no, transaction_id, refund_state, refund_at', "order_no LIKE 'kr%'", '1, 2'),
  ).toEqual([
    ['kr1', 'a', 'failed', 77],
    ['kr1', 'b', 'under_way', null],
    ['kr1', 'c', 'done', null],
    ['kr2', 'a', 'under_way', null],
  ])
})

test('what decides about an order: other grants since, the template, the message, each of its own person', async () => {
  await publishFixtures([{ id: 1001 }, { id: 1002 }])
  const facts = async (orderNo: string, callback = 'e') => {
    const found = await readOrderCase(env.DB, orderNo, callback)
    return [found?.otherGrant, found?.owned, found?.callbackKnown]
  }
  const [user, other] = [await newUser(), await newUser()]
  const closed = { door: 'closed' }
  await put(
    'orders',
    orderRow('kc1', user, { ...closed, created_at: 2000 }),
    orderRow('kc2', user, closed),
    orderRow('kc3', user, inLane(1001)),
    orderRow('kc4', other, closed),
    orderRow('kc5', user, inLane(1002, closed)),
  )
  expect(await facts('kc1')).toEqual([false, false, false])
  await put(
    'payment_events',
    ...(
      [
        [2, 'e'],
        [1, 'f'],
      ] as const
    ).map(([pay_type, event_id]) => ({
      pay_type,
      event_id,
      kind: 'paid',
      order_no: 'kc1',
      transaction_id: '',
      amount: 0,
      received_at: 0,
    })),
  )
  await put('grants', grant('kc1', user), grant('kc4', other), grant('kc5', user, { level: null, template_id: 1002 }))
  expect([await facts('kc1'), await facts('kc3'), await facts('kc1', 'f')]).toEqual([
    [false, false, false],
    [true, false, false],
    [false, false, true],
  ])
  await put('grants', grant('kc2', user, { granted_at: 1999 }))
  expect(await facts('kc1')).toEqual([false, false, false])
  await env.DB.prepare("UPDATE grants SET granted_at = 2000 WHERE order_no = 'kc2'").run()
  expect(await facts('kc1')).toEqual([true, false, false])
  await env.DB.prepare("UPDATE grants SET revoked_at = 1 WHERE order_no = 'kc2'").run()
  expect(await facts('kc1')).toEqual([false, false, false])
  await put('grants', grant('kc3', user, { level: null, template_id: 1001 }))
  expect((await facts('kc3'))[1]).toBe(true)
  expect([
    await isPurchased(env.DB, user, 1001),
    await isPurchased(env.DB, other, 1001),
    await isPurchased(env.DB, user, 9),
  ]).toEqual([true, false, false])
  await env.DB.prepare("UPDATE grants SET revoked_at = 1 WHERE order_no = 'kc3'").run()
  expect([(await facts('kc3'))[1], await isPurchased(env.DB, user, 1001)]).toEqual([false, false])
})

test('the last grant of a lane, and whether its owner was told', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const paid = { door: 'closed', state: 'paid' }
  await put(
    'orders',
    orderRow('kl1', user, paid),
    orderRow('kl2', user, paid),
    orderRow('kl3', user, { ...paid, lane: 'other' }),
    orderRow('kl4', other, paid),
    orderRow('kl5', user, { ...paid, state: 'refunded' }),
  )
  await put(
    'payments',
    // Neither what another order nor what did not take effect has cost.
    ...(
      [
        ['kl1', 'a', 2990, 'granted'],
        ['kl2', 'a', 3990, 'refunding'],
        ['kl2', 'b', 1990, 'granted'],
        ['kl2', 'c', 4990, 'refunding'],
      ] as const
    ).map(([order_no, transaction_id, amount, fate], nth) => ({
      ...{ order_no, transaction_id, nth, amount, fate, refund_failures: 0, received_at: 0, refund_amount: 90 },
    })),
  )
  await put(
    'grants',
    grant('kl1', user, { granted_at: 4 }),
    grant('kl2', user, { granted_at: 5 }),
    grant('kl3', user, { granted_at: 9 }),
    grant('kl4', other, { granted_at: 9 }),
    grant('kl5', user, { granted_at: 9, revoked_at: 1 }),
  )
  expect(await readLaneGrant(env.DB, user, 'membership')).toEqual({
    orderNo: 'kl2',
    goods: { kind: 'membership', level: 'monthly' },
    amount: 1900,
    grantedAt: 5,
    expiresAt: 9000,
    told: false,
  })
  await noteTold(env.DB, 'kl1')
  expect(await stored('kl', 'told')).toEqual([[1], [1], [0], [0], [0]])
  expect((await readLaneGrant(env.DB, user, 'membership'))?.told).toBe(true)
})

test('it is the owner who has been told of what was given in one lane, whatever other orders there are', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const inLane = { lane: 'other', state: 'paid', door: 'closed' }
  await put(
    'orders',
    orderRow('!told', other, { state: 'paid' }),
    orderRow('kt1', user, inLane),
    orderRow('kt2', user, { ...inLane, state: 'closed' }),
    orderRow('kt3', user, { state: 'paid' }),
    orderRow('kt4', other, inLane),
  )
  await noteTold(env.DB, 'kt1')
  expect(await stored('kt', 'told')).toEqual([[1], [0], [0], [0]])
})
