import type { Context } from 'hono'
import { matchPath } from '#client/entry.server.tsx'
import type { User } from '#src/contract/index.ts'
import { knownReader } from '#src/http/known-readers.ts'
import { logRequest, REQUEST_ID, requestIdOf, setTimings } from '#src/http/request-scope.ts'
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
const ENGLISH = /^\/en(?![^/?])/

/**
 * Returns the cache key of a page. Each page is kept in four forms: for members, for other signed-in users, for
 * visitors, and for crawlers.
 * @param address path and query
 */
export function keyOf({ crawler, user }: { crawler: boolean; user: User | null }, address: string): string {
  const form = crawler ? 'crawler' : user ? (user.is_vip ? 'member' : 'user') : 'visitor'
  return `${form} ${address}`
}

/**
 * Serves a page straight from memory, if it is fresh and was served from there before, and if its reader is known. The
 * answer is the same as the whole Worker's. Null passes the request on.
 */
export function rememberedPage({ cache, services }: Memory, request: Request): Response | null {
  const kept = keptFor(services, request)
  const now = services.now()
  const head = kept && cache.readHead(kept.key, now)
  if (kept === null || head === null) return null
  const version = knownVersion(services, head.locale)
  if (version === null) return null
  const nonce = newNonce(services)
  const page = cache.read(kept.key, { nonce, user: kept.user }, { now, version })
  if (page === null) return null
  const requestId = requestIdOf(request.headers, services.randomBytes)
  const { headers, policy, route } = head
  headers.set('content-security-policy', policy.join(nonce))
  headers.set(REQUEST_ID, requestId)
  // Copies the headers, as it does the bytes: both are written over for the next reader.
  const response = new Response(page.bytes, { headers })
  const { method } = request
  logRequest(services.log, { requestId, method, route, status: 200, duration: 0, asked: NOBODY_ASKED, cache: 'hit' })
  return response
}

/**
 * Stores the head of a page served from memory, with the headers that middleware has added. A head with cookies is not
 * stored, because they belong to one reader.
 */
export function rememberHead({ cache, services }: Memory, c: Context<AppEnv>): void {
  if (c.res.headers.get('x-cache') !== 'hit' || c.res.headers.has('set-cookie')) return
  const kept = keptFor(services, c.req.raw)
  const policy = c.res.headers.get('content-security-policy') ?? ''
  const [, nonce] = NONCE.exec(policy) ?? []
  const route = c.get('route')
  if (kept === null || nonce === undefined || route === undefined) return
  const { locale } = matchPath(new URL(c.req.url).pathname)
  const headers = new Headers(c.res.headers)
  setTimings(headers, '', 0, NOBODY_ASKED)
  cache.writeHead(kept.key, { headers, policy: policy.split(nonce), route, locale })
}

/**
 * The key of the requested page and its reader; null for requests that memory cannot answer, and for a session the API
 * has to be asked about.
 */
function keptFor(services: Services, { method, headers, url }: Request): { key: string; user: User | null } | null {
  if (method !== 'GET') return null
  const address = url.slice(url.indexOf('/', SCHEME))
  const crawler = isCrawler(headers)
  if (readToken(headers) === null) return { key: keyOf({ crawler, user: null }, address), user: null }
  const user = crawler ? null : knownReader(services, headers, ENGLISH.test(address) ? 'en' : 'zh')
  return user && { key: keyOf({ crawler, user }, address), user }
}
