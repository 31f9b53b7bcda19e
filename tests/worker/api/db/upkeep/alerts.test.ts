import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { sweeps } from '#src/api/db/sweeping.ts'
import { addFaults, forgetAlert, recentFaults, standingTroubles } from '#src/api/db/upkeep/alerts.ts'
import { beijingDay } from '#src/lib/time.ts'
import { DAY, MINUTE, START } from '#tests/support/api.ts'
import { newUser, orderRow, put, read } from '#tests/support/rows.ts'

test('faults are counted by minute and name, looked at for ten minutes, and go after a day', async () => {
  await env.DB.exec('DELETE FROM faults')
  const add = (name: string, at: number, count = 1) => addFaults(env.DB, { name, count }, at)
  await add('a', START)
  await add('a', START + MINUTE - 1, 2)
  await add('b', START)
  await add('a', START - DAY)
  await add('a', START - DAY - 1)
  expect(await recentFaults(env.DB, START + 9 * MINUTE)).toEqual([
    { name: 'a', count: 3 },
    { name: 'b', count: 1 },
  ])
  expect(await recentFaults(env.DB, START + 10 * MINUTE)).toEqual([])
  await env.DB.batch([sweeps.faults(env.DB, START).remove(99)])
  const minute = START / MINUTE
  expect(await read('faults', 'minute, name, count', '1', 'minute, name')).toEqual([
    [minute - DAY / MINUTE, 'a', 1],
    [minute, 'a', 3],
    [minute, 'b', 1],
  ])
})

test('what was told and reached nobody is forgotten alone', async () => {
  await env.DB.exec('DELETE FROM alerts')
  await put('alerts', { kind: 'a', count: 1, told_at: 1 }, { kind: 'b', count: 1, told_at: 1 })
  await forgetAlert(env.DB, 'a')
  expect(await read('alerts', 'kind')).toEqual([['b']])
})

test('what waits for a person: orders over their time for a day, differing bills of the last day, late jobs', async () => {
  const tables = ['payments', 'grants', 'orders', 'reconciled_bills', 'backlog']
  await env.DB.batch(tables.map((name) => env.DB.prepare(`DELETE FROM ${name}`)))
  const user = await newUser()
  const order = (order_no: string, other = {}) => orderRow(order_no, user, { lane: order_no, ...other })
  await put(
    'orders',
    order('late', { expires_at: START - DAY - 1 }),
    order('young', { expires_at: START - DAY }),
    order('ended', { expires_at: START - DAY - 1, due_at: null }),
  )
  const bill = (pay_type: number, day: string, other = {}) => ({
    ...{ pay_type, day, lines: 9, missed: 1, unknown: 0, reconciled_at: START - DAY + 1 },
    ...other,
  })
  const first = beijingDay(START - 7 * DAY)
  await put(
    'reconciled_bills',
    bill(1, first),
    bill(2, beijingDay(START), { missed: 0, unknown: 1 }),
    bill(1, beijingDay(START - 8 * DAY)),
    bill(2, first, { missed: 0 }),
    bill(2, beijingDay(START - DAY), { reconciled_at: START - DAY }),
  )
  const job = (name: string, runs: number) => ({ name, waiting: 1, runs, noted_at: START })
  await put('backlog', job('a', 3), job('b', 2))
  expect(await standingTroubles(env.DB, START)).toEqual([
    { name: 'refund-failed', count: 0 },
    { name: 'order-late', count: 1 },
    { name: 'bill-differs', count: 2 },
    { name: 'behind', count: 1 },
  ])
})
