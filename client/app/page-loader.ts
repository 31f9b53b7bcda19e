import type { PageError, PageState } from '#client/lib/page.tsx'
import { type Route, sheets } from '#client/routes.ts'
import { type Match, matchPath } from './match.ts'
import { loadPage } from './pages.ts'

/** The answer of `<path>/_payload.json`. */
export type PageData = { payload: PageState['payload']; error: PageError | null }

/** How long prefetched data may wait for its click. */
const PREFETCH_LIFETIME_MS = 30_000

/** Loads what a page needs: its chunk, its styles and its payload, together. */
export type PageLoader = {
  /**
   * Null when only the document can answer: an unknown address, a chunk of an older build, a failing payload.
   * `offline` when nothing can.
   */
  load: (match: Match, url: URL) => Promise<PageData | 'offline' | null>
  /** Starts loading early; a failure costs nothing, the click tries again. */
  prefetch: (url: URL) => void
  /** What was loaded early is no longer true. */
  forget: () => void
}

export function createPageLoader(fetcher: typeof fetch): PageLoader {
  const waiting = new Map<string, { at: number; data: Promise<PageData> }>()

  function dataOf(match: Match, url: URL): Promise<PageData> {
    const known = waiting.get(url.href)
    if (known !== undefined && performance.now() - known.at < PREFETCH_LIFETIME_MS) return known.data
    const data = fetchPageData(fetcher, match, url)
    waiting.set(url.href, { at: performance.now(), data })
    return data
  }

  return {
    async load(match, url) {
      if (match.route === null || !match.valid) return null
      try {
        const [data] = await Promise.all([dataOf(match, url), loadPage(match.route), loadStyles(match.route)])
        return data
      } catch (error) {
        return error instanceof TypeError && !navigator.onLine ? 'offline' : null
      } finally {
        waiting.delete(url.href)
      }
    },
    prefetch(url) {
      const match = matchPath(url.pathname)
      if (match.route === null || !match.valid) return
      Promise.all([dataOf(match, url), loadPage(match.route), loadStyles(match.route)]).catch(() =>
        waiting.delete(url.href),
      )
    },
    forget: () => waiting.clear(),
  }
}

/** The browser loads a sheet once. */
async function loadStyles({ styles }: Route): Promise<void> {
  if (styles !== undefined) await sheets[styles]()
}

async function fetchPageData(fetcher: typeof fetch, { route }: Match, url: URL): Promise<PageData> {
  if (route?.payload === undefined) return { payload: {}, error: null }
  const base = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`
  const response = await fetcher(`${base}_payload.json${url.search}`)
  if (!response.ok && response.status !== 404) throw new Error(`Page data answered ${response.status}`)
  return response.json()
}
