import { expect, test, vi } from 'vitest'
import { createClient } from '#client/app/client.ts'
import { matchPath } from '#client/app/match.ts'
import { createPageLoader } from '#client/app/page-loader.ts'
import { site } from '#tests/support/fixtures.ts'

test.each([
  ['/nowhere', null],
  ['/word-jianli/abc', 'word-detail'],
])('%s is no page: nothing is asked for it, early or on a press, and the whole page is loaded', async (path, name) => {
  const fetcher = vi.fn<typeof fetch>()
  const loader = createPageLoader(fetcher, 'build-1')
  const url = new URL(path, 'https://qingjian.test')
  const match = matchPath(url.pathname)
  expect([match.route?.name ?? null, match.valid]).toEqual([name, false])
  loader.prefetch(url)
  expect(await loader.load(match, url)).toBeNull()
  expect(fetcher).not.toHaveBeenCalled()
})

test('nothing is asked for a page without a payload', async () => {
  const fetcher = vi.fn<typeof fetch>()
  const url = new URL('/resume/new', 'https://qingjian.test')
  const loader = createPageLoader(fetcher, 'build-1')
  const match = matchPath(url.pathname)
  if (match.route === null) throw new Error('There is no page')
  vi.spyOn(match.route, 'load').mockResolvedValue({ default: () => null })
  expect(await loader.load(match, url)).toEqual({ payload: {}, error: null })
  vi.restoreAllMocks()
  expect(fetcher).not.toHaveBeenCalled()
})

test('a page whose script cannot be loaded is left to the browser, and said to be outdated where that has not helped', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('navigator', { onLine: true })
  const url = new URL('/word-jianli/', 'https://qingjian.test')
  const match = matchPath(url.pathname)
  if (match.route === null) throw new Error('There is no gallery')
  const missing = new Error('404')
  vi.spyOn(match.route, 'load').mockRejectedValue(missing)
  const loader = createPageLoader(async () => Response.json({ payload: {}, error: null }), 'build-1')
  expect([await loader.load(match, url), await loader.load(match, url)]).toEqual([null, 'outdated'])
  vi.restoreAllMocks()
  expect(await loader.load(match, url)).toEqual({ payload: {}, error: null })
})

test('what was loaded early is good for one press; the next asks anew', async () => {
  const url = new URL('/word-jianli/', 'https://qingjian.test')
  const match = matchPath(url.pathname)
  if (match.route === null) throw new Error('There is no gallery')
  vi.spyOn(match.route, 'load').mockResolvedValue({ default: () => null })
  let asked = 0
  const loader = createPageLoader(async () => {
    asked += 1
    return Response.json({ payload: { wordGallery: asked }, error: null })
  }, 'build-1')
  loader.prefetch(url)
  const seen = [await loader.load(match, url), await loader.load(match, url)]
  vi.restoreAllMocks()
  expect([seen, asked]).toEqual([[1, 2].map((wordGallery) => ({ payload: { wordGallery }, error: null })), 2])
})

test('what could not be loaded early is asked for again on the press', async () => {
  const url = new URL('/word-jianli/', 'https://qingjian.test')
  const match = matchPath(url.pathname)
  if (match.route === null) throw new Error('There is no gallery')
  vi.spyOn(match.route, 'load').mockResolvedValue({ default: () => null })
  const answers = [
    () => Promise.reject(new TypeError('offline')),
    async () => Response.json({ payload: { wordGallery: 'there' }, error: null }),
  ]
  const loader = createPageLoader(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')), 'build-1')
  loader.prefetch(url)
  await vi.waitFor(() => expect(answers.length).toBe(1))
  await new Promise((resolve) => setImmediate(resolve))
  expect(await loader.load(match, url)).toEqual({ payload: { wordGallery: 'there' }, error: null })
  vi.restoreAllMocks()
})

test.each([
  [29_999, 1],
  [30_000, 2],
])('what was loaded early is good for half a minute: after %i ms it is asked for %i times', async (later, times) => {
  const url = new URL('/word-jianli/', 'https://qingjian.test')
  const match = matchPath(url.pathname)
  if (match.route === null) throw new Error('There is no gallery')
  vi.spyOn(match.route, 'load').mockResolvedValue({ default: () => null })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  let asked = 0
  const loader = createPageLoader(async () => {
    asked += 1
    return Response.json({ payload: {}, error: null })
  }, 'build-1')
  loader.prefetch(url)
  clock.mockReturnValue(1000 + later)
  await loader.load(match, url)
  vi.restoreAllMocks()
  expect(asked).toBe(times)
})

test.each([
  ['data', null, 'offline'],
  ['script', null, 'offline'],
  ['script', {}, 'offline'],
  ['script', { active: {} }, null],
  ['data', { active: {} }, null],
])(
  'without a network a page whose %s is missing, where a service worker is %j, is %j',
  async (what, worker, expected) => {
    const url = new URL('/word-jianli/', 'https://qingjian.test')
    const match = matchPath(url.pathname)
    if (match.route === null) throw new Error('There is no gallery')
    const asked: string[] = []
    const getRegistration = async (address: string) => {
      asked.push(address)
      return worker
    }
    vi.stubGlobal('navigator', { onLine: false, serviceWorker: { getRegistration } })
    const load = vi.spyOn(match.route, 'load')
    if (what === 'script') load.mockRejectedValue(new Error('gone'))
    else load.mockResolvedValue({ default: () => null })
    const loader = createPageLoader(
      what === 'data'
        ? () => Promise.reject(new TypeError('Failed to fetch'))
        : async () => Response.json({ payload: {}, error: null }),
      'build-1',
    )
    expect([await loader.load(match, url), asked]).toEqual([expected, [url.href]])
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  },
)

test('a page is loading as long as what it waits for: until the last has ended, well or not', async () => {
  const page = { locale: 'zh', path: '/', search: '', routeName: 'home', params: {}, payload: {}, error: null } as const
  const state = {
    page: { ...page, arrival: 0, site, siteUrl: 'https://qingjian.test' },
    user: null,
    sandboxUrl: null,
    build: 'build-1',
  }
  vi.stubGlobal('location', new URL('https://qingjian.test/'))
  const client = createClient(state, async () => new Response())
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const waiting = [client.withLoading(first.promise), client.withLoading(second.promise)]
  const seen = [client.callsInFlight.get()]
  first.resolve('done')
  expect(await waiting[0]).toBe('done')
  seen.push(client.callsInFlight.get())
  second.reject(new Error('broken'))
  await expect(waiting[1]).rejects.toThrow('broken')
  expect([...seen, client.callsInFlight.get()]).toEqual([2, 1, 0])
  vi.unstubAllGlobals()
})
