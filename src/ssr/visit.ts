import type { Context } from 'hono'
import { type AppState, matchPath, type PageError, type Route } from '#client/entry.server.tsx'
import type { Locale, User } from '#src/contract/index.ts'
import { callerOf } from '#src/http/api.ts'
import { readPass } from '#src/http/share-cookies.ts'
import type { AppEnv } from '#src/http/types.ts'
import { toHex } from '#src/lib/encoding.ts'
import type { Origin, Requester } from '#src/origin/index.ts'
import type { Services } from '#src/services.ts'
import { readSite } from '#src/site/config.ts'
import type { WaitUntil } from '#src/site/kv-cache.ts'
import { buildOf } from './assets.ts'
import { isCrawler } from './crawlers.ts'
import { knownSearch, queryOf } from './known-search.ts'

/** A request for a page, and everything needed to answer it. */
export type Visit = {
  services: Services
  origin: Origin
  caller: Requester
  waitUntil: WaitUntil
  request: Request
  url: URL
  /** The query, reduced to known parameters. */
  search: URLSearchParams
  locale: Locale
  /** The path without its language. */
  path: string
  route: Route | null
  params: Readonly<Record<string, string>>
  valid: boolean
  nonce: string
  /** Crawlers get the whole document at once, and plain-text errors. */
  crawler: boolean
}

const NONCE_BYTES = 16

/**
 * Collects what is needed to answer a request for a page.
 * @param pathname the page's path, which for payloads is not the request's own
 */
export function visitOf(c: Context<AppEnv>, pathname: string): Visit {
  const match = matchPath(pathname)
  const services = c.get('services')
  const url = new URL(c.req.url)
  c.set('route', match.route?.pattern)
  return {
    ...match,
    services,
    origin: c.get('origin'),
    caller: { ...callerOf(c, match.locale), ...(match.route?.payload === 'shared' && passOf(c, match.params)) },
    waitUntil: (task) => c.executionCtx.waitUntil(task),
    request: c.req.raw,
    url,
    search: knownSearch(match.route, url.searchParams),
    nonce: newNonce(services),
    crawler: isCrawler(c.req.raw.headers),
  }
}

/** Creates a nonce of the content policy: 128 random bits in hexadecimal. */
export function newNonce({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  return toHex(randomBytes(NONCE_BYTES))
}

/** The pass for the password of a link, from its cookie. */
function passOf(c: Context<AppEnv>, { token = '' }: Visit['params']): Pick<Requester, 'browser'> {
  return { browser: { key: readPass(c.req.raw.headers, token), place: '' } }
}

/** The state from which the page is rendered. */
export async function appState(
  visit: Visit,
  { user, payload, error }: { user: User | null; payload: AppState['page']['payload']; error: PageError | null },
): Promise<AppState> {
  const { services, locale, path, params, route, search } = visit
  const { basics } = await readSite(visit)
  const { siteUrl, sandboxUrl } = services.config
  return {
    user,
    sandboxUrl: sandboxUrl ?? null,
    build: buildOf(locale),
    page: {
      locale,
      path,
      search: queryOf(search),
      routeName: route?.name ?? null,
      params,
      payload,
      error,
      arrival: 0,
      site: basics,
      siteUrl,
    },
  }
}
