import type { PageError, PageState } from '#client/lib/page.tsx'
import { mayReload } from '#client/lib/reload-guard.ts'
import type { Route } from '#client/routes.ts'
import { type Match, matchPath } from './match.ts'
import { loadFirstPicture, loadPage } from './pages.ts'

/** The content of `<path>/_payload.json`. */
export type PageData = { payload: PageState['payload']; error: PageError | null }

/** Why a page could not be loaded. */
export type PageFailure = 'failed' | 'offline' | 'outdated'

/** How long prefetched data is used, in ms. */
const PREFETCH_LIFETIME_MS = 30_000
const TOO_MANY = 429

/** Loads everything a page needs: chunk, styles and payload, in parallel. */
export type PageLoader = {
  /**
   * Resolves to null when only a full page load can answer: the address is unknown, the payload is refused or an error,
   * the server has another build, or there is no network but a service worker for the page. `failed`: the payload
   * cannot be had now; `offline`: no network; `outdated`: a script is missing, and a full page load has not helped.
   */
  load: (match: Match, url: URL) => Promise<PageData | PageFailure | null>
  /** Loads a page early, with its first picture; a failure is ignored, and the click tries again. */
  prefetch: (url: URL) => void
  /** Drops prefetched pages, because they are outdated. */
  forget: () => void
}

/** Thrown when a script or style sheet of this build cannot be loaded. */
class ChunkFailure extends Error {}

/** Thrown when the server refuses the data, such as after a session has ended. */
class Refusal extends Error {}

type Answer = { data: PageData; build: string }

/**
 * Creates the loader of pages.
 * @param build the build of the running scripts
 */
export function createPageLoader(fetcher: typeof fetch, build: string): PageLoader {
  const waiting = new Map<string, { at: number; data: Promise<Answer> }>()

  function dataOf(match: Match, url: URL): Promise<Answer> {
    const known = waiting.get(url.href)
    if (known !== undefined && performance.now() - known.at < PREFETCH_LIFETIME_MS) return known.data
    const data = fetchPageData(fetcher, match, url, build)
    waiting.set(url.href, { at: performance.now(), data })
    return data
  }

  return {
    async load(match, url) {
      if (match.route === null || !match.valid) return null
      try {
        const [answer] = await Promise.all([dataOf(match, url), loadChunks(match.route)])
        // The document of a missing page has the right status, so it is loaded from the server.
        if (answer.data.error !== null) return null
        return answer.build === build || !mayReload(url.pathname) ? answer.data : null
      } catch (error) {
        const isOffline = !navigator.onLine && (error instanceof TypeError || error instanceof ChunkFailure)
        // Where a service worker answers, the document can be loaded.
        if (isOffline) return (await isKeptOffline(url)) ? null : 'offline'
        if (error instanceof ChunkFailure) return mayReload(url.pathname) ? null : 'outdated'
        return error instanceof Refusal ? null : 'failed'
      } finally {
        waiting.delete(url.href)
      }
    },
    prefetch(url) {
      const match = matchPath(url.pathname)
      const { route, valid } = match
      if (route === null || !valid) return
      Promise.all([dataOf(match, url), loadChunks(route)]).then(
        ([{ data }]) => loadFirstPicture(route, data.payload),
        () => waiting.delete(url.href),
      )
    },
    forget: () => waiting.clear(),
  }
}

/** Loads the chunks of a page and its styles; the loader has reported failures. */
async function loadChunks(route: Route): Promise<void> {
  try {
    await loadPage(route)
  } catch {
    throw new ChunkFailure()
  }
}

async function fetchPageData(fetcher: typeof fetch, { route }: Match, url: URL, build: string): Promise<Answer> {
  if (route?.payload === undefined) return { data: { payload: {}, error: null }, build }
  const base = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`
  const response = await fetcher(`${base}_payload.json${url.search}`)
  const { ok, status } = response
  if (status >= 500 || status === TOO_MANY) throw new Error(String(status))
  if (!ok && status !== 404) throw new Refusal(String(status))
  return { data: await response.json(), build: response.headers.get('x-build') ?? build }
}

/** Whether a service worker answers for a page when there is no network. */
async function isKeptOffline(url: URL): Promise<boolean> {
  return (await navigator.serviceWorker?.getRegistration(url.href))?.active != null
}
