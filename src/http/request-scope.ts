import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Bindings } from '#src/env/index.ts'
import { toHex } from '#src/lib/encoding.ts'
import type { Log } from '#src/lib/log.ts'
import type { CallTally, Origin } from '#src/origin/index.ts'
import type { Services } from '#src/services.ts'
import { readToken } from './session-cookie.ts'
import type { AppEnv } from './types.ts'

/** The header that tells a request's id. */
export const REQUEST_ID = 'X-Request-Id'

/** The services of an isolate. The bindings are the same object for all its requests. */
export type Platform = { services: Services; origin: Origin }

/** Gives a request its services, id and token, and logs one line when it is answered. */
export function requestScope(platformOf: (bindings: Bindings) => Platform): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { services, origin } = platformOf(c.env)
    c.set('services', services)
    c.set('origin', origin)
    c.set('requestId', requestIdOf(c.req.raw.headers, services.randomBytes))
    c.set('token', readToken(c.req.raw.headers))
    const start = services.now()
    c.set('startedAt', start)
    const asked = { calls: 0, ms: 0 }
    c.set('asked', asked)
    await next()
    const duration = services.now() - start
    const requestId = c.get('requestId')
    if (c.res.status !== 101) setTimings(c.res.headers, requestId, duration, asked)
    logRequest(services.log, {
      requestId,
      method: c.req.method,
      route: c.get('route') ?? routePath(c, -1),
      status: c.res.status,
      duration,
      asked,
      cache: c.res.headers.get('x-cache'),
    })
  }
}

/** Sets the `Server-Timing` and request id headers. */
export function setTimings(headers: Headers, requestId: string, duration: number, asked: CallTally): void {
  headers.set(REQUEST_ID, requestId)
  headers.set('Server-Timing', `total;dur=${duration}, api;dur=${asked.ms};desc="${asked.calls} calls"`)
}

type Answered = {
  requestId: string
  method: string
  route: string
  status: number
  /** In ms. */
  duration: number
  asked: CallTally
  cache: string | null
}

/** Logs the line of a request. */
export function logRequest(log: Log, { requestId, method, route, status, duration, asked, cache }: Answered): void {
  log.info('request', {
    request_id: requestId,
    method,
    route,
    status,
    duration_ms: duration,
    api_calls: asked.calls,
    api_ms: asked.ms,
    cache,
  })
}

/** The platform's id of the request, or a random one. */
export function requestIdOf(headers: Headers, randomBytes: Services['randomBytes']): string {
  return headers.get('cf-ray') ?? toHex(randomBytes(8))
}
