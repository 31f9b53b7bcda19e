import type { MiddlewareHandler } from 'hono'
import { endpoints } from '#src/contract/index.ts'
import { endpointNamed, refuseCall } from './api.ts'
import type { AppEnv } from './types.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses unsafe requests made by another site's page. Browsers send `Sec-Fetch-Site` or `Origin`; clients without both
 * have no browser's cookies and are let through.
 */
export function sameOriginWrites(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next()
    return isForeign(c.req.raw) ? refuseCall(c, 'request.forbidden') : next()
  }
}

/** Whether a request was made by another site's page. */
export function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  return (site !== null && site !== 'same-origin') || hasForeignOrigin(request)
}

/**
 * Refuses GET calls of the API that our own pages did not make. Some of them change something (the specification has
 * signing out, ordering and redeeming as GET), so a link must not trigger them: only scripts may. Files may also be
 * shown as pictures, and saved by a link on our own pages.
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
