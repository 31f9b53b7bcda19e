import {
  type DataEndpointName,
  type EndpointName,
  endpointPath,
  endpoints,
  envelope,
  type InputOf,
  type Locale,
  localeTags,
  OK,
  type OutputOf,
  parseOutput,
} from '#src/contract/index.ts'
import type { Services } from '#src/services.ts'
import { embeddedTransport } from './embedded.ts'
import { remoteTransport } from './remote.ts'
import { type Transport, withRetry } from './transport.ts'

/** On whose behalf a call is made. */
export type Caller = {
  token: string | null
  locale: Locale
  address: string
  requestId: string
  /** For calls bound to one browser: a secret only it has, and where it is, for people. */
  browser?: { key: string; place: string }
}

/** Data, or the code and message of a refusal. */
export type CallResult<N extends DataEndpointName> =
  | { ok: true; data: OutputOf<N> }
  | { ok: false; code: number; message: string }

/** A call as a browser made it; `search` with its question mark, `body` empty for GET. */
export type BrowserCall = { name: EndpointName; search: string; headers: Headers; body: Uint8Array<ArrayBuffer> }

/** The port to the API, embedded or remote. */
export type Origin = {
  /**
   * Calls an endpoint for a page and checks what comes back.
   * @throws OriginFailure when there is no answer in time, or none that fits the contract
   */
  call: <N extends DataEndpointName>(name: N, input: InputOf<N>, caller: Caller) => Promise<CallResult<N>>
  /** Passes a browser's call on, with the origin's own headers, and gives back its answer. */
  forward: (call: BrowserCall, caller: Caller) => Promise<Response>
  /** Opens a WebSocket at a path of the API. */
  connect: (path: string, caller: Caller) => Promise<Response>
}

/** The API could not be reached, or what it said was not an answer. */
export class OriginFailure extends Error {}

const CALL_TIMEOUT_MS = 3000
const FORWARD_TIMEOUT_MS = 15_000
/** A path below an address nobody reads: transports look at path and query only. */
const PLACEHOLDER_BASE = 'http://origin'

/** Builds the port the configuration asks for. */
export function createOrigin(services: Services): Origin {
  const { apiBase } = services.config
  const transport = withRetry(
    apiBase === undefined ? embeddedTransport(services) : remoteTransport(apiBase, services.fetch),
  )
  return {
    call: (name, input, caller) => callEndpoint(transport, name, input, caller),
    forward: (call, caller) => transport(forwardedRequest(call, caller)),
    connect: (path, caller) => {
      const headers = originHeaders(caller)
      headers.set('upgrade', 'websocket')
      return transport(new Request(new URL(path, PLACEHOLDER_BASE), { headers }))
    },
  }
}

async function callEndpoint<N extends DataEndpointName>(
  transport: Transport,
  name: N,
  input: InputOf<N>,
  caller: Caller,
): Promise<CallResult<N>> {
  const body = await readEnvelope(name, await send(transport, name, endpointRequest(name, input, caller)))
  if (body.code !== OK) return { ok: false, code: body.code, message: body.msg }
  try {
    return { ok: true, data: parseOutput(name, body.data) }
  } catch (error) {
    throw new OriginFailure(`${name} answered with data that does not fit the contract`, { cause: error })
  }
}

async function send(transport: Transport, name: EndpointName, request: Request): Promise<Response> {
  try {
    return await transport(request)
  } catch (error) {
    throw new OriginFailure(`${name} did not answer`, { cause: error })
  }
}

async function readEnvelope(name: EndpointName, response: Response) {
  const body = envelope.safeParse(await response.json().catch(() => null))
  if (!body.success) throw new OriginFailure(`${name} answered ${response.status} without an envelope`)
  if (response.status >= 500) throw new OriginFailure(`${name} answered ${response.status}: ${body.data.msg}`)
  return body.data
}

function endpointRequest(name: EndpointName, input: object, caller: Caller): Request {
  const url = new URL(endpointPath(name), PLACEHOLDER_BASE)
  for (const [key, value] of Object.entries(input)) if (value !== undefined) url.searchParams.set(key, String(value))
  return new Request(url, { headers: originHeaders(caller), signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
}

/** Only listed headers go out: the browser's cookies and anything it made up stay here. */
function forwardedRequest({ name, search, headers: sent, body }: BrowserCall, caller: Caller): Request {
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
    signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
  })
}

/** What every call to the API carries (specification §7). */
function originHeaders({ token, locale, address, requestId, browser }: Caller): Headers {
  const headers = new Headers({
    server: 'true',
    'accept-language': localeTags[locale],
    'x-client-address': address,
    'x-request-id': requestId,
  })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (browser !== undefined) {
    headers.set('x-browser-key', browser.key)
    headers.set('x-client-place', encodeURIComponent(browser.place))
  }
  return headers
}
