import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { ALERT_MAIL, rejectedRefunds, watchedSite } from '#tests/support/alerts.ts'
import { MINUTE } from '#tests/support/api.ts'
import { databaseWith } from '#tests/support/database.ts'
import { read } from '#tests/support/rows.ts'
import { waitingForAll } from '#tests/support/under-way.ts'

beforeEach(async () => {
  const tables = ['alerts', 'faults', 'payments', 'grants', 'orders']
  await env.DB.batch(tables.map((name) => env.DB.prepare(`DELETE FROM ${name}`)))
})

test('what reaches nobody is tried again; one of both is enough', async () => {
  const { shop, called, hook, tick } = watchedSite(undefined, 500)
  shop.mail.outcome = 'failed'
  await rejectedRefunds('q1')
  await tick()
  shop.clock.now += MINUTE
  await tick()
  expect([called.length, shop.faults]).toEqual([2, ['HTTP 500', 'HTTP 500']])
  hook.status = 200
  shop.clock.now += MINUTE
  await tick()
  shop.clock.now += MINUTE
  await tick()
  expect(called.length).toBe(3)
})

test('a letter that may have arrived is not written again', async () => {
  const { shop, tick } = watchedSite({ ALERT_MAIL })
  shop.mail.outcome = 'unknown'
  await rejectedRefunds('u1')
  for (let minute = 0; minute < 3; minute += 1) {
    await tick()
    shop.clock.now += MINUTE
  }
  expect([shop.mail.sent.length, shop.faults]).toEqual([1, []])
})

test('where there is no webhook, a letter that was not sent is written again', async () => {
  const { shop, tick } = watchedSite({ ALERT_MAIL })
  shop.mail.outcome = 'failed'
  await rejectedRefunds('u2')
  await tick()
  shop.clock.now += MINUTE
  shop.mail.outcome = 'sent'
  await tick()
  shop.clock.now += MINUTE
  await tick()
  expect(shop.mail.sent.map(({ to }) => to)).toEqual([ALERT_MAIL, ALERT_MAIL])
})

test('an alert that reaches nobody and cannot be released is a job that fails', async () => {
  const { shop } = watchedSite(undefined, 500)
  shop.mail.outcome = 'failed'
  await rejectedRefunds('u3')
  const db = databaseWith({
    prepare: (sql) => {
      if (sql.startsWith('DELETE FROM alerts WHERE kind')) throw new Error('away')
      return env.DB.prepare(sql)
    },
  })
  await waitingForAll(() => runTimers({ ...shop.services, db }, shop.clock.now))
  expect([shop.faults, await read('faults', 'name, count')]).toEqual([
    ['HTTP 500', new Error('away')],
    [['job-failed', 1]],
  ])
})
