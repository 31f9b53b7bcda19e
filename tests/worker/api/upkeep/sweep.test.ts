import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { sweepExpired } from '#src/api/upkeep/sweep.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, DAY, HOUR, MINUTE } from '#tests/support/api.ts'

test('what has ended is removed, and only that', async () => {
  const api = createTestApi()
  const counts = async () => {
    const rows = await env.DB.batch<{ count: number }>(
      ['sessions', 'sms_codes', 'attempts', 'users'].map((table) =>
        env.DB.prepare(`SELECT count(*) AS count FROM ${table}`),
      ),
    )
    return rows.map(({ results }) => results[0]?.count)
  }
  await registerUser(api)
  api.clock.now += DAY - 1
  await sweepExpired(api.services)
  expect(await counts()).toEqual([1, 1, 2, 1])
  api.clock.now += 1
  await sweepExpired(api.services)
  expect(await counts()).toEqual([1, 1, 0, 1])
  api.clock.now += 5 * MINUTE
  await sweepExpired(api.services)
  expect(await counts()).toEqual([1, 0, 0, 1])
  await registerUser(api)
  api.clock.now += 29 * DAY
  await sweepExpired(api.services)
  expect(await counts()).toEqual([1, 0, 0, 2])
  api.clock.now += DAY + HOUR
  await sweepExpired(api.services)
  expect(await counts()).toEqual([0, 0, 0, 2])
})
