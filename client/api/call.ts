import type { DataEndpointName, EndpointName, InputOf, OutputOf } from '#src/contract/endpoints.ts'
import type { Envelope } from '#src/contract/envelope.ts'
import { type Locale, localeTags } from '#src/contract/locale.ts'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'
import { posts } from '#src/contract/posts.ts'

/** Thrown when a call fails: the envelope's code and message, or `NO_ANSWER` and no message when nothing came back. */
export class CallFailure extends Error {
  readonly code: number
  /** Error texts by field of the input. */
  readonly errors: Readonly<Record<string, string>>
  /** How long to wait before the next try, in seconds. */
  readonly retryAfter: number | undefined
  /** The `data` of a refusal. */
  readonly data: unknown
  /** The HTTP status of an answer that did not come from our API; 0 for answers of our API, and when there was none. */
  readonly status: number

  constructor(code: number, message: string, { errors = {}, retry_after, data }: Partial<Envelope> = {}, status = 0) {
    super(message)
    this.code = code
    this.status = status
    this.errors = errors
    this.retryAfter = retry_after
    this.data = data
  }
}

/** The code with which a call fails when no answer came, or one that cannot be read. */
export const NO_ANSWER = -1

/** Whether a call failed without an answer: what it asked for may have been done or not. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CallFailure && error.code === NO_ANSWER
}

/** The code of a refusal that says that the thing does not exist for this account, or no longer does. */
const MISSING = 0

/** Whether a failed call says that what was asked for does not exist, or is deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof CallFailure && error.code === MISSING
}

/** How long a call may take, in ms. The Worker answers within 15 s; the rest is for slow networks, and for pictures. */
const READ_MS = 30_000
const CHANGE_MS = 120_000

/** The code of an answer; HTTP status 401 always means a missing session. */
export function codeOf({ status }: Response, code: number): number {
  return status === NOT_SIGNED_IN ? status : code
}

export type Answer<N extends DataEndpointName> = { data: OutputOf<N>; message: string }

/** Calls an endpoint of this site's own API; everything but `code: 1` is thrown as a CallFailure. */
export type Call = <N extends DataEndpointName>(name: N, input: InputOf<N>, options?: CallOptions) => Promise<Answer<N>>
/** `keepalive`: the call goes on when the page is left. */
export type CallOptions = { signal?: AbortSignal; keepalive?: boolean }

/**
 * Creates the function that makes calls. It asks for `locale` at each call, because the language can change without a
 * reload.
 */
export function createCall(fetcher: typeof fetch, locale: () => Locale): Call {
  return async (name, input, options) => {
    const { response, envelope } = await send(fetcher, requestFor(name, input, locale()), options)
    const code = codeOf(response, envelope.code)
    if (code !== 1) throw new CallFailure(code, envelope.msg, envelope)
    // The Worker has already reduced `data` to the endpoint's output schema. Public pages carry no schema code to check
    // it again.
    return { data: envelope.data as never, message: envelope.msg }
  }
}

function requestFor(name: EndpointName, input: object, locale: Locale): Request {
  const url = new URL(`/api/${name}`, location.origin)
  const headers = { 'accept-language': localeTags[locale] }
  if (posts.includes(` ${name.slice(name.indexOf('/') + 1)} `)) {
    return new Request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
  }
  for (const [key, value] of Object.entries(input)) if (value !== undefined) url.searchParams.set(key, String(value))
  return new Request(url, { headers })
}

/** Sends a request and reads its answer; a call that takes too long counts as one without an answer. */
async function send(fetcher: typeof fetch, request: Request, { signal, keepalive = false }: CallOptions = {}) {
  const ended = new AbortController()
  const end = () => ended.abort(signal?.reason)
  const timer = setTimeout(end, request.method === 'GET' ? READ_MS : CHANGE_MS)
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  try {
    const response = await fetcher(request, { signal: ended.signal, keepalive })
    return { response, envelope: await readEnvelope(response) }
  } catch (error) {
    if (signal?.aborted || error instanceof CallFailure) throw error
    throw new CallFailure(NO_ANSWER, '')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** Reads the envelope of an answer; anything else (a proxy's HTML page, a cut connection) counts as no answer. */
async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    const body: Envelope = await response.json()
    if (typeof body?.code === 'number') return body
  } catch {
    // Not JSON: handled below.
  }
  throw new CallFailure(codeOf(response, NO_ANSWER), '', {}, response.status)
}
