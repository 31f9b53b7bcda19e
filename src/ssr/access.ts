import { loginPath, type PageError, type PageState } from '#client/entry.server.tsx'
import { errorMessages, type User } from '#src/contract/index.ts'
import { OriginFailure } from '#src/origin/index.ts'
import { readPayload, SessionEnded } from '#src/site/page-data.ts'
import type { Visit } from './visit.ts'

const NOT_SIGNED_IN = 401

/** What a visit leads to, decided before anything is rendered. */
export type Outcome =
  | { kind: 'page'; user: User | null; payload: PageState['payload']; sessionEnded: boolean }
  | { kind: 'error'; user: User | null; error: PageError; sessionEnded: boolean }
  | { kind: 'redirect'; to: string; sessionEnded: boolean }

type Visitor = { user: User | null; sessionEnded: boolean; failed: boolean }

/** Match, validate, access, data: in this order. */
export async function decide(visit: Visit): Promise<Outcome> {
  const visitor = await visitorOf(visit)
  const { user, sessionEnded } = visitor
  const refuse = (status: number, message: string): Outcome => ({
    kind: 'error',
    user,
    error: { status, message },
    sessionEnded,
  })
  if (visit.route === null) return refuse(404, 'Page not found')
  if (!visit.valid) return refuse(404, `Page Not Found: ${visit.url.pathname}`)
  if (visit.route.access === 'user' && user === null) {
    return visitor.failed ? unavailable(visit, visitor) : toLogin(visit, sessionEnded)
  }
  try {
    const payload = await payloadOf(visit)
    return payload === null
      ? refuse(404, errorMessages[visit.locale]['resource.missing'])
      : { kind: 'page', user, payload, sessionEnded }
  } catch (error) {
    if (error instanceof SessionEnded) return toLogin(visit, true)
    if (!(error instanceof OriginFailure)) throw error
    visit.services.log.error('page.data', error, { request_id: visit.caller.requestId })
    return unavailable(visit, visitor)
  }
}

async function visitorOf({ origin, caller, services }: Visit): Promise<Visitor> {
  if (caller.token === null) return { user: null, sessionEnded: false, failed: false }
  try {
    const result = await origin.call('user.Info/index', {}, caller)
    if (result.ok) return { user: result.data, sessionEnded: false, failed: false }
    return { user: null, sessionEnded: result.code === NOT_SIGNED_IN, failed: result.code !== NOT_SIGNED_IN }
  } catch (error) {
    services.log.error('page.user', error, { request_id: caller.requestId })
    return { user: null, sessionEnded: false, failed: true }
  }
}

async function payloadOf(visit: Visit): Promise<PageState['payload'] | null> {
  const name = visit.route?.payload
  if (name === undefined) return {}
  const data = await readPayload(visit, name, { params: visit.params, search: visit.url.searchParams })
  return data && { [name]: data }
}

function toLogin({ locale, url }: Visit, sessionEnded: boolean): Outcome {
  return { kind: 'redirect', to: loginPath(locale, url.pathname + url.search), sessionEnded }
}

function unavailable(visit: Visit, { user, sessionEnded }: Visitor): Outcome {
  const message = errorMessages[visit.locale]['origin.unreachable']
  return { kind: 'error', user, error: { status: 503, message }, sessionEnded }
}
