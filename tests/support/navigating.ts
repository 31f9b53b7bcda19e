import { vi } from 'vitest'
import { createNavigator } from '#client/app/navigator.ts'
import type { PageState } from '#client/lib/page.tsx'
import { createStore } from '#client/lib/store.ts'
import type { User } from '#src/contract/user.ts'
import { site } from './fixtures.ts'

/** The origin of the site somebody navigates on. */
export const ORIGIN = 'https://qingjian.test'
const BUILD = 'build-1'

/** The page somebody begins at. */
export const start: PageState = {
  locale: 'zh',
  path: '/about-us',
  search: '',
  routeName: 'about',
  params: {},
  payload: {},
  error: null,
  arrival: 0,
  site,
  siteUrl: ORIGIN,
}

/** A browser at a page of the site, with a record of its own calls and of requests to the server. */
export function browserAt({
  user = null,
  state = start,
  begun = { entry: 0 },
}: {
  user?: User | null
  state?: PageState
  begun?: unknown
} = {}) {
  let here = new URL(state.path + state.search, ORIGIN)
  const asked: string[] = []
  const moves: unknown[] = []
  const failures: string[] = []
  const elements = new Set<string>()
  const at = { scrollY: 0, online: true, answer: () => Promise.resolve(Response.json({ payload: {}, error: null })) }
  const history = {
    state: begun,
    pushState: write('push'),
    replaceState: write('replace'),
  }
  function write(how: string) {
    return (entry: unknown, _title: string, url = here) => {
      history.state = entry
      here = url
      moves.push([how, entry, url.pathname + url.search + url.hash])
    }
  }
  const place = (key: 'href' | 'origin' | 'pathname' | 'search' | 'hash') => ({
    get: () => here[key],
    enumerable: true,
  })
  const keys = ['href', 'origin', 'pathname', 'search', 'hash'] as const
  vi.stubGlobal(
    'location',
    Object.defineProperties(
      { assign: (href: string) => moves.push(['assign', href]) },
      Object.fromEntries(keys.map((key) => [key, place(key)])),
    ),
  )
  vi.stubGlobal('history', history)
  vi.stubGlobal('window', { scrollTo: (to: object) => moves.push(['scroll', to]) })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('navigator', {
    get onLine() {
      return at.online
    },
  })
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      elements.has(id) ? { scrollIntoView: (how: object) => moves.push(['show', id, how]) } : null,
  })
  Object.defineProperty(globalThis, 'scrollY', { get: () => at.scrollY, configurable: true })
  const page = createStore(state)
  const navigator = createNavigator({
    page,
    user: createStore(user),
    fetcher: async (path) => {
      asked.push(String(path))
      return at.answer()
    },
    build: BUILD,
    onFailure: (reason) => failures.push(reason),
  })
  return {
    ...navigator,
    at,
    page,
    asked,
    moves,
    failures,
    elements,
    /** Goes back or forward to an address, as the browser does before it says so. */
    returnTo: (path: string, entry: unknown) => {
      here = new URL(path, ORIGIN)
      history.state = entry
      return navigator.restore(entry)
    },
    /** The address, and the number of addresses visited before. */
    shown: () => [page.get().path + page.get().search, page.get().routeName, page.get().arrival],
  }
}
