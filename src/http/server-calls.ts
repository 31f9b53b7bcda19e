import type { MiddlewareHandler } from 'hono'
import { isSecret } from '#src/lib/digest.ts'
import { refuseCall } from './api.ts'
import type { AppEnv } from './types.ts'

/**
 * Serves calls of our other servers, for which this one is the API, in the API's own protocol: with bearer tokens
 * instead of cookies, and with the caller's data as that server sends it. Pages in browsers cannot send its headers.
 * @param route the name in the log
 */
export function serverCalls(route: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.header('server') !== 'true') return next()
    const { serve } = c.get('origin')
    if (serve === null || !(await isSecret(c.req.header('x-api-key'), c.get('services').config.apiKey))) {
      return refuseCall(c, 'request.forbidden')
    }
    c.set('route', route)
    c.set('requestId', c.req.header('x-request-id') ?? c.get('requestId'))
    const answer = await serve(c.req.raw)
    // The answer of a WebSocket cannot be wrapped; other answers must be, because those of Durable Objects are
    // immutable.
    return answer.status === 101 ? answer : new Response(answer.body, answer)
  }
}
