import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { type NewOrder, openOrder } from '#src/api/db/orders/order-opening.ts'
import { MINUTE, START } from '#tests/support/api.ts'
import { newUser, orderRow, put, read } from '#tests/support/rows.ts'
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

let orders = 0

/** An order for a month, from one who has nothing, unless it says otherwise. */
function open(userId: number, other: Partial<NewOrder> = {}) {
  orders += 1
  const order = {
    orderNo: `new-${orders}`,
    userId,
    goods: { kind: 'membership', level: 'monthly' },
    title: { zh: '', en: '' },
    amount: 1990,
  } as const
  const way = {
    base: { level: 'free', levelUntil: null },
    payType: 1,
    surface: 'qr',
    begun: false,
    clientAddress: '',
    revision: `r${orders}`,
    now: START,
  } as const
  return openOrder(env.DB, { ...order, ...way, ...other })
}

const kindOf = async (opening: ReturnType<typeof open>) => {
  const found = await opening
  return found.kind === 'live' ? found.order.orderNo : found.kind === 'blocked' ? found.orders : found.kind
}

test('an order for exactly the same is the one that is open; any difference opens another', async () => {
  const live = { expires_at: START + 1, pay_url: 'u', looks: 3 }
  const differences: Partial<NewOrder>[] = [
    { goods: { kind: 'membership', level: 'yearly' } },
    { payType: 2 },
    { surface: 'phone' },
    { amount: 1991 },
    { now: START + 1 },
  ]
  for (const [nth, other] of [{}, ...differences].entries()) {
    const [user, neighbour] = [await newUser(), await newUser()]
    await put(
      'orders',
      orderRow(`sm-${nth}`, user, live),
      orderRow(`sn-${nth}`, user, { ...live, lane: 'other' }),
      orderRow(`so-${nth}`, neighbour, live),
    )
    expect(await kindOf(open(user, other))).toEqual(nth === 0 ? 'sm-0' : [`sm-${nth}`])
    const because = nth === 0 ? null : nth === 5 ? 'time' : 'replaced'
    const closing = ['closing', 'closed', because, START + (nth === 5 ? 1 : 0), 0]
    const openStill = ['open', 'pending', null, 5000, 3]
    expect(
      await read(
        'orders',
        'door, state, closed_because, due_at, looks',
        `order_no IN ('sm-${nth}', 'sn-${nth}', 'so-${nth}')`,
        'order_no',
      ),
    ).toEqual([nth === 0 ? openStill : closing, openStill, openStill])
  }
})

test('an order that somebody may be paying keeps others of its lane from being opened', async () => {
  const late = START - 10 * MINUTE
  const blocking = { door: 'closing', state: 'closed', opened: 1, expires_at: late + 1 }
  const cases: [object, boolean][] = [
    [{}, true],
    [{ opened: 0 }, false],
    [{ opened: 0, pay_url: 'u' }, true],
    [{ expires_at: late }, false],
    [{ withdrawn: 1 }, false],
    [{ door: 'closed' }, false],
    [{ lane: 'other' }, false],
  ]
  for (const [nth, [other, isBlocking]] of cases.entries()) {
    const user = await newUser()
    await put('orders', orderRow(`bl-${nth}`, user, { ...blocking, ...other }))
    expect(await kindOf(open(user))).toEqual(isBlocking ? [`bl-${nth}`] : `new-${orders}`)
  }
  expect(await kindOf(open(await newUser()))).toBe(`new-${orders}`)
  // One that is open already is answered all the same.
  const user = await newUser()
  await put('orders', orderRow('bl-old', user, blocking), orderRow('bl-open', user, { expires_at: START + 1 }))
  expect(await kindOf(open(user))).toBe('bl-open')
})

test('an order is opened only from the membership its price was worked out from, and for what is not owned', async () => {
  await publishFixtures([{ id: 1001 }, { id: 1002 }])
  const [user, other] = [await newUser(), await newUser()]
  await env.DB.prepare("UPDATE users SET level = 'monthly', level_until = 77 WHERE id = ?").bind(user).run()
  const base = (level: string, levelUntil: number | null) => kindOf(open(user, { base: { level, levelUntil } }))
  expect([await base('monthly', 78), await base('yearly', 77), await base('free', null)]).toEqual([
    'stale',
    'stale',
    'stale',
  ])
  expect(await base('monthly', 77)).toBe(`new-${orders}`)
  const template = (userId: number, templateId: number) =>
    kindOf(open(userId, { goods: { kind: 'template', templateId }, base: null }))
  await put('orders', orderRow('own1', user, ofTemplate(1001, { door: 'closed' })))
  await put('grants', grant('own1', user, { level: null, template_id: 1001 }))
  expect(await template(user, 1001)).toBe('stale')
  expect(await template(user, 1002)).toBe(`new-${orders}`)
  expect(await template(other, 1001)).toBe(`new-${orders}`)
  await env.DB.prepare("UPDATE grants SET revoked_at = 1 WHERE order_no = 'own1'").run()
  expect(await template(user, 1001)).toBe(`new-${orders}`)
})

test('whoever has set out to pay has begun the open order of this purpose, and no other', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const live = { expires_at: START + 1 }
  await put(
    'orders',
    orderRow('bg-1', user, live),
    orderRow('bg-2', user, { ...live, lane: 'other' }),
    orderRow('bg-3', user, { ...live, door: 'closed' }),
    orderRow('bg-4', other, live),
  )
  const begun = async () => (await read('orders', 'opened', "order_no LIKE 'bg-%'", 'order_no')).flat()
  await open(user)
  expect(await begun()).toEqual([0, 0, 0, 0])
  await open(user, { begun: true })
  expect(await begun()).toEqual([1, 0, 0, 0])
})
