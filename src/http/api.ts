import type { Context } from 'hono'
import * as z from 'zod/mini'
import {
  type ApiErrorKey,
  apiErrors,
  type Endpoint,
  type EndpointName,
  type Envelope,
  endpointPath,
  endpoints,
  envelope,
  failureEnvelope,
  isEndpoint,
  localeOf,
  maxBodyOf,
  OK,
  perhapsSignedIn,
  type SignedIn,
  shareToken,
  signedIn,
  type User,
} from '#src/contract/index.ts'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'
import type { Origin, Requester } from '#src/origin/index.ts'
import { clearBrowserKey, newBrowserKey, readBrowserKey, writeBrowserKey } from './browser-key.ts'
import { clientAddress } from './client-address.ts'
import { countryOf, placeOf } from './client-place.ts'
import { forgetReaders } from './known-readers.ts'
import { discardBody, parsedJson, readBody } from './request-body.ts'
import {
  clearToken,
  moveBookmark,
  moveTicket,
  readBookmark,
  readTicket,
  renewHint,
  writeToken,
} from './session-cookie.ts'
import { readPass } from './share-cookies.ts'
import type { AppEnv } from './types.ts'

const postedLink = z.object({ token: shareToken })
/** How long a page waits for all its data together, in ms. */
const PAGE_PATIENCE_MS = 2000
/** The same for a form's answer, in ms: its sender would rather wait than send it again. */
const FORM_PATIENCE_MS = 15_000

/** The meaning of an answer without an envelope, by its status; any other is a bad gateway. */
const STATUS_FAILURES: Readonly<Record<number, ApiErrorKey>> = {
  400: 'input.invalid',
  401: 'session.required',
  403: 'request.forbidden',
  404: 'endpoint.unknown',
  413: 'body.too-large',
  429: 'request.too-many',
  500: 'server.fault',
  503: 'service.unavailable',
}

/** The requester of API calls for this request. */
export function callerOf(c: Context<AppEnv>, locale = localeOf(c.req.header('accept-language'))): Requester {
  return {
    token: c.get('token'),
    locale,
    address: clientAddress(c),
    country: countryOf(c.req.raw),
    requestId: c.get('requestId'),
    bookmark: readBookmark(c.req.raw.headers),
    deadline: c.get('startedAt') + (c.req.method === 'POST' ? FORM_PATIENCE_MS : PAGE_PATIENCE_MS),
    asked: c.get('asked'),
  }
}

/** Forwards a browser's call to the API, and moves the session between cookie and bearer token. */
export async function forwardCall(c: Context<AppEnv>): Promise<Response> {
  const name = endpointNamed(new URL(c.req.url).pathname)
  if (name === null) return refuseCall(c, 'endpoint.unknown')
  c.set('route', endpointPath(name))
  const endpoint: Endpoint = endpoints[name]
  if (c.req.method !== endpoint.method) return refuseCall(c, 'method.wrong')
  const content = await readBody(c.req.raw, maxBodyOf(name))
  if (content === null) return refuseCall(c, 'body.too-large')
  const browserKey = browserKeyFor(endpoint, c, content)
  const browser = browserKey === null ? undefined : { key: browserKey, place: placeOf(c.req.raw) }
  const { headers: sent, url } = c.req.raw
  const call = { name, headers: sent, search: new URL(url).search, body: content }
  const answer = await reach(c, name, (origin) => origin.forward(call, { ...callerOf(c), browser }))
  if (endpoint.renews || endpoint.session !== undefined) forgetReaders(c.get('services'))
  if (answer === null) return refuseCall(c, 'origin.unreachable')
  moveBookmark(answer.headers)
  if (answer.ok && answer.headers.has('content-disposition')) return answer
  const headers = new Headers(answer.headers)
  moveTicket(headers)
  const body = await readEnvelope(answer)
  const ends = endpoint.session === 'ends' || (endpoint.session === 'ends-if-done' && body?.code === OK)
  const isOver = ends || answer.status === NOT_SIGNED_IN || body?.code === NOT_SIGNED_IN
  // A request from another site's link arrives without the cookie, so its 401 does not end this browser's session.
  if (isOver && c.get('token') !== null) clearToken(headers)
  else if (endpoint.renews && c.get('token') !== null) renewHint(headers, c.get('services').randomBytes)
  if (body === null)
    return withCookiesOf(headers, await refuseCall(c, STATUS_FAILURES[answer.status] ?? 'origin.unreachable'))
  const fit = fitted(endpoint, body)
  if (fit === null) return refuseCall(c, 'origin.unreachable')
  const data = moveSession(endpoint, fit, headers)
  if (endpoint.secret === 'new-qr' && browserKey !== null) writeBrowserKey(headers, browserKey)
  return new Response(JSON.stringify({ ...body, data }), { status: answer.status, headers })
}

/**
 * Reduces an envelope's data to the contract's schema, because the browser validates nothing. Null when it does not
 * fit.
 */
function fitted({ output }: Endpoint, body: Envelope): Envelope | null {
  if (body.code !== OK) return body
  const found = output === 'file' ? null : output.safeParse(body.data)
  return found?.success ? { ...body, data: found.data } : null
}

async function readEnvelope(answer: Response): Promise<Envelope | null> {
  const body = envelope.safeParse(await answer.json().catch(() => null))
  return body.success ? body.data : null
}

function withCookiesOf(headers: Headers, response: Response): Response {
  for (const cookie of headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  return response
}

/** The endpoint at a path, if the contract has exactly that name; otherwise null. */
export function endpointNamed(pathname: string): EndpointName | null {
  const name = pathname.slice('/api/'.length)
  return isEndpoint(name) ? name : null
}

/** Calls the API; null when it gave no answer. The cause is logged, with the name of the call. */
export async function reach(
  c: Context<AppEnv>,
  call: string,
  ask: (origin: Origin) => Promise<Response>,
): Promise<Response | null> {
  try {
    return await ask(c.get('origin'))
  } catch (error) {
    c.get('services').log.error('origin.unreachable', error, { request_id: c.get('requestId'), call })
    return null
  }
}

/** The browser secret that the endpoint needs, or null. */
function browserKeyFor({ secret }: Endpoint, c: Context<AppEnv>, body: Uint8Array): string | null {
  const { headers } = c.req.raw
  if (secret === undefined) return null
  if (secret === 'ticket') return readTicket(headers)
  if (secret === 'pass') return readPass(headers, c.req.query('token') ?? tokenIn(body))
  if (secret === 'qr') return readBrowserKey(headers)
  return readBrowserKey(headers) ?? newBrowserKey(c.get('services').randomBytes)
}

/** The link a posted input is about; empty when it names none. */
function tokenIn(body: Uint8Array): string {
  return postedLink.safeParse(parsedJson(body)).data?.token ?? ''
}

/** Moves a sign-in's token into the cookie. Returns the data for the browser. */
function moveSession({ session, secret }: Endpoint, { code, data }: Envelope, headers: Headers): unknown {
  if (session !== 'starts' || code !== OK) return data
  if (secret !== 'qr') return moveToken(signedIn.parse(data), headers)
  const answer = perhapsSignedIn.parse(data)
  if (answer.data === null) return answer
  const moved = { ...answer, data: moveToken(answer.data, headers) }
  clearBrowserKey(headers)
  return moved
}

function moveToken({ token, ...user }: SignedIn, headers: Headers): User {
  writeToken(headers, token)
  return user
}

/** Answers in the API's envelope without calling the API. */
export async function refuseCall(c: Context<AppEnv>, key: ApiErrorKey): Promise<Response> {
  await discardBody(c.req.raw)
  const body = { ...failureEnvelope(key, localeOf(c.req.header('accept-language'))), request_id: c.get('requestId') }
  c.header('cache-control', 'no-store')
  return c.json(body, apiErrors[key].status)
}

/**
 * Forwards a browser's WebSocket to the API. The `Origin` is checked, because browsers send cookies whatever page opens
 * the socket.
 */
export async function forwardSocket(c: Context<AppEnv>): Promise<Response> {
  c.set('route', '/sync/:id')
  if (c.req.header('origin') !== new URL(c.req.url).origin) return refuseCall(c, 'request.forbidden')
  if (c.get('token') === null) return refuseCall(c, 'session.required')
  const { pathname } = new URL(c.req.url)
  return (
    (await reach(c, 'sync', (origin) => origin.connect(pathname, callerOf(c)))) ?? refuseCall(c, 'origin.unreachable')
  )
}
