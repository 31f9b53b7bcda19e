import type { MiddlewareHandler } from 'hono'
import { endpoints } from '#src/contract/index.ts'
import { endpointNamed, refuseCall } from './api.ts'
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
export function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  return (site !== null && site !== 'same-origin') || hasForeignOrigin(request)
}

/**
 * Refuses reads of the API that no page of ours makes. Some of them change something (the specification has signing
 * out, ordering and redeeming as GET), so nobody may be led to them: only scripts call them. A file may also be shown
 * as a picture, and saved by a link on our own pages.
 */
export function sameOriginReads(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) return next()
    return isOwnRead(c.req.raw, answersFile(new URL(c.req.url).pathname)) ? next() : refuseCall(c, 'request.forbidden')
  }
}

function isOwnRead(request: Request, isFile: boolean): boolean {
  const site = request.headers.get('sec-fetch-site') ?? 'none'
  const mode = request.headers.get('sec-fetch-mode') ?? 'cors'
  if (hasForeignOrigin(request) || (site !== 'same-origin' && site !== 'none')) return false
  if (mode === 'navigate') return isFile && site === 'same-origin'
  return mode === 'cors' || mode === 'same-origin' || (isFile && mode === 'no-cors')
}

function hasForeignOrigin({ headers, url }: Request): boolean {
  const origin = headers.get('origin')
  return origin !== null && origin !== new URL(url).origin
}

function answersFile(path: string): boolean {
  const name = endpointNamed(path)
  return name !== null && endpoints[name].output === 'file'
}
