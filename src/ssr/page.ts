import type { Context, MiddlewareHandler } from 'hono'
import { type AppState, canonicalPath, type PageError } from '#client/entry.server.tsx'
import { CSP_REPORTS, contentSecurityPolicy } from '#src/http/security-headers.ts'
import { clearToken } from '#src/http/session-cookie.ts'
import type { AppEnv } from '#src/http/types.ts'
import { readSite } from '#src/site/config.ts'
import { keepsPayload } from '#src/site/page-data.ts'
import { decide, type PageOutcome, type Visitor, visitorOf } from './access.ts'
import { beginningOf, beginnings, begunWith, mayBegin, settlesInTime, sharedBeginningOf } from './beginning.ts'
import { createHtmlCache, type HtmlCache } from './html-cache.ts'
import { isOpen, isTyped, queryOf } from './known-search.ts'
import { createMarks } from './marks.ts'
import { keyOf, type Memory, rememberedPage, rememberHead } from './memory-front.ts'
import { render } from './render.ts'
import { appState, type Visit, visitOf } from './visit.ts'

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])
const RETRY_AFTER_S = 30
const DAY_S = 86_400

/**
 * The cache of a page; `key` is null when it is not cached. `version` is the site's from before the page's data was
 * requested.
 */
type Place = { cache: HtmlCache; key: string | null; version: number }

export type Pages = {
  /** Answers every remaining address: pages, redirects and error pages. */
  answer: (c: Context<AppEnv>) => Promise<Response>
  /** Outermost middleware: stores the complete head of an answer from memory. */
  remember: MiddlewareHandler<AppEnv>
  /** Runs before everything else: a page from memory, or null. */
  fromMemory: (request: Request) => Response | null
}

/** Creates the handlers of pages, and their cache. */
export function createPages(): Pages {
  let memory: Memory | undefined
  return {
    async answer(c) {
      const visit = visitOf(c, new URL(c.req.url).pathname)
      const canonical = canonicalPath(visit)
      if (canonical !== null && canonical !== visit.url.pathname) return moved(canonical + visit.url.search)
      const { nonce, services } = visit
      memory ??= { services, cache: createHtmlCache(createMarks(services.randomBytes)) }
      const { cache } = memory
      const asked = Promise.all([visitorOf(visit), versionOf(visit)])
      return answerUnknown(visit, asked, async () => {
        const [visitor, version] = await asked
        const key = cacheKey(visit, visitor)
        const place = { cache, key, version }
        const cached = key && cache.read(key, { nonce, user: visitor.user }, { now: services.now(), version })
        if (!cached) return answerEarly(visit, visitor, place)
        const response = pageResponse(visit, cached.bytes, 200, 'hit')
        if (visitor.sessionEnded) clearToken(response.headers)
        if (cached.stale) visit.waitUntil(refresh(c, visitor, place))
        return response
      })
    },
    async remember(c, next) {
      await next()
      if (memory) rememberHead(memory, c)
    },
    fromMemory: (request) => (memory ? rememberedPage(memory, request) : null),
  }
}

/** Every page has one address; other forms of it redirect permanently. */
function moved(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': `public, max-age=${DAY_S}` } })
}

/** The site's version. For an address without a page, which is not cached, the API is not asked. */
async function versionOf(visit: Visit): Promise<number> {
  return visit.valid ? (await readSite(visit)).version : 0
}

/**
 * The key under which a page is kept: for members, other users, visitors and crawlers each. Null for pages that are not
 * kept: private ones, error pages, and those that show something anybody can make up.
 */
function cacheKey({ route, valid, url, search, crawler }: Visit, { user }: Visitor): string | null {
  if (!valid || !isOpen(route) || route.status !== undefined || (crawler && user) || isTyped(search)) return null
  return keyOf({ crawler, user }, url.pathname + queryOf(search))
}

/** Pages whose payload KV would not cache (such as unknown filters) are not kept here either. */
function isKept({ route, params, search }: Visit, payload: AppState['page']['payload']): boolean {
  return route?.payload === undefined || keepsPayload(route.payload, payload, { params, search })
}

/** Renders a page in the background for the next visitor. */
async function refresh(c: Context<AppEnv>, visitor: Visitor, place: Place): Promise<void> {
  const visit = visitOf(c, new URL(c.req.url).pathname)
  const response = await answer(visit, visitor, place)
  return response.body?.pipeTo(new WritableStream())
}

/**
 * Sends the start of a page that is the same for everybody while the API is slow to identify the reader. If the session
 * turns out to be over, its cookie is cleared by the next request, because these headers are sent already.
 */
async function answerUnknown(
  visit: Visit,
  asked: Promise<[Visitor, number]>,
  answerKnown: () => Promise<Response>,
): Promise<Response> {
  const isLate = visit.caller.token !== null && mayBegin(visit) && !(await settlesInTime(visit.services, asked))
  const shared = isLate ? await sharedBeginningOf(visit) : null
  if (shared === null) return answerKnown()
  const visitor = asked.then(([visitor]) => visitor)
  return pageResponse(visit, begunWith(visit, beginnings(visit, shared, visitor), answerKnown()), 200, 'none')
}

/** Sends the start of a page while its data is slow, if the data decides about the content only. */
async function answerEarly(visit: Visit, visitor: Visitor, place: Place): Promise<Response> {
  const whole = answer(visit, visitor, place)
  if (!mayBegin(visit)) return whole
  // Rendered while the data may still come in time, so that it is ready when that does not.
  const [isInTime, beginning] = await Promise.all([settlesInTime(visit.services, whole), beginningOf(visit, visitor)])
  if (isInTime || beginning === null) return whole
  const body = begunWith(visit, [beginning], whole)
  const response = pageResponse(visit, body, 200, place.key === null ? 'none' : 'miss')
  if (visitor.sessionEnded) clearToken(response.headers)
  return response
}

async function answer(visit: Visit, visitor: Visitor, place: Place): Promise<Response> {
  const outcome = await decide(visit, visitor)
  const response = await respond(visit, outcome, place)
  if (outcome.sessionEnded) clearToken(response.headers)
  return response
}

async function respond(visit: Visit, outcome: PageOutcome, place: Place): Promise<Response> {
  if (outcome.kind === 'redirect')
    return new Response(null, { status: 302, headers: { location: outcome.to, 'cache-control': 'no-store' } })
  if (outcome.kind === 'error') return errorPage(visit, outcome)
  const { user, payload } = outcome
  const { cache, key } = place
  const marks = key === null ? null : cache.marks
  const state = await appState(visit, { user: user && (marks?.userLike(user) ?? user), payload, error: null })
  const status = visit.route?.status ?? 200
  if (status >= 400 && visit.crawler) return plainError(status, '')
  try {
    const { body, html } = await render(visit, { reader: { nonce: visit.nonce, user }, marks }, state, visit.route)
    if (key === null || !isKept(visit, payload)) return pageResponse(visit, body, status, 'none')
    visit.waitUntil(keep(visit, place, html))
    return pageResponse(visit, body, status, 'miss')
  } catch (error) {
    visit.services.log.error('render.shell', error, { request_id: visit.caller.requestId, path: visit.path })
    return errorPage(visit, { user, error: { status: 500, message: '' }, payload: {} })
  }
}

/** Keeps a page once it was rendered completely and without error. */
async function keep(
  { services }: Visit,
  { cache, key, version }: Place,
  rendered: Promise<string | null>,
): Promise<void> {
  const html = await rendered
  if (key !== null && html !== null) cache.write(key, html, { now: services.now(), version })
}

async function errorPage(
  visit: Visit,
  { user, error, payload }: Pick<AppState, 'user'> & { error: PageError; payload: AppState['page']['payload'] },
): Promise<Response> {
  if (visit.crawler) return plainError(error.status, error.message)
  const state = await appState(visit, { user, payload, error })
  try {
    const { body } = await render(visit, { reader: { nonce: visit.nonce, user }, marks: null }, state, null)
    return pageResponse(visit, body, error.status, 'none')
  } catch (fault) {
    visit.services.log.error('render.error-page', fault, { request_id: visit.caller.requestId })
    return plainError(error.status, error.message)
  }
}

/** A plain-text error page, for crawlers and for when rendering the error page fails. */
function plainError(status: number, message: string): Response {
  return new Response(`${status} ${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...retryAfter(status) },
  })
}

function pageResponse(visit: Visit, body: BodyInit, status: number, cacheState: 'hit' | 'miss' | 'none'): Response {
  const { captcha } = visit.services.config
  const frames = captcha === null || !canAsk(visit) ? [] : [new URL(captcha.baseUrl).origin]
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'reporting-endpoints': `csp="${CSP_REPORTS}"`,
    'content-security-policy': contentSecurityPolicy(visit.nonce, frames, visit.route?.makesFiles === true),
    // The nonce must be new for each answer, and a user's page must not reappear after signing out.
    'cache-control': visit.caller.token === null ? 'private, no-cache' : 'no-store',
    vary: 'cookie, user-agent',
    'x-cache': cacheState,
    ...retryAfter(status),
  })
  // The local server buffers compressed answers. This header turns that off, so that browsers see the stream there too.
  if (LOCAL_HOSTS.has(visit.url.hostname)) headers.set('content-encoding', 'identity')
  return new Response(body, { status, headers })
}

/** Whether the page may show a captcha: all pages with the login dialog may, shared links never do. */
function canAsk({ route, crawler }: Visit): boolean {
  return !crawler && route?.payload !== 'shared'
}

function retryAfter(status: number): Record<string, string> {
  return status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {}
}
