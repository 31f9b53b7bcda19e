import type { Context, MiddlewareHandler } from 'hono'
import { envelope, errorMessages, localeOf } from '#src/contract/index.ts'
import { callerOf, reach } from './api.ts'
import type { AppEnv } from './types.ts'

const RETRY_AFTER_S = 30
const TOO_MANY = 429

/** Serves the file behind a short-lived link, to be shown or saved; 404 when the link has expired. */
export function linkedFile(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('route', '/file/:key')
    const answer = await ask(c)
    const disposition = answer?.headers.get('content-disposition')
    if (!disposition) return (await isRefusal(answer)) ? next() : unavailable(c)
    return new Response(answer?.body, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': disposition.replace(/^attachment/, 'inline'),
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  }
}

/** Null when the API gave no answer, failed, or has been asked too often: none of these says that the file is gone. */
async function ask(c: Context<AppEnv>): Promise<Response | null> {
  const search = `?${new URLSearchParams({ key: c.req.param('key') ?? '' })}`
  const call = { name: 'user.Resume/linkedFile', headers: c.req.raw.headers, search, body: new Uint8Array() } as const
  const answer = await reach(c, call.name, (origin) => origin.forward(call, callerOf(c)))
  return answer !== null && answer.status < 500 && answer.status !== TOO_MANY ? answer : null
}

/** Whether the API has refused the call, as it does when there is no such file. */
async function isRefusal(answer: Response | null): Promise<boolean> {
  return envelope.safeParse(await answer?.json().catch(() => null)).success
}

/** The file may exist, so the visitor is asked to try again. */
function unavailable(c: Context<AppEnv>): Response {
  const text = errorMessages[localeOf(c.req.header('accept-language'))]['service.unavailable']
  return c.text(text, 503, { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_S) })
}
