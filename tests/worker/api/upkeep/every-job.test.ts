import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { readSecretPrint } from '#src/api/db/upkeep/secret-print.ts'
import { secretPrint } from '#src/api/domain/secrets.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { DAY, HOUR, MINUTE } from '#tests/support/api.ts'
import { databaseWith } from '#tests/support/database.ts'
import { read, readContent } from '#tests/support/rows.ts'
import { createShop } from '#tests/support/shop.ts'
import { publishFixtures } from '#tests/support/templates.ts'
import { waitingForAll } from '#tests/support/under-way.ts'

/** The timer at a minute of the next hour. */
async function tickAt(shop: ReturnType<typeof createShop>, minute: number): Promise<void> {
  shop.clock.now += HOUR - (shop.clock.now % HOUR) + minute * MINUTE
  await shop.tick()
}

test('each minute the content gets its counters, and the ledger the print of the secret', async () => {
  await publishFixtures([{ id: 1001 }])
  const shop = createShop()
  await tickAt(shop, 3)
  await env.DB.exec('UPDATE word_templates SET views = views + 7 WHERE id = 1001')
  await env.DB.exec("UPDATE secret_print SET print = 'of another secret'")
  const shown = () => readContent('word_templates', 'views', 'id = 1001')
  const counted = await read('word_templates', 'views', 'id = 1001')
  expect(await shown()).not.toEqual(counted)
  await tickAt(shop, 3)
  expect(await shown()).toEqual(counted)
  expect(await readSecretPrint(env.DB)).toBe(secretPrint(shop.services.config.appSecret))
  expect(shop.faults).toEqual([])
})

test('once an hour, at its seventeenth minute, what waits is noted for every job', async () => {
  const shop = createShop()
  await registerUser(shop)
  await env.DB.exec('DELETE FROM backlog')
  const noted = () => read('backlog', 'name, noted_at', '1', 'name')
  for (const minute of [16, 18]) {
    await tickAt(shop, minute)
    expect([minute, await noted()]).toEqual([minute, []])
  }
  await tickAt(shop, 17)
  const first = await noted()
  expect(first.length).toBeGreaterThan(15)
  expect(new Set(first.map((row) => Object(row)[1]))).toEqual(new Set([shop.clock.now]))
  shop.clock.now += DAY
  await tickAt(shop, 17)
  expect(new Set((await noted()).map((row) => Object(row)[1]))).toEqual(new Set([shop.clock.now]))
})

test('what waits is noted before the work of its minute makes up for it', async () => {
  await env.DB.exec('DELETE FROM sessions')
  const shop = createShop()
  await registerUser(shop)
  shop.clock.now += 31 * DAY
  await tickAt(shop, 17)
  const noted = await read('backlog', 'waiting', "name = 'sessions'")
  expect([noted, await read('sessions', 'user_id')]).toEqual([[[1]], []])
})

test('once an hour the day that has been over for a day is counted, once', async () => {
  await env.DB.exec('DELETE FROM day_figures; UPDATE users SET created_at = 0')
  const shop = createShop()
  const counted = () => read('day_figures', 'day, name, value', '1', 'day, name')
  shop.clock.now = Date.parse('2026-11-21T12:00:00+08:00')
  await registerUser(shop)
  const stored = ['2026-11-21', 'stored', 1]
  for (const [time, days] of [
    ['2026-11-22T23:17:00+08:00', []],
    ['2026-11-23T00:17:00+08:00', [['2026-11-21', 'sign-ups', 1], stored]],
  ] as const) {
    shop.clock.now = Date.parse(time)
    await shop.tick()
    expect((await counted()).filter((row) => Object(row)[0] >= '2026-11-21')).toEqual(days)
  }
  await registerUser(shop)
  await env.DB.prepare('UPDATE users SET created_at = ?').bind(Date.parse('2026-11-21T12:00:00+08:00')).run()
  await tickAt(shop, 17)
  expect((await counted()).filter((row) => Object(row)[0] === '2026-11-21')).toEqual([
    ['2026-11-21', 'sign-ups', 1],
    stored,
  ])
})

test('a day is counted in one hour, and the next hours read what is stored of it', async () => {
  await env.DB.exec('DELETE FROM day_figures')
  const shop = createShop()
  let counts = 0
  const db = databaseWith({
    prepare: (sql) => {
      if (sql.startsWith('SELECT ?1 AS day')) counts += 1
      return env.DB.prepare(sql)
    },
  })
  for (const [time, figures] of [
    ['2026-12-05T00:17:00+08:00', 7],
    ['2026-12-05T01:17:00+08:00', 0],
    ['2026-12-06T00:17:00+08:00', 7],
  ] as const) {
    counts = 0
    shop.clock.now = Date.parse(time)
    await waitingForAll(() => runTimers({ ...shop.services, db, now: () => shop.clock.now }, shop.clock.now))
    expect([time, counts]).toEqual([time, figures])
  }
})
