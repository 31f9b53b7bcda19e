import { flushSync } from 'react-dom'
import type { Client } from '#client/lib/client.tsx'
import type { PageState } from '#client/lib/page.tsx'
import { localePath, loginPath } from '#client/lib/paths.ts'
import type { Store } from '#client/lib/store.ts'
import { routes } from '#client/routes.ts'
import type { User } from '#src/contract/user.ts'
import { RecentMap } from '#src/lib/recent-map.ts'
import { matchPath } from './match.ts'
import { createPageLoader, type PageData, type PageFailure } from './page-loader.ts'

type Navigator = Pick<Client, 'navigate' | 'prefetch' | 'reload' | 'restore'>

type Deps = {
  page: Store<PageState>
  user: Store<User | null>
  fetcher: typeof fetch
  build: string
  onFailure: (reason: PageFailure) => void
}

/** How many public pages are cached for going back. */
const KEPT_PAGES = 20

/** Navigates in the browser; the address changes when the page's chunk and payload are loaded. */
export function createNavigator({ page, user, fetcher, build, onFailure }: Deps): Navigator {
  const loader = createPageLoader(fetcher, build)
  const visited = new RecentMap<string, PageData>(KEPT_PAGES)
  const scrolled = new Map<number, number>()
  // The entry of a reloaded page has its time. There is no history where pages are rendered on the server.
  let entry = entryOf(globalThis.history?.state)
  let latest = 0
  let going: Promise<void> = Promise.resolve()

  /**
   * Loads the next page; null when a later navigation overtook this one, the browser loads the document, or loading
   * failed.
   * @param isHere the page is shown already: rather than losing what is typed in it to an error page, it stays
   */
  async function prepare(
    url: URL,
    { kept, isHere = false }: { kept?: PageData | undefined; isHere?: boolean } = {},
  ): Promise<PageState | null> {
    latest += 1
    const turn = latest
    const match = matchPath(url.pathname)
    const { locale, path, route, params } = match
    const data = locale === page.get().locale ? (kept ?? (await loader.load(match, url))) : null
    if (turn !== latest) return null
    if (data === null || (data === 'failed' && !isHere)) {
      location.assign(url.href)
      return null
    }
    if (typeof data === 'string') {
      onFailure(data)
      return null
    }
    return { ...page.get(), path, search: url.search, routeName: route?.name ?? null, params, ...data }
  }

  /** Stores the scroll position of the page being left and, unless it is private, its data. */
  function leave(): void {
    const { locale, path, search, payload, error, routeName } = page.get()
    scrolled.set(entry, scrollY)
    if (routes.find(({ name }) => name === routeName)?.access !== 'public') return
    visited.set(localePath(locale, path) + search, { payload, error })
  }

  /**
   * Whether a page is another state of the present one, such as one more filter or another order. Another page of a
   * list is not, because it begins at its top.
   */
  function isSamePlace(next: PageState): boolean {
    const [here, there] = [page.get(), next].map(({ routeName }) => routes.find(({ name }) => name === routeName))
    const isSameList = here?.stays === true && here.load === there?.load
    return isSameList && next.error === null && pageNumber(next) === pageNumber(page.get())
  }

  /** Renders the page synchronously, so that scrolling finds it. Returns whether it replaced another place. */
  function show(next: PageState): boolean {
    const isArrival = !isSamePlace(next)
    flushSync(() => page.set({ ...next, arrival: next.arrival + (isArrival ? 1 : 0) }))
    return isArrival
  }

  const navigate: Navigator['navigate'] = (href, options) => {
    const arriving = go(href, options)
    going = arriving.catch(() => {})
    return arriving
  }

  async function go(href: string, { replace = false }: { replace?: boolean } = {}): Promise<void> {
    const url = new URL(href, location.href)
    if (url.origin !== location.origin) throw new Error(`External navigation is refused: ${url.origin}`)
    const { route, locale } = matchPath(url.pathname)
    if (route?.access === 'user' && user.get() === null)
      return go(loginPath(locale, url.pathname + url.search), { replace })
    const next = await prepare(url)
    if (next === null) return
    leave()
    if (!replace) entry = Date.now()
    history[replace ? 'replaceState' : 'pushState']({ entry }, '', url)
    if (show(next)) scrollToTarget(url.hash)
  }

  /** Shows another part of the present page: one that the browser has just gone to, or where it was left. */
  function restorePart(state: unknown, hash: string): void {
    const isNew = state === null
    if (isNew) history.replaceState({ entry: Date.now() }, '')
    entry = entryOf(history.state)
    const top = scrolled.get(entry)
    if (isNew || top === undefined) scrollToTarget(hash)
    else jumpTo(top)
  }

  return {
    navigate,
    prefetch(href) {
      const url = new URL(href, location.href)
      const isHere = url.pathname === location.pathname && url.search === location.search
      // Prefetching a private page would read the ledger for pages nobody opens.
      const isPublic = matchPath(url.pathname).route?.access === 'public'
      if (url.origin === location.origin && !isHere && isPublic) loader.prefetch(url)
    },
    async reload() {
      loader.forget()
      // A navigation that started meanwhile takes precedence; its page may have changed as well.
      await going
      const next = await prepare(new URL(location.href), { isHere: true })
      if (next !== null) page.set(next)
    },
    async restore(state) {
      const { pathname, search, hash } = location
      const { locale, path } = page.get()
      leave()
      if (localePath(locale, path) + page.get().search === pathname + search) return restorePart(state, hash)
      const next = await prepare(new URL(location.href), { kept: visited.get(pathname + search) })
      if (next === null) return
      entry = entryOf(state)
      show(next)
      jumpTo(scrolled.get(entry) ?? 0)
    },
  }
}

function pageNumber({ search }: PageState): string {
  return new URLSearchParams(search).get('page') ?? '1'
}

/** When a history entry was made, in ms since 1970; 0 for the first one, which the browser made. */
function entryOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'number'
    ? state.entry
    : 0
}

/** The element that a hash names; one that cannot be decoded, such as `#100%`, names none. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Scrolls after a navigation: to the target of the hash, otherwise smoothly to the top. */
function scrollToTarget(hash: string): void {
  const target = targetOf(hash)
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  if (target === null) window.scrollTo({ top: 0, behavior })
  else target.scrollIntoView({ behavior })
}

/**
 * Jumps to a scroll position. A smooth scroll in progress moves on for one more frame, so it jumps again after that.
 */
function jumpTo(top: number): void {
  const jump = () => window.scrollTo({ top, behavior: 'instant' })
  jump()
  requestAnimationFrame(jump)
}
