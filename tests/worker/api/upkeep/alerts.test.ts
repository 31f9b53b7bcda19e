import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { alertKinds, noteFault } from '#src/api/upkeep/alerts.ts'
import { countAnswers } from '#src/api/upkeep/answer-count.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { createApp } from '#src/app.ts'
import { parseEnv } from '#src/env/index.ts'
import { createServices } from '#src/services.ts'
import {
  ALERT_MAIL as MAIL,
  rejectedRefunds,
  ALERT_WEBHOOK as WEBHOOK,
  watchedSite as watched,
} from '#tests/support/alerts.ts'
import { DAY, HOUR, MINUTE, START, VARIABLES } from '#tests/support/api.ts'
import { failingFor } from '#tests/support/database.ts'
import { newUser, orderRow, put, read } from '#tests/support/rows.ts'
import { createShop, newBuyer, plans } from '#tests/support/shop.ts'
import { waitingForAll } from '#tests/support/under-way.ts'

beforeEach(async () => {
  await env.DB.batch(
    ['alerts', 'backlog', 'faults', 'payments', 'grants', 'orders'].map((name) =>
      env.DB.prepare(`DELETE FROM ${name}`),
    ),
  )
})

test('a refund a gateway rejects is told at both places, once, and nothing of anybody', async () => {
  const { shop, called, tick } = watched()
  await rejectedRefunds('o1')
  for (let minute = 0; minute < 3; minute += 1) {
    await tick()
    shop.clock.now += MINUTE
  }
  const text =
    'http://localhost: A gateway rejects a refund: the money has not gone back. (refund-failed, 1). See docs/runbook.md#refund-failed'
  expect(called).toEqual([['POST', WEBHOOK, { text, site: 'http://localhost', kind: 'refund-failed', count: 1 }]])
  expect(shop.mail.sent.map(({ to, subject, text: letter }) => [to, subject, letter])).toEqual([
    [
      MAIL,
      '[refund-failed] A gateway rejects a refund: the money has not gone back.',
      `${text}\n\n-- \n\nALERT_MAIL names this address.\n`,
    ],
  ])
})

test('it is told again when there is more of it, not within the hour; after a day in any case; and when it comes back', async () => {
  const { shop, called, tick } = watched()
  const after = async (ms: number) => {
    shop.clock.now += ms
    await tick()
    return called.length
  }
  await rejectedRefunds('p1')
  expect(await after(0)).toBe(1)
  await rejectedRefunds('p2')
  expect(await after(HOUR - 1)).toBe(1)
  expect(await after(1)).toBe(2)
  expect(await after(DAY - 1)).toBe(2)
  expect(await after(1)).toBe(3)
  await env.DB.prepare("UPDATE payments SET refund_state = 'done'").run()
  expect(await after(MINUTE)).toBe(3)
  await env.DB.prepare("UPDATE payments SET refund_state = 'failed'").run()
  expect(await after(MINUTE)).toBe(3)
  await env.DB.prepare("UPDATE payments SET refund_state = 'done'").run()
  await after(HOUR)
  await env.DB.prepare("UPDATE payments SET refund_state = 'failed'").run()
  expect(await after(MINUTE)).toBe(4)
})

test('a webhook is waited for ten seconds, and not led elsewhere', async () => {
  const asked: unknown[] = []
  const given = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort('late'))
  const shop = createShop({
    config: parseEnv({ ...env, ...VARIABLES, ALERT_WEBHOOK: WEBHOOK }),
    fetch: async (input, init) => {
      asked.push([String(input), init?.redirect, init?.signal?.reason])
      throw new Error('late')
    },
  })
  await rejectedRefunds('w1')
  await shop.tick()
  expect([given.mock.calls, asked]).toEqual([[[10_000]], [[WEBHOOK, 'manual', 'late']]])
  // Where there is no address for letters, nobody has been told.
  shop.clock.now += MINUTE
  await shop.tick()
  expect([asked.length, shop.faults]).toEqual([2, [new Error('late'), new Error('late')]])
  given.mockRestore()
})

test('what a webhook says is not waited for', async () => {
  const left = vi.fn()
  const shop = createShop({
    config: parseEnv({ ...env, ...VARIABLES, ALERT_WEBHOOK: WEBHOOK }),
    fetch: async () => new Response(new ReadableStream({ cancel: left })),
  })
  await rejectedRefunds('w2')
  await shop.tick()
  expect(left).toHaveBeenCalledOnce()
})

test('what cannot be removed by its age is a job that fails', async () => {
  const { shop } = watched()
  const db = failingFor('DELETE FROM use_counts', shop.services.db)
  await waitingForAll(() => runTimers({ ...shop.services, db }, START - (START % HOUR)))
  expect([await read('faults', 'name, count'), shop.faults]).toEqual([[['job-failed', 1]], [new Error('away')]])
})

test('several timers at once tell it once; where nobody is named nothing is written', async () => {
  const { called, tick } = watched()
  await rejectedRefunds('r1')
  await Promise.all([tick(), tick(), tick()])
  expect(called.length).toBe(1)
  await env.DB.prepare('DELETE FROM alerts').run()
  const shop = createShop()
  await countAnswers()(shop.services, true)
  await noteFault(shop.services, 'job-failed')
  await shop.tick()
  expect([await read('alerts', 'kind'), await read('faults', 'name')]).toEqual([[], []])
})

test('a job that fails, a gateway that does not answer, answers that fail, late orders, differing bills: each its kind', async () => {
  const { shop, called, tick } = watched()
  const kinds = () => called.map((call) => (Array.isArray(call) ? `${call[2].kind} ${call[2].count}` : ''))
  const user = await newUser()
  await put('orders', orderRow('s1', user, { door: 'closed', expires_at: START - DAY - 1, due_at: START + 99 * DAY }))
  await put('reconciled_bills', {
    pay_type: 1,
    day: '2026-11-20',
    lines: 9,
    missed: 1,
    unknown: 1,
    reconciled_at: START,
  })
  await tick()
  expect(kinds()).toEqual(['order-late 1', 'bill-differs 1'])

  const { token } = await newBuyer(shop)
  const { order_no } = await shop.order(token, plans.monthly)
  shop.wechat.lose('query', 'query', 'query', 'query', 'query', 'query', 'query', 'query')
  for (let minute = 0; minute < 5; minute += 1) {
    shop.clock.now += MINUTE
    await tick()
  }
  expect(order_no).not.toBe('')
  shop.clock.now += MINUTE
  await tick()
  expect(kinds().slice(2)).toEqual(['gateway-down 5'])

  const answered = countAnswers()
  for (let nth = 0; nth < 19; nth += 1) await answered(shop.services, true)
  shop.clock.now += MINUTE
  await tick()
  expect(kinds().slice(3)).toEqual([])
  await answered(shop.services, true)
  shop.clock.now += MINUTE
  await tick()
  expect(kinds().slice(3)).toEqual(['answers-failed 20'])

  const late = { name: 'resumes', waiting: 12, noted_at: START }
  await put('backlog', { ...late, runs: 2 }, { ...late, name: 'photos', runs: 3 })
  shop.clock.now += MINUTE
  await tick()
  expect(kinds().slice(4)).toEqual(['behind 1'])

  const db = failingFor('deletes_at', shop.services.db)
  await waitingForAll(() => runTimers({ ...shop.services, db }, shop.clock.now))
  shop.clock.now += MINUTE
  await tick()
  expect(kinds().slice(5)).toEqual(['job-failed 1'])
  expect(
    kinds()
      .map((kind) => kind.split(' ')[0])
      .sort(),
  ).toEqual(
    Object.keys(alertKinds)
      .filter((kind) => kind !== 'refund-failed')
      .sort(),
  )
})

test('of many answers a few may fail; from one in fifty on somebody is woken', async () => {
  const { shop, called, tick } = watched()
  const answered = countAnswers()
  const give = async (good: number, failed: number) => {
    for (let nth = 0; nth < good + failed; nth += 1) await answered(shop.services, nth >= good)
    shop.clock.now += MINUTE
    await answered(shop.services, false)
    await tick()
  }
  await give(1500, 25)
  expect(await read('faults', 'name, sum(count)', '1 GROUP BY name')).toEqual([
    ['answers', 1526],
    ['answers-failed', 25],
  ])
  const told = () => called.filter((call) => Array.isArray(call) && call[2].kind === 'answers-failed').length
  expect(told()).toBe(0)
  // 35 of 1750.
  await give(213, 10)
  expect(told()).toBe(1)
})

test('an answer of the site that fails is counted, a good one is not', async () => {
  const app = createApp((bindings) => ({
    ...createServices(bindings),
    config: parseEnv({ ...env, ...VARIABLES, ALERT_MAIL: MAIL }),
    now: () => START,
    files: new Proxy(env.FILES, { get: () => () => Promise.reject(new Error('away')) }),
    log: { info: () => {}, error: () => {} },
  }))
  const keptAlive: number[] = []
  for (const path of ['/healthz', '/readyz', '/nowhere']) {
    const kept: Promise<unknown>[] = []
    const context = { ...createExecutionContext(), waitUntil: (task: Promise<unknown>) => void kept.push(task) }
    await app.fetch(new Request(`http://localhost${path}`), { ...env, ...VARIABLES }, context)
    keptAlive.push(kept.length)
    await Promise.all(kept)
  }
  // No answer waits for its being counted.
  expect(keptAlive.slice(0, 2)).toEqual([0, 1])
  expect(await read('faults', 'name, count')).toEqual([
    ['answers', 2],
    ['answers-failed', 1],
  ])
})
