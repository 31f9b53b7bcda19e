import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { listOwnOrders, pollOwnOrder, readOwnOrder, tellOwnOrder } from '#src/api/db/orders/order-list.ts'
import { newUser, orderRow, put } from '#tests/support/rows.ts'
import { publishFixtures } from '#tests/support/templates.ts'

const grant = (order_no: string, user_id: number, other = {}) => ({
  order_no,
  user_id,
  level: 'monthly',
  granted_at: 2000,
  ...other,
})
const ofTemplate = (id: number, other = {}) => ({
  kind: 'template',
  level: null,
  template_id: id,
  lane: `template:${id}`,
  ...other,
})

const reader = (userId: number, now = 5000) => ({ userId, locale: 'zh', now }) as const

test('a list has the orders of one person that were opened, paid, refunded, cancelled, or can still be paid', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const closed = { door: 'closed', state: 'closed' }
  await put(
    'orders',
    orderRow('lo1', user, { created_at: 1001, closed_because: null }),
    orderRow('lo2', user, { ...closed, created_at: 1002, opened: 1, closed_because: 'time' }),
    orderRow('lo3', user, { ...closed, created_at: 1003, closed_because: 'replaced' }),
    orderRow('lo4', user, { ...closed, created_at: 1004, closed_because: 'cancelled' }),
    orderRow('lo5', user, { door: 'closed', state: 'paid', created_at: 1005 }),
    orderRow('lo6', user, { door: 'closed', state: 'refunded', created_at: 1005 }),
    orderRow('lo7', user, { door: 'closing', created_at: 1007, expires_at: 5000 }),
    orderRow('lo8', other, { door: 'closed', state: 'paid' }),
  )
  const list = async (page: number, pageSize: number, now?: number) => {
    const { total, items } = await listOwnOrders(env.DB, { page, pageSize }, reader(user, now))
    return [total, ...items.map(({ order_no }) => order_no)]
  }
  expect(await list(1, 9)).toEqual([5, 'lo6', 'lo5', 'lo4', 'lo2', 'lo1'])
  expect(await list(2, 2)).toEqual([5, 'lo4', 'lo2'])
  expect(await list(1, 9, 4999)).toEqual([6, 'lo7', 'lo6', 'lo5', 'lo4', 'lo2', 'lo1'])
  expect((await readOwnOrder(env.DB, 'lo1', reader(user)))?.order.order_no).toBe('lo1')
  expect([await readOwnOrder(env.DB, 'lo1', reader(other)), await readOwnOrder(env.DB, 'none', reader(user))]).toEqual([
    null,
    null,
  ])
})

test('a poll claims the question to the gateway for its own order alone, once in a while', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('orders', orderRow('lp1', user, { asked_at: 100, due_at: 5000 }))
  const poll = async (userId: number, now: number) => {
    const found = await pollOwnOrder(env.DB, { orderNo: 'lp1', silence: 50, now }, reader(userId))
    return found && [found.before.order.order_no, found.toAsk?.order.userId]
  }
  const askedAt = () => env.DB.prepare("SELECT asked_at FROM orders WHERE order_no = 'lp1'").first('asked_at')
  expect([await poll(other, 150), await askedAt()]).toEqual([null, 100])
  expect([await poll(user, 149), await askedAt()]).toEqual([['lp1', undefined], 100])
  expect([await poll(user, 150), await askedAt()]).toEqual([['lp1', user], 150])
  expect([await poll(user, 199), await askedAt()]).toEqual([['lp1', undefined], 150])
})

test('an order says whether its purpose was bought since, and the worst of its refunds', async () => {
  await publishFixtures([{ id: 1001 }, { id: 1002 }])
  const [user, other] = [await newUser(), await newUser()]
  const closed = { door: 'closed' }
  await put(
    'orders',
    orderRow('lb1', user, { created_at: 2000 }),
    orderRow('lb2', user, { ...closed, due_at: null }),
    orderRow('lb3', other, closed),
    orderRow('lb4', user, ofTemplate(1001, closed)),
  )
  const bought = async (orderNo = 'lb1') => (await readOwnOrder(env.DB, orderNo, reader(user)))?.order.bought
  await put(
    'grants',
    grant('lb3', other),
    grant('lb4', user, { level: null, template_id: 1001 }),
    grant('lb2', user, { granted_at: 1999 }),
  )
  expect([await bought(), await bought('lb4')]).toEqual([false, true])
  await env.DB.prepare("UPDATE grants SET granted_at = 2000 WHERE order_no = 'lb2'").run()
  expect(await bought()).toBe(true)
  await env.DB.prepare("UPDATE grants SET revoked_at = 1 WHERE order_no = 'lb2'").run()
  expect(await bought()).toBe(false)
  const payment = (nth: number, refund_state: string, refund_amount: number, refund_at: number) => ({
    order_no: 'lb2',
    transaction_id: `t${nth}`,
    nth,
    amount: 100,
    fate: 'refunding',
    refund_failures: 0,
    received_at: 0,
    refund_state,
    refund_amount,
    refund_at,
  })
  const standing = () => readOwnOrder(env.DB, 'lb2', reader(user))
  expect(await standing()).toMatchObject({ settled: true, order: { refund: null } })
  await put('payments', payment(0, 'none', 0, 99), payment(1, 'done', 30, 5), payment(2, 'under_way', 40, 4))
  await put('payments', { ...payment(0, 'failed', 900, 90), order_no: 'lb4' })
  expect((await standing())?.order.refund).toEqual({ state: 'under_way', amount: 70, of: 300, at: 5 })
  await put('payments', payment(3, 'failed', 1, 6))
  expect((await standing())?.order.refund).toEqual({ state: 'failed', amount: 71, of: 400, at: 6 })
  // Sent back at a desk: of one of which nothing was to go back, and of one of which more went back than was to.
  const told = (nth: number, refund_no: string, raised: number, told_at: number, order_no = 'lb2') => {
    return { order_no, transaction_id: `t${nth}`, refund_no, amount: raised, raised, told_at }
  }
  await put('refunds', told(0, 'a', 8, 3), told(0, 'b', 8, 100), told(1, 'a', 50, 2), told(2, 'a', 10, 2))
  await put('refunds', told(0, 'a', 900, 90, 'lb4'))
  expect((await standing())?.order.refund).toEqual({ state: 'failed', amount: 16 + 50 + 40 + 1, of: 400, at: 100 })
  expect((await readOwnOrder(env.DB, 'lb1', reader(user)))?.settled).toBe(false)
})

test('an order says whether its owner is still to be told of something given for its purpose', async () => {
  await publishFixtures([{ id: 1001 }])
  const [user, other] = [await newUser(), await newUser()]
  const paid = { door: 'closed', state: 'paid', told: 1 }
  await put(
    'orders',
    orderRow('lu1', user),
    orderRow('lu2', user, paid),
    orderRow('lu3', user, { ...paid, state: 'refunded', told: 0 }),
    orderRow('lu4', user, ofTemplate(1001, { ...paid, told: 0 })),
    orderRow('lu5', other, { ...paid, told: 0 }),
  )
  const untold = async (orderNo: string) => (await readOwnOrder(env.DB, orderNo, reader(user)))?.untold
  expect([await untold('lu1'), await untold('lu2'), await untold('lu4')]).toEqual([false, false, true])
  await env.DB.prepare("UPDATE orders SET told = 0 WHERE order_no = 'lu2'").run()
  expect([await untold('lu1'), await untold('lu2')]).toEqual([true, true])
})

test('an answer that an order is paid, or its purpose bought meanwhile, is noted as told with it; no other is', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const paid = { door: 'closed', state: 'paid' }
  await put(
    'orders',
    orderRow('ly1', user, { ...paid, lane: 'a' }),
    orderRow('ly2', user, { ...paid, lane: 'a', state: 'refunded' }),
    orderRow('ly3', user, { ...paid, lane: 'b' }),
    orderRow('ly4', user, { lane: 'a', created_at: 2000, expires_at: 6000 }),
    orderRow('ly5', user, { door: 'closed', state: 'closed', lane: 'a', created_at: 2001 }),
    orderRow('ly6', other, { ...paid, lane: 'a' }),
  )
  await put('grants', grant('ly1', user))
  const told = async () =>
    (await env.DB.prepare("SELECT told FROM orders WHERE order_no LIKE 'ly%' ORDER BY order_no").raw()).flat().join('')
  const seen: string[] = []
  const poll = async (...[orderNo, userId, now]: [string, number, number]) => {
    await env.DB.prepare("UPDATE orders SET told = 0 WHERE order_no LIKE 'ly%'").run()
    await tellOwnOrder(env.DB, orderNo, reader(userId, now))
    const alone = await told()
    await env.DB.prepare("UPDATE orders SET told = 0 WHERE order_no LIKE 'ly%'").run()
    await pollOwnOrder(env.DB, { orderNo, silence: 50, now }, reader(userId, now))
    expect(await told()).toBe(alone)
    seen.push(`${orderNo} at ${now}: ${alone}`)
  }
  await poll('ly1', user, 5000)
  await poll('ly1', other, 5000)
  await poll('ly2', user, 5000)
  await poll('ly4', user, 5999)
  await poll('ly4', user, 6000)
  await poll('ly5', user, 5000)
  await env.DB.prepare("UPDATE grants SET revoked_at = 1 WHERE order_no = 'ly1'").run()
  await poll('ly4', user, 6000)
  expect(seen).toEqual([
    'ly1 at 5000: 100000',
    'ly1 at 5000: 000000',
    'ly2 at 5000: 000000',
    'ly4 at 5999: 000000',
    'ly4 at 6000: 100000',
    'ly5 at 5000: 000000',
    'ly4 at 6000: 000000',
  ])
})
