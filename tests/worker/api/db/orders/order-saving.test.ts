import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { type OrderChange, saveOrder } from '#src/api/db/orders/order-saving.ts'
import type { Grant } from '#src/api/domain/granting.ts'
import type { OrderPayment } from '#src/api/domain/order-machine.ts'
import { MINUTE, START } from '#tests/support/api.ts'
import { changeOf, levelsOf, monthFor, payment, save } from '#tests/support/order-changes.ts'
import { newUser, orderRow, put, read } from '#tests/support/rows.ts'
import { publishFixtures } from '#tests/support/templates.ts'

beforeAll(() => publishFixtures([{ id: 1001 }, { id: 1002 }]))

const templateFor = (userId: number, templateId: number): Grant => ({ kind: 'template', userId, templateId })
const forTemplate = { kind: 'template', level: null, template_id: 1001, lane: 'template:1001' }
const message = (orderNo: string, eventId: string, payType: 1 | 2 = 1) => {
  return { payType, eventId, kind: 'paid', orderNo, transactionId: 't', amount: 5 }
}
const ordersLike = (prefix: string, columns: string) =>
  read('orders', columns, `order_no LIKE '${prefix}%'`, 'order_no')

test('a change is written whole: the order, its payment, what it gives, the message; and only for this order', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('orders', orderRow('sw1', user, { looks: 3 }), orderRow('sw2', other, { looks: 3 }))
  const change = await changeOf('sw1', { grant: monthFor(user), callback: message('sw1', 'sw') })
  expect(await saveOrder(env.DB, change)).toEqual([])
  const columns = 'door, state, looks, due_at, paid_at, refunded_at, revision'
  expect(await ordersLike('sw', columns)).toEqual([
    ['closed', 'paid', 0, null, START, null, change.revision],
    ['open', 'pending', 3, 5000, null, null, 'r0'],
  ])
  expect(
    await read(
      'payments',
      'order_no, transaction_id, nth, amount, fate, received_at, refund_amount, refund_state, refund_at',
      "order_no LIKE 'sw%'",
    ),
  ).toEqual([['sw1', 't-sw1', 0, 1990, 'granted', START, 0, 'none', null]])
  expect(
    await read(
      'grants',
      'order_no, user_id, level, level_until, level_before, level_until_before, granted_at',
      "order_no LIKE 'sw%'",
    ),
  ).toEqual([['sw1', user, 'monthly', START + 9, 'free', null, START]])
  expect(
    await read('payment_events', 'pay_type, event_id, kind, order_no, amount, received_at', "event_id = 'sw'"),
  ).toEqual([[1, 'sw', 'paid', 'sw1', 5, START]])
  expect(await levelsOf(user, other)).toEqual([
    ['monthly', START + 9],
    ['free', null],
  ])
})

test('nothing at all is written when the order, the membership, the template or the message is not as it was', async () => {
  const [user, owner] = [await newUser(), await newUser()]
  await put(
    'orders',
    orderRow('sn1', user),
    orderRow('sn2', owner, forTemplate),
    orderRow('sn3', owner, { ...forTemplate, door: 'closed' }),
  )
  await put('grants', { order_no: 'sn3', user_id: owner, template_id: 1001, granted_at: 1 })
  await put('payment_events', {
    pay_type: 1,
    event_id: 'sn',
    kind: 'paid',
    order_no: 'x',
    transaction_id: '',
    amount: 0,
    received_at: 0,
  })
  const { order } = await changeOf('sn1')
  const refused: Partial<OrderChange>[] = [
    { order: { ...order, revision: 'older' } },
    { grant: monthFor(user, { level: 'yearly', levelUntil: null }) },
    { grant: monthFor(user, { level: 'free', levelUntil: 5 }) },
    { callback: message('sn1', 'sn') },
  ]
  for (const change of refused) {
    expect(await save('sn1', { grant: monthFor(user), callback: message('sn1', 'fresh'), ...change })).toBe(null)
  }
  expect(await save('sn2', { grant: templateFor(owner, 1001) })).toBe(null)
  expect(await ordersLike('sn', 'door, revision')).toEqual([
    ['open', 'r0'],
    ['open', 'r0'],
    ['closed', 'r0'],
  ])
  expect(await read('payments', 'order_no', "order_no LIKE 'sn%'")).toEqual([])
  expect(await read('grants', 'order_no', "order_no LIKE 'sn%'")).toEqual([['sn3']])
  expect(await read('payment_events', 'event_id', "event_id = 'fresh'")).toEqual([])
  expect(await levelsOf(user)).toEqual([['free', null]])
})

test('a message of the other gateway, a template of somebody else and another template keep nobody from theirs', async () => {
  const [user, owner] = [await newUser(), await newUser()]
  await put('orders', orderRow('so1', user, forTemplate), orderRow('so2', owner, { ...forTemplate, door: 'closed' }))
  await put(
    'orders',
    orderRow('so3', user, { ...forTemplate, template_id: 1002, lane: 'template:1002', door: 'closed' }),
  )
  await put('grants', { order_no: 'so2', user_id: owner, template_id: 1001, granted_at: 1 })
  await put('grants', { order_no: 'so3', user_id: user, template_id: 1002, granted_at: 1 })
  await put('payment_events', {
    pay_type: 2,
    event_id: 'so',
    kind: 'paid',
    order_no: 'x',
    transaction_id: '',
    amount: 0,
    received_at: 0,
  })
  expect(await save('so1', { grant: templateFor(user, 1001), callback: message('so1', 'so') })).toEqual([])
  expect(await read('grants', 'user_id, template_id, level', "order_no = 'so1'")).toEqual([[user, 1001, null]])
})

test('a template bought, sent back and bought again is given again', async () => {
  const user = await newUser()
  await put('orders', orderRow('sb1', user, forTemplate))
  expect(await save('sb1', { grant: templateFor(user, 1001) })).toEqual([])
  const back = await changeOf('sb1', { revoke: true })
  const next = { ...back.next, payments: [payment('t-sb1', { fate: 'refunded' })] }
  expect(await saveOrder(env.DB, { ...back, next })).toEqual([])
  await put('orders', orderRow('sb2', user, forTemplate))
  expect(await save('sb2', { grant: templateFor(user, 1001) })).toEqual([])
  expect(await read('grants', 'order_no, revoked_at', "order_no LIKE 'sb%'", '1')).toEqual([
    ['sb1', START],
    ['sb2', null],
  ])
  expect(await ordersLike('sb', 'state, paid_at, refunded_at')).toEqual([
    ['refunded', START, START],
    ['paid', START, null],
  ])
})

test('what is given takes back the open orders for the same purpose of the same person, and no others', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put(
    'orders',
    orderRow('sr1', user, { door: 'closing' }),
    orderRow('sr2', user, { looks: 4 }),
    orderRow('sr3', user, { lane: 'other' }),
    orderRow('sr4', other),
    orderRow('sr5', user, { door: 'closing' }),
  )
  expect(await save('sr1', { grant: monthFor(user) })).toEqual(['sr2'])
  expect(await ordersLike('sr', 'door, state, closed_because, due_at, looks')).toEqual([
    ['closed', 'paid', null, null, 0],
    ['closing', 'closed', 'replaced', START, 0],
    ['open', 'pending', null, 5000, 0],
    ['open', 'pending', null, 5000, 0],
    ['closing', 'pending', null, 5000, 0],
  ])
})

test('of the orders of a template only those of the same one are closed, whatever else there is', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put(
    'orders',
    orderRow('!first', other),
    orderRow('st1', user, { ...forTemplate, door: 'closing' }),
    orderRow('st2', user, forTemplate),
    orderRow('st3', user),
  )
  expect(await save('st1', { grant: templateFor(user, 1001) })).toEqual(['st2'])
  expect(await ordersLike('st', 'door')).toEqual([['closed'], ['closing'], ['open']])
})

test('a payment keeps what came; what goes back of it has the time its state last changed', async () => {
  const user = await newUser()
  await put('orders', orderRow('sp1', user))
  const stored = () =>
    read(
      'payments',
      'amount, fate, refund_failures, received_at, refund_amount, refund_state, refund_at',
      "order_no = 'sp1'",
    )
  const pay = async (now: number, other: Partial<OrderPayment>) => {
    const change = await changeOf('sp1', { now })
    await saveOrder(env.DB, { ...change, next: { ...change.next, payments: [payment('t', other)] } })
    return (await stored())[0]
  }
  expect(await pay(START, { excess: 90 })).toEqual([1990, 'granted', 0, START, 90, 'under_way', START])
  expect(await pay(START + 1, { excess: 80 })).toEqual([1990, 'granted', 0, START, 80, 'under_way', START])
  expect(await pay(START + 2, { excess: 80, refundFailures: 1 })).toEqual([
    1990,
    'granted',
    1,
    START,
    80,
    'failed',
    START + 2,
  ])
  expect(await pay(START + 3, { excess: 80, refundFailures: 1, isExcessBack: true })).toEqual([
    1990,
    'granted',
    1,
    START,
    80,
    'done',
    START + 3,
  ])
  expect(await pay(START + 4, { fate: 'refunding' })).toEqual([
    1990,
    'refunding',
    0,
    START,
    1990,
    'under_way',
    START + 4,
  ])
  expect(await pay(START + 5, { fate: 'refunded' })).toEqual([1990, 'refunded', 0, START, 1990, 'done', START + 5])
})

test('progress has an order looked after in a minute; without it, when it was due', async () => {
  const user = await newUser()
  await put('orders', orderRow('sq1', user, { looks: 4 }))
  const { order } = await changeOf('sq1')
  expect(await save('sq1', { next: { ...order.life, because: 'time' } })).toEqual([])
  const columns = 'door, withdrawn, state, closed_because, looks, due_at, paid_at'
  expect(await ordersLike('sq', columns)).toEqual([['open', 0, 'pending', 'time', 4, 5000, null]])
  expect(await save('sq1', { next: { ...order.life, door: 'withdrawn', because: 'cancelled' } })).toEqual([])
  expect(await ordersLike('sq', columns)).toEqual([['closing', 1, 'closed', 'cancelled', 0, START + MINUTE, null]])
})
