import type { MiddlewareHandler } from 'hono'
import { refuseCall } from './api.ts'
import type { AppEnv } from './types.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses unsafe requests that another site's page makes. Browsers send `Sec-Fetch-Site` or `Origin`;
 * a client without both carries no browser's cookies and is let through.
 */
export function sameOriginWrites(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const isForeign =
      (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== new URL(c.req.url).origin)
    return isForeign ? refuseCall(c, 'request.forbidden') : next()
  }
}

/** Refuses reads that another site's page makes or links to; an address typed in by hand is let through. */
export function sameOriginReads(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site') ?? 'none'
    const isOwn = site === 'same-origin' || site === 'none'
    return isOwn || !SAFE_METHODS.has(c.req.method) ? next() : refuseCall(c, 'request.forbidden')
  }
}
