import type { MiddlewareHandler } from 'hono'
import { sha256Hex } from '#src/lib/digest.ts'
import { refuseCall } from './api.ts'
import type { AppEnv } from './types.ts'

/**
 * Answers another server of ours, whose API this one is, in the API's own protocol: with bearer tokens instead of
 * cookies, and with whose call it is as that server says. Pages of browsers cannot send its headers.
 * @param route what the log calls it
 */
export function serverCalls(route: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.header('server') !== 'true') return next()
    const { serve } = c.get('origin')
    if (serve === null || !(await isServerKey(c.req.header('x-api-key'), c.get('services').config.apiKey))) {
      return refuseCall(c, 'request.forbidden')
    }
    c.set('route', route)
    c.set('requestId', c.req.header('x-request-id') ?? c.get('requestId'))
    const answer = await serve(c.req.raw)
    // A WebSocket cannot be wrapped; what a Durable Object answers cannot be changed otherwise.
    return answer.status === 101 ? answer : new Response(answer.body, answer)
  }
}

/** Whether a caller has shown our servers' key. Hashes are compared: how long that takes tells nothing about it. */
export async function isServerKey(shown: string | undefined, key: string | null): Promise<boolean> {
  return key !== null && shown !== undefined && (await sha256Hex(shown)) === (await sha256Hex(key))
}
