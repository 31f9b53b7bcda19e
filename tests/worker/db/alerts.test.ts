import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addFaults, forgetAlert, recentFaults, sweepFaults } from '#src/api/db/alerts.ts'
import { DAY, MINUTE, START } from '#tests/support/api.ts'
import { put, read } from '#tests/support/rows.ts'

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
  await env.DB.batch([sweepFaults(env.DB, START).remove(99)])
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
