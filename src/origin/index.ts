import {
  apiErrors,
  BOOKMARK_HEADER,
  type DataEndpointName,
  type EndpointName,
  endpointPath,
  endpoints,
  envelope,
  type InputOf,
  type Locale,
  localeTags,
  maxFileOf,
  OK,
  type OutputOf,
  parseOutput,
} from '#src/contract/index.ts'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'
import { type Transport, withRetry } from '#src/lib/retry.ts'
import { withTimeout } from '#src/lib/with-timeout.ts'
import type { Services } from '#src/services.ts'
import { embeddedTransport } from './embedded.ts'
import { readJson, received, receivedSocket } from './received.ts'
import { remoteTransport } from './remote.ts'

/** The number of calls made, and their total time in ms. */
export type CallTally = { calls: number; ms: number }

/** On whose behalf the Worker makes a call. */
export type Requester = {
  token: string | null
  locale: Locale
  address: string
  /** An ISO 3166 code; empty when unknown. */
  country: string
  requestId: string
  /** The state of the databases that the answer must include at least, if a read replica gives it. */
  bookmark?: string | null
  /** Counts the calls made for one request. */
  asked?: CallTally
  /** Until when the request waits for data, in ms since 1970. */
  deadline?: number
  /** For calls bound to one browser: its secret, and its location as a place name. */
  browser?: { key: string; place: string }
}

/** The data of an answer, or the code, message and data of a refusal. */
export type CallResult<N extends DataEndpointName> =
  | { ok: true; data: OutputOf<N> }
  | { ok: false; code: number; message: string; refusal: unknown }

/** A call made by a browser. `search` includes its question mark; `body` is empty for GET. */
export type BrowserCall = { name: EndpointName; search: string; headers: Headers; body: Uint8Array<ArrayBuffer> }

/** The port to the API, embedded or remote. */
export type Origin = {
  /**
   * Calls an endpoint for a page and validates the answer.
   * @throws OriginFailure when the answer is late, missing or violates the contract
   */
  call: <N extends DataEndpointName>(name: N, input: InputOf<N>, caller: Requester) => Promise<CallResult<N>>
  /** Forwards a browser's call with the origin's own headers, and returns the permitted parts of the answer. */
  forward: (call: BrowserCall, caller: Requester) => Promise<Response>
  /** Opens a WebSocket at a path of the API. */
  connect: (path: string, caller: Requester) => Promise<Response>
  /** Serves other servers in the API's own protocol; null when the API is remote. */
  serve: Transport | null
}

/** Thrown when the API could not be reached or did not answer properly. */
export class OriginFailure extends Error {}

const READ_TIMEOUT_MS = 2500
/**
 * The timeout of changing calls, in ms. It is longer than for reads, because an abandoned call may have been carried
 * out.
 */
const CHANGE_TIMEOUT_MS = 15_000
const FORWARD_TIMEOUT_MS = 15_000
/** A base for request addresses; transports use only path and query. */
const PLACEHOLDER_BASE = 'http://origin'

/** Creates the port to the configured API. */
export function createOrigin(services: Services): Origin {
  const { apiBase, apiKey } = services.config
  const { inner } = services
  const reach: typeof fetch = inner === null ? services.fetch : (input, init) => inner.fetch(new Request(input, init))
  const embedded = apiBase === undefined ? embeddedTransport(services) : null
  const transport = withRetry(embedded ?? remoteTransport(apiBase ?? '', reach, apiKey))
  const { now } = services

  /** Makes a call with a timeout and counts it. */
  async function ask<T>(caller: Requester, ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const start = now()
    try {
      return await withTimeout(services.after, ms, task)
    } finally {
      if (caller.asked) {
        caller.asked.calls += 1
        caller.asked.ms += now() - start
      }
    }
  }

  return {
    call: (name, input, caller) => {
      const longest = endpoints[name].method === 'POST' ? CHANGE_TIMEOUT_MS : READ_TIMEOUT_MS
      const patience = Math.min(longest, (caller.deadline ?? Number.POSITIVE_INFINITY) - now())
      const asking = () =>
        ask(caller, patience, async (signal) => {
          const response = await transport(endpointRequest(name, input, caller, signal), caller)
          return { status: response.status, body: await readJson(response) }
        })
      return callEndpoint(name, asking)
    },
    forward: (call, caller) =>
      ask(caller, FORWARD_TIMEOUT_MS, async (signal) =>
        received(await transport(forwardedRequest(call, caller, signal)), maxFileOf(call.name)),
      ),
    connect: (path, caller) =>
      ask(caller, FORWARD_TIMEOUT_MS, async (signal) => {
        const headers = originHeaders(caller)
        headers.set('upgrade', 'websocket')
        return receivedSocket(await transport(new Request(new URL(path, PLACEHOLDER_BASE), { headers, signal })))
      }),
    serve: embedded,
  }
}

/** The status of an answer, and its JSON, if it is that. */
type Received = { status: number; body: unknown }

async function callEndpoint<N extends DataEndpointName>(name: N, ask: () => Promise<Received>): Promise<CallResult<N>> {
  const answer = await send(name, ask)
  if (answer.status === NOT_SIGNED_IN) return { ok: false, code: NOT_SIGNED_IN, message: '', refusal: undefined }
  const body = envelopeOf(name, answer)
  if (body.code !== OK) return { ok: false, code: body.code, message: body.msg, refusal: body.data }
  try {
    return { ok: true, data: parseOutput(name, body.data) }
  } catch (error) {
    throw new OriginFailure(`${name} answered with data that does not fit the contract`, { cause: error })
  }
}

async function send(name: EndpointName, ask: () => Promise<Received>): Promise<Received> {
  try {
    return await ask()
  } catch (error) {
    throw new OriginFailure(`${name} did not answer`, { cause: error })
  }
}

function envelopeOf(name: EndpointName, { status, body }: Received) {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) throw new OriginFailure(`${name} answered ${status} without an envelope`)
  // `service.busy` is a refusal like others, although its status is 503.
  const isRefusal = parsed.data.code === apiErrors['service.busy'].code
  if (status >= 500 && !isRefusal) throw new OriginFailure(`${name} answered ${status}: ${parsed.data.msg}`)
  return parsed.data
}

function endpointRequest(name: EndpointName, input: object, caller: Requester, signal: AbortSignal): Request {
  const { method } = endpoints[name]
  const url = new URL(endpointPath(name), PLACEHOLDER_BASE)
  const headers = originHeaders(caller)
  if (method === 'POST') {
    headers.set('content-type', 'application/json')
    return new Request(url, { method, headers, body: JSON.stringify(input), signal })
  }
  for (const [key, value] of Object.entries(input)) if (value !== undefined) url.searchParams.set(key, String(value))
  return new Request(url, { headers, signal })
}

/** Forwards only listed headers: the browser's cookies and unknown headers stop here. */
function forwardedRequest(
  { name, search, headers: sent, body }: BrowserCall,
  caller: Requester,
  signal: AbortSignal,
): Request {
  const headers = originHeaders(caller)
  for (const header of ['content-type', 'user-agent', 'accept']) {
    const value = sent.get(header)
    if (value !== null) headers.set(header, value)
  }
  const { method } = endpoints[name]
  return new Request(new URL(endpointPath(name) + search, PLACEHOLDER_BASE), {
    method,
    headers,
    body: method === 'GET' ? null : body,
    signal,
  })
}

/** The headers of every call to the API (specification §7). */
function originHeaders({ token, locale, address, country, requestId, bookmark, browser }: Requester): Headers {
  const headers = new Headers({
    server: 'true',
    'accept-language': localeTags[locale],
    'x-client-address': address,
    'x-request-id': requestId,
  })
  if (country !== '') headers.set('x-client-country', country)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (bookmark) headers.set(BOOKMARK_HEADER, bookmark)
  if (browser !== undefined) {
    headers.set('x-browser-key', browser.key)
    headers.set('x-client-place', encodeURIComponent(browser.place))
  }
  return headers
}
