import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { findCodes, listCodes, listUses, revokeCode } from '#src/api/db/operators/codes.ts'
import { findOrders, hurryOrder, readOrderDetails, stuckOrders } from '#src/api/db/operators/orders.ts'
import { changeLevelColumn, changeSiteColumn } from '#src/api/db/operators/site.ts'
import { findUser, setMembership } from '#src/api/db/operators/users.ts'
import { START } from '#tests/support/api.ts'
import { newUser, orderRow, put, read, resumeRow } from '#tests/support/rows.ts'

const payment = (order_no: string, other = {}) => ({
  ...{ order_no, transaction_id: `t-${order_no}`, nth: 0, amount: 1990, fate: 'granted', refund_failures: 0 },
  received_at: START,
  ...other,
})
const write = (id: number, columns: string) => env.DB.exec(`UPDATE users SET ${columns} WHERE id = ${id}`)

const code = (code_hash: string, other = {}) => ({
  ...{ code_hash, tail: 'X', level: 'monthly', uses: 2, used: 0, created_at: 1, expires_at: null },
  ...other,
})

test('codes are listed while they have uses and time left, the newest first, or all of them', async () => {
  await put(
    'redemption_codes',
    code('cd-used-up', { used: 2 }),
    code('cd-over', { expires_at: START }),
    code('cd-lasting', { expires_at: START + 1, used: 1, created_at: 3 }),
    code('cd-for-good', { created_at: 2 }),
  )
  const list = async (all: boolean, limit = 99) => {
    const listed = await listCodes(env.DB, { all, limit, now: START })
    return listed.map(({ hash }) => hash)
  }
  expect(await list(false)).toEqual(['cd-lasting', 'cd-for-good'])
  expect(await list(true)).toEqual(['cd-lasting', 'cd-for-good', 'cd-over', 'cd-used-up'])
  expect(await list(true, 1)).toEqual(['cd-lasting'])
  expect((await findCodes(env.DB, 'cd-o')).map(({ hash }) => hash)).toEqual(['cd-over'])
  expect((await findCodes(env.DB, 'cd-')).map(({ hash }) => hash)).toHaveLength(2)
  expect(await findCodes(env.DB, 'cd-p')).toEqual([])
})

test('a code is made to end now, once and alone', async () => {
  await put(
    'redemption_codes',
    code('cr-1'),
    code('cr-2', { expires_at: START }),
    code('cr-3', { expires_at: START + 1 }),
    code('cr-4', { expires_at: START + 9 }),
  )
  const revoke = (hash: string) => revokeCode(env.DB, hash, START)
  expect([await revoke('cr-0'), await revoke('cr-2'), await revoke('cr-3'), await revoke('cr-3')]).toEqual([
    false,
    false,
    true,
    false,
  ])
  expect(await revoke('cr-1')).toBe(true)
  const ends = await read('redemption_codes', 'expires_at', "code_hash LIKE 'cr-%'", 'code_hash')
  expect(ends.flat()).toEqual([START, START, START, START + 9])
})

test('who redeemed a code is listed, the first one first', async () => {
  const [early, late] = [await newUser(), await newUser()]
  const redeemed = (user_id: number, code_hash: string, redeemed_at: number) => ({
    ...{ user_id, code_hash, tail: 'X', level: 'monthly', days: 31, level_until: 1, redeemed_at },
  })
  await put('redemptions', redeemed(late, 'cu-1', 5), redeemed(early, 'cu-1', 4), redeemed(early, 'cu-2', 3))
  expect(await listUses(env.DB, 'cu-1')).toEqual([
    { userId: early, redeemedAt: 4 },
    { userId: late, redeemedAt: 5 },
  ])
})

test('orders are found by one number of theirs, of their payment or of their owner, the newest first', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await write(user, "email = 'od@example.com'")
  const [mobile] = (await read('users', 'mobile', `id = ${user}`)).flat()
  await put(
    'orders',
    orderRow('od-1', user, { created_at: 1 }),
    orderRow('od-2', user, { created_at: 2, lane: 'x' }),
    orderRow('od-3', other, { created_at: 3 }),
  )
  await put('payments', payment('od-1'), payment('od-3'))
  const found = async (text: string, limit = 9) =>
    (await findOrders(env.DB, text, limit)).map(({ order_no }) => order_no)
  expect([await found('od-3'), await found('t-od-1'), await found('nobody@example.com'), await found('0')]).toEqual([
    ['od-3'],
    ['od-1'],
    [],
    [],
  ])
  for (const text of [String(user), String(mobile), 'OD@Example.com']) {
    expect([text, await found(text)]).toEqual([text, ['od-2', 'od-1']])
  }
  expect(await found(String(user), 1)).toEqual(['od-2'])
})

test('stuck is an order whose refund is rejected, or that should have ended long ago', async () => {
  const user = await newUser()
  const order = (order_no: string, other = {}) => orderRow(order_no, user, { lane: order_no, ...other })
  await put(
    'orders',
    order('st-ended', { due_at: null, expires_at: START - 1 }),
    order('st-young', { expires_at: START }),
    order('st-old', { expires_at: START - 1 }),
    order('st-rejected', { due_at: null }),
    order('st-under-way', { due_at: null }),
  )
  await put(
    'payments',
    payment('st-rejected', { refund_state: 'failed' }),
    payment('st-under-way', { refund_state: 'under_way' }),
  )
  const stuck = await stuckOrders(env.DB, START, 99)
  const own = stuck.filter(({ order_no }) => order_no.startsWith('st-'))
  expect(own.map(({ order_no, rejected }) => [order_no, rejected]).toSorted()).toEqual([
    ['st-old', 0],
    ['st-rejected', 1],
  ])
})

test('an order is hurried while it is looked after, never put off, and no other with it', async () => {
  const user = await newUser()
  const order = (order_no: string, due_at: number | null) =>
    orderRow(order_no, user, { lane: order_no, due_at, looks: 4 })
  await put('orders', order('hu-1', 5000), order('hu-2', 5000), order('hu-3', null), order('hu-4', 10))
  const hurry = (orderNo: string) => hurryOrder(env.DB, orderNo, 70)
  expect([await hurry('hu-1'), await hurry('hu-3'), await hurry('hu-0'), await hurry('hu-4')]).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(await read('orders', 'due_at, looks', "order_no LIKE 'hu-%'", 'order_no')).toEqual([
    [70, 0],
    [5000, 4],
    [null, 4],
    [10, 0],
  ])
})

test('of a grant it is said whether its owner still has exactly that', async () => {
  const user = await newUser()
  await put('orders', orderRow('or-1', user), orderRow('or-2', user, { lane: 'x' }))
  await put('grants', { order_no: 'or-1', user_id: user, level: 'monthly', level_until: START, granted_at: 1 })
  await put(
    'payment_events',
    ...(['later', 'first'] as const).map((event_id, nth) => ({
      ...{ pay_type: 1, event_id: `or-${event_id}`, kind: event_id, order_no: 'or-1', transaction_id: 't', amount: 1 },
      received_at: 9 - nth,
    })),
  )
  const held = async () => (await readOrderDetails(env.DB, 'or-1')).grant?.held
  expect(await held()).toBe(0)
  await write(user, `level = 'monthly', level_until = ${START}`)
  expect(await held()).toBe(1)
  await write(user, `level_until = ${START + 1}`)
  expect(await held()).toBe(0)
  await write(user, `level = 'yearly', level_until = ${START}`)
  expect(await held()).toBe(0)
  const { found, events } = await readOrderDetails(env.DB, 'or-1')
  expect([found?.order_no, events.map(({ kind }) => kind)]).toEqual(['or-1', ['first', 'later']])
  expect(await readOrderDetails(env.DB, 'or-2')).toMatchObject({ found: { order_no: 'or-2' }, grant: null, events: [] })
})

test('of a grant it is said which later one was built on it', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const was = { level: 'monthly', level_until: START }
  const grant = (order_no: string, change: object = {}) => ({
    ...{ order_no, user_id: user, level: 'yearly', level_until: START + 9, granted_at: 5 },
    ...{ level_before: was.level, level_until_before: was.level_until, ...change },
  })
  const names = ['first', 'stranger', 'revoked', 'earlier', 'level', 'until']
  await put('orders', ...[...names, 'next'].map((name) => orderRow(`bo-${name}`, user, { lane: `bo-${name}` })))
  await put(
    'grants',
    // Its membership before is what it gave: only its number tells it from a later one.
    grant('bo-first', was),
    grant('bo-stranger', { user_id: other }),
    grant('bo-revoked', { revoked_at: 9 }),
    grant('bo-earlier', { granted_at: 4 }),
    grant('bo-level', { level_before: 'yearly' }),
    grant('bo-until', { level_until_before: START + 1 }),
  )
  const builtOn = async () => (await readOrderDetails(env.DB, 'bo-first')).grant?.built_on
  expect(await builtOn()).toBeNull()
  await put('grants', grant('bo-next'))
  expect(await builtOn()).toBe('bo-next')
})

test('a membership is set if it is what it was, of one user', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const membership = { level: 'monthly', levelUntil: START }
  for (const id of [user, other]) await write(id, `level = 'monthly', level_until = ${START}`)
  const set = (before: { level: string; levelUntil: number | null }, id = user) =>
    setMembership(env.DB, id, before, { level: 'yearly', levelUntil: START + 9 })
  expect([
    await set({ ...membership, level: 'yearly' }),
    await set({ ...membership, levelUntil: START + 1 }),
    await set({ ...membership, levelUntil: null }),
    await set(membership, 0),
  ]).toEqual([false, false, false, false])
  expect(await set(membership)).toBe(true)
  expect(await read('users', 'level, level_until', `id IN (${user}, ${other})`, 'id')).toEqual([
    ['yearly', START + 9],
    ['monthly', START],
  ])
})

test('an account is found by one of its names, with its living résumés and paid orders counted', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await write(user, "email = 'ud@example.com'")
  await put('resumes', resumeRow('ud-1', user), resumeRow('ud-2', user, { deleted_at: 5 }), resumeRow('ud-3', other))
  await put('orders', orderRow('ud-1', user, { state: 'paid' }), orderRow('ud-2', user, { lane: 'x' }))
  await put('orders', orderRow('ud-3', other, { state: 'paid' }))
  const [mobile] = (await read('users', 'mobile', `id = ${user}`)).flat()
  for (const text of [String(user), String(mobile), 'UD@example.COM']) {
    expect(await findUser(env.DB, text)).toMatchObject({ id: user, resumes: 1, orders: 1 })
  }
  expect(await findUser(env.DB, 'nobody@example.com')).toBeNull()
})

test('a setting is changed in its own row, if it is what it was there', async () => {
  await env.DB.exec("UPDATE site_config SET operator = 'same'")
  const text = (before: string) => changeSiteColumn(env.DB, { locale: 'en', column: 'operator', before, after: 'new' })
  expect([await text('other'), await text('same')]).toEqual([false, true])
  expect(await read('site_config', 'locale, operator', '1', 'locale')).toEqual([
    ['en', 'new'],
    ['zh', 'same'],
  ])
  await env.DB.exec('UPDATE membership_levels SET photo_limit = 77')
  const level = (before: number) =>
    changeLevelColumn(env.DB, { level: 'yearly', column: 'photo_limit', before, after: 88 })
  expect([await level(76), await level(77)]).toEqual([false, true])
  expect(await read('membership_levels', 'slug, photo_limit', 'photo_limit <> 77')).toEqual([['yearly', 88]])
})
