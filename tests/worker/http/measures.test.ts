import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from '#src/app.ts'
import { createServices } from '#src/services.ts'
import { MINUTE } from '#tests/support/api.ts'
import { read } from '#tests/support/rows.ts'
import { ORIGIN } from '#tests/support/site.ts'

const app = createApp()
const VISIT = { kind: 'visit', page: 'home' }

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM use_counts').run()
})

const BINDINGS = { ...env, ENVIRONMENT: 'development', SITE_URL: ORIGIN }

function told(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', ...headers }, body: JSON.stringify(body) }
  return new Request(ORIGIN + path, init)
}

/** What a browser tells; the status it gets. */
async function tell(path: string, body: unknown, headers: Record<string, string> = {}, by = app): Promise<number> {
  const context = createExecutionContext()
  const { status } = await by.fetch(told(path, body, headers), BINDINGS, context)
  await waitOnExecutionContext(context)
  return status
}

test('what pages tell is counted by day, and so are faults by the build they happened in', async () => {
  const vital = { kind: 'vital', page: 'edit', name: 'LCP', rating: 'fair' }
  expect(await tell('/api/measure', [VISIT, VISIT, vital, { kind: 'step', step: 'export' }])).toBe(204)
  expect(await tell('/api/measure', [VISIT])).toBe(204)
  const fault = { kind: 'chunk', message: 'gone', stack: '', page: 'home', build: 'assets/entry.client-a1b2.js' }
  expect([await tell('/api/report', fault), await tell('/api/report', fault)]).toEqual([204, 204])
  expect(await read('use_counts', 'kind, name, detail, count', '1', 'kind, name')).toEqual([
    ['fault', 'chunk', 'entry.client-a1b2', 2],
    ['step', 'export', '', 1],
    ['visit', 'home', '', 3],
    ['vital', 'edit', 'LCP fair', 1],
  ])
})

test('what a crawler tells is heard and not counted', async () => {
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  expect(await tell('/api/measure', [VISIT], crawler)).toBe(204)
  expect(await read('use_counts', 'name')).toEqual([])
})

test.each<[string, unknown]>([
  ['nothing', []],
  ['no list', VISIT],
  ['a page there is none of', [{ kind: 'visit', page: 'lin@a.test' }]],
  ['a rating there is none of', [{ kind: 'vital', page: 'home', name: 'LCP', rating: '13800000000' }]],
  ['too many', Array.from({ length: 41 }, () => VISIT)],
])('%s is refused, and nothing of it counted', async (_what, body) => {
  expect(await tell('/api/measure', body)).toBe(400)
  expect(await read('use_counts', 'name')).toEqual([])
})

test('pages of others are refused, and one address is heard sixty times a minute', async () => {
  expect(await tell('/api/measure', [VISIT], { 'sec-fetch-site': 'cross-site' })).toBe(403)
  const address = { 'cf-connecting-ip': '203.0.113.9' }
  const statuses = []
  for (let nth = 0; nth < 62; nth += 1) statuses.push(await tell('/api/measure', [VISIT], address))
  expect([statuses.slice(0, 60).every((status) => status === 204), statuses.slice(60)]).toEqual([true, [429, 429]])
})

test('the minute of an address ends after a minute', async () => {
  const time = { now: Date.UTC(2026, 10, 21) }
  const timed = createApp((bindings) => ({ ...createServices(bindings), now: () => time.now }))
  const status = () => tell('/api/measure', [VISIT], { 'cf-connecting-ip': '203.0.113.9' }, timed)
  for (let nth = 0; nth < 60; nth += 1) expect(await status()).toBe(204)
  time.now += MINUTE - 1
  expect(await status()).toBe(429)
  time.now += 1
  expect(await status()).toBe(204)
})

test('callers whose address is not known are all heard', async () => {
  const statuses = new Set<number>()
  for (let nth = 0; nth < 62; nth += 1) statuses.add(await tell('/api/measure', [VISIT]))
  expect([[...statuses], await read('use_counts', 'sum(count)')]).toEqual([[204], [[62]]])
})

test('a site in front of another API counts nothing in a database of its own', async () => {
  const context = createExecutionContext()
  const bindings = { ...BINDINGS, API_BASE: 'https://api.test' }
  expect((await app.fetch(told('/api/measure', [VISIT]), bindings, context)).status).toBe(204)
  await waitOnExecutionContext(context)
  expect(await read('use_counts', 'name')).toEqual([])
})

test('counting goes on after the answer, which does not wait for it, and is kept alive until it is done', async () => {
  const fault = { kind: 'chunk', message: 'gone', stack: '', page: 'home', build: 'assets/entry.client-a1b2.js' }
  for (const [path, body] of [
    ['/api/measure', [VISIT]],
    ['/api/report', fault],
  ] as const) {
    const kept: Promise<unknown>[] = []
    const counting = Promise.withResolvers<void>()
    const slow = createApp((bindings) => ({ ...createServices(bindings), use: { count: () => counting.promise } }))
    const context = { ...createExecutionContext(), waitUntil: (task: Promise<unknown>) => void kept.push(task) }
    const { status } = await slow.fetch(told(path, body), BINDINGS, context)
    expect([path, status, kept]).toEqual([path, 204, [counting.promise]])
    counting.resolve()
  }
})
