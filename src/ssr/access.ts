import { loginPath, type PageError, type PageState } from '#client/entry.server.tsx'
import { errorMessages, type User } from '#src/contract/index.ts'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'
import { knownReader, readerMemory } from '#src/http/known-readers.ts'
import { OriginFailure } from '#src/origin/index.ts'
import { ContentRemoved, readPayload, SessionEnded } from '#src/site/page-data.ts'
import type { Visit } from './visit.ts'

/** The outcome of a visit, decided before anything is rendered. */
export type PageOutcome =
  | { kind: 'page'; user: User | null; payload: PageState['payload']; sessionEnded: boolean }
  | { kind: 'error'; user: User | null; error: PageError; payload: PageState['payload']; sessionEnded: boolean }
  | { kind: 'redirect'; to: string; sessionEnded: boolean }

type Payload = PageState['payload'] | null

/** The signed-in user, as far as the API could tell; for a private page also its data, which is loaded in parallel. */
export type Visitor = { user: User | null; sessionEnded: boolean; failed: boolean; loading?: Promise<Payload> }

/** Decides in this order: match, validate, access, data. */
export async function decide(visit: Visit, visitor: Visitor): Promise<PageOutcome> {
  const { user, sessionEnded } = visitor
  /** For missing content, the page suggests something else. */
  const refuse = async (status: 404 | 410, message: string): Promise<PageOutcome> => ({
    kind: 'error',
    user,
    error: { status, message },
    payload: await popular(visit),
    sessionEnded,
  })
  if (visit.route === null) return refuse(404, 'Page not found')
  if (!visit.valid) return refuse(404, `Page Not Found: ${visit.url.pathname}`)
  if (visit.route.access === 'user' && user === null) {
    return visitor.failed ? unavailable(visit, visitor) : toLogin(visit, sessionEnded)
  }
  try {
    const payload = await (visitor.loading ?? payloadOf(visit))
    return payload === null
      ? refuse(404, errorMessages[visit.locale]['resource.missing'])
      : { kind: 'page', user, payload, sessionEnded }
  } catch (error) {
    if (error instanceof SessionEnded) return toLogin(visit, true)
    if (error instanceof ContentRemoved) return refuse(410, errorMessages[visit.locale][error.key])
    if (!(error instanceof OriginFailure)) throw error
    visit.services.log.error('page.data', error, { request_id: visit.caller.requestId })
    return unavailable(visit, visitor)
  }
}

/**
 * Returns the user of the session. The API is not asked without a session, nor for a public page if it has just
 * answered. A private page's data is requested in parallel, because the API checks the session itself.
 */
export async function visitorOf(visit: Visit): Promise<Visitor> {
  const { origin, caller, services, locale } = visit
  const { headers } = visit.request
  if (caller.token === null) return { user: null, sessionEnded: false, failed: false }
  const isPrivate = visit.route?.access === 'user'
  const known = isPrivate ? null : knownReader(services, headers, locale)
  if (known !== null) return { user: known, sessionEnded: false, failed: false }
  const remember = readerMemory(services, headers, locale)
  const loading = isPrivate ? payloadOf(visit) : undefined
  // A failure reaches whoever awaits the data; for visitors who may not see it, nobody does.
  loading?.catch(() => {})
  try {
    const result = await origin.call('user.Info/index', {}, caller)
    if (result.ok) {
      remember(result.data)
      return { user: result.data, sessionEnded: false, failed: false, ...(loading && { loading }) }
    }
    return { user: null, sessionEnded: result.code === NOT_SIGNED_IN, failed: result.code !== NOT_SIGNED_IN }
  } catch (error) {
    services.log.error('page.user', error, { request_id: caller.requestId })
    return { user: null, sessionEnded: false, failed: true }
  }
}

async function payloadOf(visit: Visit): Promise<Payload> {
  if (visit.route?.status === 404) return popular(visit)
  const name = visit.route?.payload
  if (name === undefined) return {}
  const data = await readPayload(visit, name, { params: visit.params, search: visit.search })
  return data && { [name]: data }
}

/** Popular content, for visitors who did not find what they wanted. */
async function popular(visit: Visit): Promise<PageState['payload']> {
  if (visit.crawler) return {}
  try {
    const home = await readPayload(visit, 'home', { params: {}, search: new URLSearchParams() })
    return home ? { home } : {}
  } catch (error) {
    visit.services.log.error('page.popular', error, { request_id: visit.caller.requestId })
    return {}
  }
}

function toLogin({ locale, url }: Visit, sessionEnded: boolean): PageOutcome {
  return { kind: 'redirect', to: loginPath(locale, url.pathname + url.search), sessionEnded }
}

function unavailable(visit: Visit, { user, sessionEnded }: Visitor): PageOutcome {
  const message = errorMessages[visit.locale]['origin.unreachable']
  return { kind: 'error', user, error: { status: 503, message }, payload: {}, sessionEnded }
}
