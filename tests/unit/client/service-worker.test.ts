import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SITE = 'https://site.test'
const offline = {
  version: 'v7',
  languages: {
    zh: { entry: 'assets/zh-1.js', files: ['/assets/zh-1.js', '/fonts/a.bin'] },
    en: { entry: 'assets/en-1.js', files: ['/assets/en-1.js'] },
  },
}

type Asked = { request: { url: string; mode: string } }
type Route = {
  isFor: (asked: { request?: { mode: string }; url: URL; sameOrigin: boolean }) => boolean
  handle: (asked: Asked) => Promise<Response>
}
type Plugin = {
  requestWillFetch: (asked: { request: Request }) => Promise<Request>
  cacheWillUpdate: (asked: { request: Request; response: Response }) => Promise<Response | null>
}

/** What the worker has asked of the library it is built with, and the network it meets. */
const asked = {
  routes: [] as Route[],
  plugins: [] as Plugin[],
  precached: [] as unknown[],
  done: [] as string[],
  kept: new Map<string, string>(),
  isOnline: true,
}

beforeEach(() => {
  vi.resetModules()
  Object.assign(asked, { routes: [], plugins: [], precached: [], done: [], kept: new Map(), isOnline: true })
  vi.doMock('workbox-core', () => ({ clientsClaim: () => asked.done.push('claim') }))
  vi.doMock('workbox-routing', () => ({
    registerRoute: (isFor: Route['isFor'], handle: Route['handle']) => asked.routes.push({ isFor, handle }),
  }))
  vi.doMock('workbox-precaching', () => ({
    addPlugins: (plugins: Plugin[]) => asked.plugins.push(...plugins),
    precacheAndRoute: (files: unknown[]) => asked.precached.push(...files),
    cleanupOutdatedCaches: () => asked.done.push('clean up'),
    matchPrecache: async (url: string) => {
      const kept = asked.kept.get(url)
      return kept === undefined ? undefined : new Response(kept)
    },
  }))
  vi.doMock('workbox-strategies', () => ({
    NetworkOnly: class {
      async handle({ request }: Asked) {
        if (!asked.isOnline) throw new TypeError('no-response')
        return new Response(`from the network: ${request.url}`)
      }
    },
    CacheFirst: class {
      readonly options: unknown
      constructor(options: unknown) {
        this.options = options
      }
    },
  }))
  vi.doMock('workbox-expiration', () => ({
    ExpirationPlugin: class {
      readonly limits: unknown
      constructor(limits: unknown) {
        this.limits = limits
      }
    },
  }))
})
afterEach(() => {
  for (const name of ['core', 'routing', 'precaching', 'strategies', 'expiration']) vi.doUnmock(`workbox-${name}`)
})

/** Starts the worker as its address says. */
async function start(query: string) {
  vi.stubGlobal('offline', offline)
  vi.stubGlobal('location', new URL(`/offline-worker.js${query}`, SITE))
  await import('#client/offline/service-worker.ts')
  const [pages, others] = asked.routes
  const [plugin] = asked.plugins
  return { pages, others, plugin }
}

const isPage = (route: Route | undefined, mode: string) =>
  route?.isFor({ request: { mode }, url: new URL(SITE), sameOrigin: true })
const open = async (route: Route | undefined, path = '/edit/1') =>
  (await route?.handle({ request: { url: SITE + path, mode: 'navigate' } }))?.text()

test.each([
  ['?lang=zh', '/resume/new', offline.languages.zh.files],
  ['?lang=en', '/en/resume/new', offline.languages.en.files],
  ['?lang=xx', '/resume/new', offline.languages.zh.files],
  ['', '/resume/new', offline.languages.zh.files],
  ['?lang=zh&for=account', '/edit/offline', offline.languages.zh.files],
  ['?lang=en&for=account', '/en/edit/offline', offline.languages.en.files],
])('with %s it keeps %s of this build, and the files of that language', async (query, shell, files) => {
  await start(query)
  expect(asked.precached).toEqual([{ url: shell, revision: 'v7' }, ...files.map((url) => ({ url, revision: null }))])
  expect(asked.done).toEqual(['clean up', 'claim'])
})

test('a page comes from the network, and without one it is the page that is kept', async () => {
  const { pages } = await start('?lang=en&for=account')
  expect([isPage(pages, 'navigate'), isPage(pages, 'cors'), isPage(pages, 'same-origin')]).toEqual([true, false, false])
  asked.kept.set('/en/edit/offline', 'kept')
  expect(await open(pages)).toBe(`from the network: ${SITE}/edit/1`)
  asked.isOnline = false
  expect(await open(pages)).toBe('kept')
  asked.kept.clear()
  await expect(open(pages)).rejects.toThrow('no-response')
})

test('the page is asked for without cookies, anything else as it was', async () => {
  const { plugin } = await start('?lang=zh')
  const sent = async (path: string) =>
    (await plugin?.requestWillFetch({ request: new Request(SITE + path, { credentials: 'include' }) }))?.credentials
  expect([await sent('/resume/new'), await sent('/resume/new?a=1'), await sent('/assets/zh-1.js')]).toEqual([
    ...['omit', 'omit', 'include'],
  ])
})

test('kept is what was answered well, a page only with the script of this build, and as it came', async () => {
  const { plugin } = await start('?lang=zh')
  const kept = async (path: string, text: string, status = 200) => {
    const response = new Response(text, { status })
    return (await plugin?.cacheWillUpdate({ request: new Request(SITE + path), response }))?.text()
  }
  const page = '<script src="/assets/zh-1.js">'
  expect(await kept('/resume/new', page)).toBe(page)
  expect(await kept('/resume/new', '<script src="/assets/zh-2.js">')).toBeUndefined()
  expect(await kept('/resume/new', page, 500)).toBeUndefined()
  expect(await kept('/fonts/a.bin', 'glyphs')).toBe('glyphs')
  expect(await kept('/fonts/a.bin', 'none', 404)).toBeUndefined()
})

test('other files that never change are kept once they were looked at: five hundred, for ninety days', async () => {
  const { others } = await start('?lang=zh')
  const isKept = (path: string, sameOrigin = true) => others?.isFor({ url: new URL(path, SITE), sameOrigin })
  const paths = ['/assets/a.js', '/fonts/b.bin', '/previews/word/c.webp', '/', '/api/assets/a', '/assets', '/edit/1']
  expect(paths.map((path) => isKept(path))).toEqual([true, true, true, false, false, false, false])
  expect(isKept('https://elsewhere.test/assets/a.js', false)).toBe(false)
  const limits = { maxEntries: 500, maxAgeSeconds: 90 * 24 * 60 * 60, purgeOnQuotaError: true }
  expect(others?.handle).toMatchObject({ options: { cacheName: 'looked-at', plugins: [{ limits }] } })
})

test('the worker of the list keeps nothing, and without a network leads to what is on the device', async () => {
  const respond = vi.spyOn(Response, 'redirect').mockImplementation((url) => new Response(`to ${url}`))
  const { pages } = await start('?lang=en&for=list')
  expect([asked.precached, asked.plugins, asked.routes.length, asked.done]).toEqual([[], [], 1, ['claim']])
  expect(await open(pages, '/en/me')).toBe(`from the network: ${SITE}/en/me`)
  asked.isOnline = false
  expect(await open(pages, '/en/me')).toBe('to /en/edit/offline')
  expect(respond).toHaveBeenCalledOnce()
})
