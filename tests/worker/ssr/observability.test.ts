import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { LogFields } from '#src/lib/log.ts'
import type { Services } from '#src/services.ts'
import { site as siteConfig, user } from '#tests/support/fixtures.ts'
import { put } from '#tests/support/rows.ts'
import { ORIGIN, ok, type Remote, remoteSite } from '#tests/support/site.ts'

/** Of a local site, which the configuration presets. */
const API_KEY = 'development-only-api-key'

const remote: Remote = ({ url }) => ok(url.includes('base_site') ? siteConfig : user)

function loggingSite(replaced: Parameters<typeof remoteSite>[1] = {}) {
  const lines: LogFields[] = []
  const faults: string[] = []
  const site = remoteSite(remote, {
    log: {
      info: (event, fields) => void lines.push({ event, ...fields }),
      error: (event, cause) => void faults.push(`${event} ${String(cause)}`),
    },
    ...replaced,
  })
  return { site, lines, faults }
}

function told(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`${ORIGIN}/api/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const broken = {
  kind: 'script',
  message: 'x is undefined',
  stack: 'at f (https://a.test/a.js?u=lin@a.test:1:2)',
  page: 'home',
}

test('one line for each request: the pattern of its route, and nothing personal', async () => {
  const { site, lines } = loggingSite()
  const response = await site.get('/api/user.Info/index?mobile=13800000000', {
    cookie: '__Host-session=t0ken',
    'cf-ray': 'ray-1',
    'cf-connecting-ip': '203.0.113.7',
  })
  await site.get('/word-jianli/1001?q=secret', { 'cf-connecting-ip': '203.0.113.7' })
  expect(lines).toEqual([
    {
      event: 'request',
      request_id: 'ray-1',
      method: 'GET',
      route: '/api/user.Info/index',
      status: 200,
      duration_ms: 0,
      api_calls: 1,
      api_ms: 0,
      cache: null,
    },
    expect.objectContaining({ route: '/word-jianli/:id', status: 503 }),
  ])
  expect(JSON.stringify(lines)).not.toMatch(/13800000000|t0ken|203\.0|secret/)
  expect([response.headers.get('x-request-id'), response.headers.get('server-timing')]).toEqual([
    'ray-1',
    'total;dur=0, api;dur=0;desc="1 calls"',
  ])
})

test('the line of a page says whether it came from memory', async () => {
  const { site, lines } = loggingSite()
  for (let time = 0; time < 3; time += 1) {
    await site.get('/about-us')
    await site.settle()
  }
  const answers = lines.map(Object).filter(({ event }) => event === 'request')
  expect(answers.map(({ cache }) => cache)).toEqual(['miss', 'hit', 'hit'])
})

test('a fault of a browser is written down once a minute, without what people typed', async () => {
  const { site, faults } = loggingSite()
  const statuses = [await site.fetch(told(broken)), await site.fetch(told(broken))].map(({ status }) => status)
  expect([statuses, faults]).toEqual([[204, 204], ['client.fault x is undefined\nat f (https://a.test/a.js…)']])
  site.wait(60_000)
  await site.fetch(told(broken))
  expect(faults).toHaveLength(2)
})

test.each([
  ['no JSON', '{', 400],
  ['another shape', { ...broken, kind: 'other' }, 400],
  ['too long a stack', { ...broken, stack: 'x'.repeat(2001) }, 400],
  ['too large', 'x'.repeat(9000), 413],
])('a report that is %s is refused', async (_label, body, status) => {
  const { site, faults } = loggingSite()
  expect([(await site.fetch(told(body))).status, faults]).toEqual([status, []])
})

test('reports of other sites are refused, and too many of one address or of all', async () => {
  const { site, faults } = loggingSite()
  expect((await site.fetch(told(broken, { 'sec-fetch-site': 'cross-site' }))).status).toBe(403)
  const report = async (nth: number, address: string) =>
    (await site.fetch(told({ ...broken, message: `fault ${nth}` }, { 'cf-connecting-ip': address }))).status
  const own: number[] = []
  for (let nth = 0; nth < 12; nth += 1) own.push(await report(nth, '198.51.100.1'))
  expect(own).toEqual([...Array(10).fill(204), 429, 429])
  for (let nth = 0; nth < 80; nth += 1) await report(100 + nth, `198.51.101.${nth}`)
  expect(faults).toHaveLength(60)
})

test('where addresses are not known only reports of all together are limited', async () => {
  const { site, faults } = loggingSite()
  const statuses: number[] = []
  for (let nth = 0; nth < 62; nth += 1) {
    statuses.push((await site.fetch(told({ ...broken, message: `fault ${nth}` }))).status)
  }
  expect([statuses, faults.length]).toEqual([[...Array(60).fill(204), 429, 429], 60])
})

test('alive without asking anybody; ready when every store and the API answer', async () => {
  const refuse = () => Promise.reject(new Error('down'))
  const { site } = loggingSite()
  const { site: lame } = loggingSite({ fetch: refuse, cache: new Proxy(Object(null), { get: () => refuse }) })
  const never: Services['documents'] = {
    getByName: () => new Proxy(Object(null), { get: () => () => new Promise(() => {}) }),
  }
  const { site: stuck } = loggingSite({ documents: never })
  const answers = [
    await lame.get('/healthz'),
    ...(await Promise.all([site, lame, stuck].map((one) => one.get('/readyz', { 'x-api-key': API_KEY })))),
  ]
  const well = { database: 'ok', content: 'ok', cache: 'ok', files: 'ok', documents: 'ok', api: 'ok' }
  expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual([
    [200, { status: 'ok' }],
    [200, { status: 'ok', checks: well, backlog: {} }],
    [503, { status: 'failed', checks: { ...well, cache: 'failed', api: 'failed' }, backlog: {} }],
    [503, { status: 'failed', checks: { ...well, documents: 'failed' }, backlog: {} }],
  ])
  expect(answers[3]?.headers.get('retry-after')).toBe('5')
})

test('readiness is asked for once in five seconds, and its details are for those who show the key', async () => {
  let asked = 0
  const down = { getByName: () => new Proxy(Object(null), { get: () => async () => (asked += 1) }) }
  const { site } = loggingSite({ documents: down })
  const bodies = async (headers: Record<string, string>) => (await site.get('/readyz', headers)).json()
  expect(await bodies({})).toEqual({ status: 'ok' })
  expect(await bodies({ 'x-api-key': 'guessed-guessed-guessed' })).toEqual({ status: 'ok' })
  site.wait(4999)
  expect(await bodies({ 'x-api-key': API_KEY })).toMatchObject({ status: 'ok', checks: { documents: 'ok' } })
  expect(asked).toBe(1)
  site.wait(1)
  await bodies({})
  expect(asked).toBe(2)
})

test('while readiness is looked at again, others get what was found before; what says nothing fails after a second', async () => {
  const waits: (() => void)[] = []
  const asked = { count: 0, held: null as Promise<void> | null }
  const look = async () => {
    asked.count += 1
    await asked.held
  }
  const { site } = loggingSite({
    documents: { getByName: () => new Proxy(Object(null), { get: () => look }) },
    after: (ms, run) => {
      if (ms === 1000) waits.push(run)
      return () => {}
    },
  })
  const ready = async () => (await site.get('/readyz')).status
  expect([await ready(), asked.count]).toEqual([200, 1])
  asked.held = new Promise(() => {})
  site.wait(5000)
  const looking = ready()
  await expect.poll(() => asked.count, { timeout: 10_000 }).toBe(2)
  expect([await ready(), asked.count]).toEqual([200, 2])
  for (const isOver of waits) isOver()
  expect([await looking, await ready(), asked.count]).toEqual([503, 503, 2])
})

test('what waits for a job is told, what does not is not', async () => {
  const job = (name: string, waiting: number) => ({ name, waiting, runs: 1, noted_at: 0 })
  await put('backlog', job('readyz-late', 7), job('readyz-done', 0))
  const { site } = loggingSite()
  const answer = await site.get('/readyz', { 'x-api-key': API_KEY })
  expect(await answer.json()).toMatchObject({ backlog: { 'readyz-late': 7 } })
  expect(await (await site.get('/readyz', { 'x-api-key': API_KEY })).text()).not.toContain('readyz-done')
  await env.DB.exec("DELETE FROM backlog WHERE name LIKE 'readyz-%'")
})

test('a Worker that has only the pages looks at its cache and the API alone', async () => {
  const { site } = loggingSite({ inner: { fetch: async (request) => remote(request) } })
  const answer = await site.get('/readyz', { 'x-api-key': API_KEY })
  expect(await answer.json()).toEqual({ status: 'ok', checks: { cache: 'ok', api: 'ok' }, backlog: {} })
})

const POLICY_REPORTS = {
  'what Reporting API sends': [
    'application/reports+json',
    [
      {
        type: 'csp-violation',
        body: {
          effectiveDirective: 'img-src',
          blockedURL: 'https://evil.test/x?u=1',
          documentURL: `${ORIGIN}/user/login?url=%2Fedit`,
        },
      },
    ],
  ],
  'what report-uri sends': [
    'application/csp-report',
    {
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': 'https://evil.test/x?u=1',
        'document-uri': `${ORIGIN}/user/login?url=%2Fedit`,
      },
    },
  ],
} as const

test.each(Object.entries(POLICY_REPORTS))(
  '%s about a policy is written down once a minute, without queries',
  async (_, [type, body]) => {
    const lines: unknown[] = []
    const { site } = loggingSite({
      log: { info: () => {}, error: (event, cause, fields) => lines.push([event, cause, fields?.page]) },
    })
    const headers = { 'content-type': type, 'cf-connecting-ip': '203.0.113.7' }
    const post = (content: string) =>
      site.fetch(new Request(`${ORIGIN}/api/report/csp`, { method: 'POST', headers, body: content }))
    expect((await post(JSON.stringify(body))).status).toBe(204)
    expect((await post(JSON.stringify(body))).status).toBe(204)
    expect(lines).toEqual([['client.policy', 'img-src https://evil.test/x… ', '/user/login']])
    expect((await post('{}')).status).toBe(400)
    expect((await post('x'.repeat(9000))).status).toBe(413)
    const statuses: number[] = []
    for (let nth = 0; nth < 8; nth += 1) statuses.push((await post(JSON.stringify(body))).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429, 429])
  },
)

test('every page says where its policy is reported', async () => {
  const { site } = loggingSite()
  const page = await site.get('/about-us')
  expect(page.headers.get('reporting-endpoints')).toBe('csp="/api/report/csp"')
  expect(page.headers.get('content-security-policy')).toContain('report-to csp; report-uri /api/report/csp')
  expect(page.headers.get('permissions-policy')).not.toContain('interest-cohort')
})
