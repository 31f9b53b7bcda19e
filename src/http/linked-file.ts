import type { MiddlewareHandler } from 'hono'
import { callerOf } from './api.ts'
import type { AppEnv } from './types.ts'

/** The file under a short-lived link, to be shown or saved; a link that has ended leads nowhere, like any other. */
export function linkedFile(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('route', '/file/:key')
    const search = `?${new URLSearchParams({ key: c.req.param('key') ?? '' })}`
    const call = { name: 'user.Resume/linkedFile', headers: c.req.raw.headers, search, body: new Uint8Array() } as const
    const answer = await c.get('origin').forward(call, callerOf(c))
    const disposition = answer.headers.get('content-disposition')
    if (!answer.ok || disposition === null) return next()
    return new Response(answer.body, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': disposition.replace(/^attachment/, 'inline'),
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  }
}
