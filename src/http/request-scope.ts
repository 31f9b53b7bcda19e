import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Bindings } from '#src/env.ts'
import { toHex } from '#src/lib/encoding.ts'
import type { Origin } from '#src/origin/index.ts'
import type { Services } from '#src/services.ts'
import { readToken } from './session-cookie.ts'
import type { AppEnv } from './types.ts'

/** Services live as long as the isolate: bindings are the same object for all its requests. */
export type Platform = { services: Services; origin: Origin }

/** Gives a request its services, id and token, and writes one log line when it is answered. */
export function requestScope(platformOf: (bindings: Bindings) => Platform): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { services, origin } = platformOf(c.env)
    const requestId = c.req.header('cf-ray') ?? toHex(services.randomBytes(8))
    c.set('services', services)
    c.set('origin', origin)
    c.set('requestId', requestId)
    c.set('token', readToken(c.req.raw.headers))
    const start = services.now()
    c.set('startedAt', start)
    const asked = { calls: 0, ms: 0 }
    c.set('asked', asked)
    await next()
    const duration = services.now() - start
    if (c.res.status !== 101) {
      c.res.headers.set('X-Request-Id', c.get('requestId'))
      c.res.headers.set('Server-Timing', `total;dur=${duration}, api;dur=${asked.ms};desc="${asked.calls} calls"`)
    }
    services.log.info('request', {
      request_id: c.get('requestId'),
      method: c.req.method,
      route: c.get('route') ?? routePath(c, -1),
      status: c.res.status,
      duration_ms: duration,
      api_calls: asked.calls,
      api_ms: asked.ms,
      cache: c.res.headers.get('x-cache'),
    })
  }
}
