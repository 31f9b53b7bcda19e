import type { Context } from 'hono'
import { matchPath } from '#client/entry.server.tsx'
import { logRequest, requestIdOf, setTimings } from '#src/http/request-scope.ts'
import { readToken } from '#src/http/session-cookie.ts'
import type { AppEnv } from '#src/http/types.ts'
import type { Services } from '#src/services.ts'
import { knownVersion } from '#src/site/config.ts'
import { isCrawler } from './crawlers.ts'
import type { HtmlCache } from './html-cache.ts'
import { newNonce } from './visit.ts'

/** The kept pages of an isolate, and what serving them needs. */
export type Memory = { cache: HtmlCache; services: Services }

const NOBODY_ASKED = { calls: 0, ms: 0 }
const NONCE = /'nonce-([^']+)'/
/** The path of an address begins after its scheme and host. */
const SCHEME = 'https://'.length

/**
 * The cache key of a page;
 * @param address path and query
 */
export function keyOf(shape: 'visitor' | 'crawler' | 'user' | 'member', address: string): string {
  return `${shape} ${address}`
}

/**
 * Serves a visitor's page straight from memory, if it is fresh and was served from there before. The answer is the same
 * as the whole Worker's. Null passes the request on.
 */
export function visitorsPage({ cache, services }: Memory, request: Request): Response | null {
  const key = visitorsKey(request)
  const now = services.now()
  const head = key === null ? null : cache.readHead(key, now)
  if (key === null || head === null) return null
  const version = knownVersion(services, head.locale)
  if (version === null) return null
  const nonce = newNonce(services)
  const page = cache.read(key, { nonce, user: null }, { now, version })
  if (page === null) return null
  const requestId = requestIdOf(request.headers, services.randomBytes)
  // Headers of its own would be copied once more.
  const response = new Response(page.bytes, { headers: head.headers })
  response.headers.set('content-security-policy', head.policy.join(nonce))
  setTimings(response.headers, requestId, 0, NOBODY_ASKED)
  const { method } = request
  const { route } = head
  logRequest(services.log, { requestId, method, route, status: 200, duration: 0, asked: NOBODY_ASKED, cache: 'hit' })
  return response
}

/** Stores the head of a visitor's page served from memory, with the headers that middleware has added. */
export function rememberHead({ cache }: Memory, c: Context<AppEnv>): void {
  if (c.res.headers.get('x-cache') !== 'hit') return
  const key = visitorsKey(c.req.raw)
  const policy = c.res.headers.get('content-security-policy') ?? ''
  const [, nonce] = NONCE.exec(policy) ?? []
  const route = c.get('route')
  if (key === null || nonce === undefined || route === undefined) return
  const { locale } = matchPath(new URL(c.req.url).pathname)
  cache.writeHead(key, { headers: new Headers(c.res.headers), policy: policy.split(nonce), route, locale })
}

/** Null for requests that are not a visitor's page request. */
function visitorsKey(request: Request): string | null {
  const { method, headers, url } = request
  if (method !== 'GET' || readToken(headers) !== null) return null
  return keyOf(isCrawler(headers) ? 'crawler' : 'visitor', url.slice(url.indexOf('/', SCHEME)))
}
