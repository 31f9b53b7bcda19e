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
    return isForeign(c.req.raw) ? refuseCall(c, 'request.forbidden') : next()
  }
}

/** Whether a request says that another site's page makes it. */
export function isForeign({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  return (site !== null && site !== 'same-origin') || (origin !== null && origin !== new URL(url).origin)
}

/** Refuses reads that another site's page makes or links to; an address typed in by hand is let through. */
export function sameOriginReads(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site') ?? 'none'
    const isOwn = site === 'same-origin' || site === 'none'
    return isOwn || !SAFE_METHODS.has(c.req.method) ? next() : refuseCall(c, 'request.forbidden')
  }
}
