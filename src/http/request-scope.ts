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
    await next()
    if (c.res.status !== 101) c.res.headers.set('X-Request-Id', requestId)
    services.log.info('request', {
      request_id: requestId,
      method: c.req.method,
      route: c.get('route') ?? routePath(c, -1),
      status: c.res.status,
      duration_ms: services.now() - start,
      cache: c.res.headers.get('x-cache'),
    })
  }
}
