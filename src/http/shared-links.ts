import type { Context, MiddlewareHandler } from 'hono'
import { isbot } from 'isbot'
import { answerToken, apiErrors, captchaDemand, type Locale } from '#src/contract/index.ts'
import { randomUuid } from '#src/lib/random-uuid.ts'
import { OriginFailure } from '#src/origin/index.ts'
import { callerOf, refuseCall } from './api.ts'
import { readBody } from './request-body.ts'
import { isForeign } from './same-origin.ts'
import { COUNTED, readPass, readSeen, writePass, writeSeen } from './share-cookies.ts'
import type { AppEnv } from './types.ts'

const MAX_FORM_BYTES = 4096
/** Refusals and the reason codes that the page shows. */
const REASONS = new Map<number, string>([
  [apiErrors['request.too-many'].code, 'often'],
  [apiErrors['service.busy'].code, 'busy'],
])

/**
 * Handles the page of a shared résumé: accepts the password, counts openings, and keeps the page out of caches and
 * search results.
 */
export function sharedLinks(locale: Locale): MiddlewareHandler<AppEnv, '/resume/s/:token'> {
  return async (c, next) => {
    const token = c.req.param('token')
    if (c.req.method === 'POST') return unlock(c, token, locale)
    const [seen] = await Promise.all([countOpening(c, token, locale), next()])
    const { headers } = c.res
    headers.set('x-robots-tag', 'noindex, nofollow, noarchive')
    headers.set('cache-control', 'no-store')
    if (seen !== null) writeSeen(headers, token, seen)
  }
}

/** Redirects to the page, with the reason if it stays locked. */
async function unlock(c: Context<AppEnv>, token: string, locale: Locale): Promise<Response> {
  c.set('route', '/resume/s/:token')
  if (isForeign(c.req.raw)) return refuseCall(c, 'request.forbidden')
  const body = await readBody(c.req.raw, MAX_FORM_BYTES)
  if (body === null) return refuseCall(c, 'body.too-large')
  const form = new URLSearchParams(new TextDecoder().decode(body))
  const { pathname } = new URL(c.req.url)
  const headers = new Headers({ location: pathname, 'cache-control': 'no-store' })
  const answer = await attempt(c, token, form, locale)
  if (answer instanceof URLSearchParams) headers.set('location', `${pathname}?${answer}`)
  else writePass(headers, token, answer.pass)
  return new Response(null, { status: 303, headers })
}

/** The pass, or the reason to show. */
async function attempt(c: Context<AppEnv>, token: string, form: URLSearchParams, locale: Locale) {
  const question = form.get('captcha_question')
  const captcha = question === null ? undefined : answerToken(question, form.get('captcha_answer') ?? '')
  const input = { token, password: form.get('password') ?? '', captcha }
  try {
    const result = await c.get('origin').call('resume.Share/unlock', input, callerOf(c, locale))
    if (result.ok) return result.data
    if (result.code === apiErrors['captcha.required'].code) {
      return refused('person', captchaDemand.parse(result.refusal).question)
    }
    return refused(REASONS.get(result.code) ?? 'wrong')
  } catch (error) {
    if (!(error instanceof OriginFailure)) throw error
    c.get('services').log.error('share.unlock', error, { request_id: c.get('requestId') })
    return refused('failed')
  }
}

/** The reason for the page, with the captcha question if there is one. */
function refused(reason: string, ask?: string): URLSearchParams {
  return new URLSearchParams({ refused: reason, ...(ask !== undefined && { ask }) })
}

/**
 * Counts an opening, except by crawlers, link previews, reloads and the owner.
 * @returns what to remember in this browser
 */
async function countOpening(c: Context<AppEnv>, token: string, locale: Locale): Promise<string | null> {
  const { headers, method } = c.req.raw
  const isReader = method === 'GET' && !isbot(headers.get('user-agent') ?? '') && headers.get('sec-purpose') === null
  const seen = readSeen(headers, token)
  if (!isReader || seen === COUNTED) return null
  const { randomBytes, log } = c.get('services')
  const key = seen ?? randomUuid(randomBytes)
  try {
    const caller = { ...callerOf(c, locale), browser: { key: readPass(headers, token), place: '' } }
    const result = await c.get('origin').call('resume.Share/count', { token, key }, caller)
    return result.ok && result.data.counted ? COUNTED : null
  } catch (error) {
    // The résumé is shown all the same. The call may have succeeded, so the next try uses the same key.
    log.error('share.count', error, { request_id: c.get('requestId') })
    return key
  }
}
