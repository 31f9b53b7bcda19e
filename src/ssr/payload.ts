import type { Context, MiddlewareHandler } from 'hono'
import { clearToken } from '#src/http/session-cookie.ts'
import type { AppEnv } from '#src/http/types.ts'
import { decide, visitorOf } from './access.ts'
import { buildOf } from './assets.ts'
import { isOpen } from './known-search.ts'
import { visitOf } from './visit.ts'

/** The suffix of a payload's address. */
const PAYLOAD_SUFFIX = '/_payload.json'

/** Serves `<path>/_payload.json`: the data the page itself is rendered with. */
export function payloadFiles(): MiddlewareHandler<AppEnv> {
  return async (c, next) => (c.req.path.endsWith(PAYLOAD_SUFFIX) ? servePayload(c) : next())
}

async function servePayload(c: Context<AppEnv>): Promise<Response> {
  const visit = visitOf(c, new URL(c.req.url).pathname.slice(0, -PAYLOAD_SUFFIX.length) || '/')
  const outcome = await decide(visit, await visitorOf(visit))
  const isShared = visit.caller.token === null && isOpen(visit.route)
  const headers = new Headers({
    // Private data must not reappear after signing out.
    'cache-control': isShared ? 'private, no-cache' : 'no-store',
    'x-build': buildOf(visit.locale),
  })
  if (outcome.sessionEnded) clearToken(headers)
  if (outcome.kind === 'redirect') return Response.json({ payload: {}, error: null }, { status: 401, headers })
  const { payload } = outcome
  const error = outcome.kind === 'error' ? outcome.error : null
  return Response.json({ payload, error }, { status: error?.status ?? 200, headers })
}
