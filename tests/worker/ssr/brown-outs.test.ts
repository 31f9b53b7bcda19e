import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#src/app.ts'
import { createServices } from '#src/services.ts'
import { publishArticleFixtures } from '#tests/support/articles.ts'
import { ORIGIN } from '#tests/support/site.ts'
import { createSkippingClock } from '#tests/support/skipping-clock.ts'
import { publishFixtures } from '#tests/support/templates.ts'

const PARTS = ['cache', 'db', 'content', 'files', 'documents'] as const
const PAGES = [
  '/',
  '/word-jianli/',
  '/word-jianli/1001',
  '/article/cate-all/',
  '/user/vip',
  '/user/login',
  '/about-us',
  '/contact',
  '/agreement',
  '/accessibility',
] as const
/** How a store fails: at once, or by never answering. */
const WAYS = ['fails', 'hangs'] as const
const READER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' }

/** How long anybody waits for a page, in ms. */
const PATIENCE_MS = 3000

/** What the site stands on: its own stores, or with an API elsewhere that API and the cache. */
type Part = (typeof PARTS)[number] | 'api'
type Way = (typeof WAYS)[number]
type Elsewhere = { api: 'embedded' | 'elsewhere' }

const outages = (parts: readonly Part[]): Part[][] => [
  ...parts.map((part) => [part]),
  ...parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other])),
]
const rows: [string, Elsewhere, Part[]][] = [
  ...outages(PARTS).map((down): [string, Elsewhere, Part[]] => [down.join(' and '), { api: 'embedded' }, down]),
  ...outages(['api', 'cache']).map((down): [string, Elsewhere, Part[]] => [
    `with an API elsewhere, ${down.join(' and ')}`,
    { api: 'elsewhere' },
    down,
  ]),
]

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }])
  await publishArticleFixtures([{ id: 2001 }])
})

/** Another isolate of the site: nothing in its memory, and what it stands on can be down. */
function newIsolate({ api }: Elsewhere) {
  const state: { down: readonly Part[]; way: Way } = { down: [], way: 'fails' }
  const clock = createSkippingClock()
  const ways = { fails: () => Promise.reject(new Error('down')), hangs: clock.hang }
  const quiet = { info: () => {}, error: () => {} }
  const variables = { ...env, ENVIRONMENT: 'development', SITE_URL: ORIGIN }
  const behind = createApp((bindings) => ({ ...createServices(bindings), log: quiet }))
  const app = createApp((bindings) => {
    const services = createServices(bindings)
    const { now, after } = clock
    const stores = PARTS.map((part) => [part, breakable(services[part], part)])
    const openCache = async (name: string) =>
      state.down.includes('cache') ? ways[state.way]() : breakable(await caches.open(name), 'cache')
    return { ...services, now, after, log: quiet, fetch: ask, openCache, ...Object.fromEntries(stores) }
  })
  const bindings = { ...variables, ...(api === 'elsewhere' && { API_BASE: 'http://api.test' }) }

  const ask: typeof fetch = async (input, init) => {
    if (state.down.includes('api')) return ways[state.way]()
    return clock.busy(() => behind.fetch(new Request(input, init), variables, createExecutionContext()))
  }

  /** A query is prepared here and fails where it is run. */
  function breakable<T extends object>(store: T, part: Part): T {
    return new Proxy(store, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        return (...input: unknown[]) => {
          const call = () => Reflect.apply(value, target, input.map(unwrapped))
          if (key === 'prepare' || key === 'bind' || key === 'withSession') return statement(call(), part)
          if (key === 'getBookmark') return call()
          return state.down.includes(part) ? ways[state.way]() : clock.busy(call)
        }
      },
    })
  }

  const statements = new WeakMap<object, object>()

  function statement(prepared: object, part: Part): object {
    const wrapped = breakable(prepared, part)
    statements.set(wrapped, prepared)
    return wrapped
  }

  /** A batch takes the statements of the database itself. */
  function unwrapped(input: unknown): unknown {
    return Array.isArray(input) ? input.map((one) => statements.get(one) ?? one) : input
  }

  async function get(path: string) {
    const context = createExecutionContext()
    const start = clock.now()
    const response = await clock.pass(
      (async () => {
        const response = await app.fetch(new Request(ORIGIN + path, { headers: READER }), bindings, context)
        await response.text()
        return response
      })(),
    )
    const withTimeout = clock.now() - start < PATIENCE_MS
    if (state.way === 'fails' || state.down.length === 0) await waitOnExecutionContext(context)
    return { status: response.status, retryAfter: response.headers.get('retry-after'), withTimeout }
  }

  return { state, get }
}

/** What a page is made from; of the others the code can say all by itself. */
const MADE_FROM: Partial<Record<(typeof PAGES)[number], Part>> = {
  '/': 'content',
  '/word-jianli/': 'content',
  '/word-jianli/1001': 'content',
  '/article/cate-all/': 'content',
  '/user/vip': 'db',
}
/** Their heads are sent before what they show has come. */
const STREAMED = new Set(['/', '/word-jianli/', '/article/cate-all/'])
const isWell = { status: 200, retryAfter: null, withTimeout: true }
const isHonest = { status: 503, retryAfter: '30', withTimeout: true }

describe.each(WAYS)('a part that %s', (way) => {
  test.each(rows)(
    '%s: pages are there, from what was kept, or honestly not',
    async (_label, where, down) => {
      const warm = newIsolate(where)
      for (const path of PAGES) expect(await warm.get(path)).toEqual(isWell)
      const { state, get } = newIsolate(where)
      Object.assign(state, { down, way })
      for (const path of PAGES) {
        const source = MADE_FROM[path]
        // What is kept outside of the isolate is in the cache; what makes it is in a database, or the API's.
        const isDark = source !== undefined && down.includes('cache') && (down.includes(source) || down.includes('api'))
        const isBegun = way === 'hangs' && down.includes('content') && STREAMED.has(path)
        const wanted = isDark && !isBegun ? isHonest : isWell
        expect({ path, ...(await get(path)) }).toEqual({ path, ...wanted })
      }
      state.down = []
      for (const path of PAGES) expect({ path, ...(await get(path)) }).toEqual({ path, ...isWell })
    },
    30_000,
  )
})
