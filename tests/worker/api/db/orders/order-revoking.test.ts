import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { saveOrder } from '#src/api/db/orders/order-saving.ts'
import { START } from '#tests/support/api.ts'
import { changeOf, levelsOf, monthFor, save } from '#tests/support/order-changes.ts'
import { newUser, orderRow, put, read } from '#tests/support/rows.ts'

test('sent back, a membership is what it was before; one that has changed since is left', async () => {
  const before = { level: 'monthly', levelUntil: START + 1 }
  const after = { level: 'yearly', levelUntil: START + 2 }
  const cases: [string, string, number | null, unknown[]][] = [
    ['sv1', 'yearly', START + 2, ['monthly', START + 1]],
    ['sv2', 'lifetime', START + 2, ['lifetime', START + 2]],
    ['sv3', 'yearly', START + 3, ['yearly', START + 3]],
  ]
  const bystander = await newUser()
  await env.DB.prepare('UPDATE users SET level = ?, level_until = ? WHERE id = ?')
    .bind(after.level, after.levelUntil, bystander)
    .run()
  for (const [orderNo, level, until, expected] of cases) {
    const user = await newUser()
    await put('orders', orderRow(orderNo, user), orderRow(`${orderNo}-other`, user, { door: 'closed' }))
    const values = {
      level: after.level,
      level_until: after.levelUntil,
      level_before: before.level,
      level_until_before: before.levelUntil,
    }
    await put(
      'grants',
      { order_no: orderNo, user_id: user, granted_at: 1, ...values },
      { order_no: `${orderNo}-other`, user_id: user, granted_at: 1, ...values, level_before: 'free' },
    )
    await env.DB.prepare('UPDATE users SET level = ?, level_until = ? WHERE id = ?').bind(level, until, user).run()
    expect(await save(orderNo, { revoke: true })).toEqual([])
    expect(await levelsOf(user)).toEqual([expected])
    expect(await read('grants', 'revoked_at', `order_no LIKE '${orderNo}%'`, 'order_no')).toEqual([[START], [null]])
  }
  expect(await levelsOf(bystander)).toEqual([[after.level, after.levelUntil]])
})

test('sent back from under others, a membership is what those on top of it go back to, and nothing else changes', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const [ground, month, year] = [
    ['free', null],
    ['monthly', START + 1],
    ['yearly', START + 2],
  ] as const
  type Held = readonly [level: string, until: number | null]
  const grant = (
    order_no: string,
    [level_before, level_until_before]: Held,
    [level, level_until]: Held,
    more = {},
  ) => ({
    ...{ order_no, user_id: user, granted_at: 1, level, level_until, level_before, level_until_before },
    ...more,
  })
  const grants = [
    grant('su1', ground, month),
    grant('su2', month, year),
    // On top of the second, on top of no such level or end, taken back before, and somebody else’s.
    grant('su3', year, ['lifetime', null]),
    grant('su4', ['free', START + 1], year),
    grant('su5', ['monthly', START + 2], year),
    grant('su6', month, year, { revoked_at: 5 }),
    grant('su7', month, year, { user_id: other }),
  ]
  await put('orders', ...grants.map(({ order_no, user_id }) => orderRow(order_no, user_id, { lane: order_no })))
  await put('grants', ...grants)
  const before = () => read('grants', 'level_before, level_until_before', "order_no LIKE 'su%'", 'order_no')
  const untouched = await before()
  const change = await changeOf('su1', { revoke: true })
  expect(await saveOrder(env.DB, { ...change, order: { ...change.order, revision: 'older' } })).toBe(null)
  expect(await before()).toEqual(untouched)
  expect(await saveOrder(env.DB, change)).toEqual([])
  expect(await before()).toEqual(untouched.map((held, nth) => (nth === 1 ? ground : held)))
})

test('a revocation whose order has changed meanwhile takes nothing back, and a second one keeps the first time', async () => {
  const user = await newUser()
  await put('orders', orderRow('sx1', user))
  expect(await save('sx1', { grant: monthFor(user) })).toEqual([])
  const change = await changeOf('sx1', { revoke: true })
  expect(await saveOrder(env.DB, { ...change, order: { ...change.order, revision: 'older' } })).toBe(null)
  expect([await levelsOf(user), await read('grants', 'revoked_at', "order_no = 'sx1'")]).toEqual([
    [['monthly', START + 9]],
    [[null]],
  ])
  expect(await saveOrder(env.DB, change)).toEqual([])
  expect(await save('sx1', { revoke: true, now: START + 5 })).toEqual([])
  expect([await levelsOf(user), await read('grants', 'revoked_at', "order_no = 'sx1'")]).toEqual([
    [['free', null]],
    [[START]],
  ])
})
