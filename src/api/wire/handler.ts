import type { EndpointName, endpoints, LastGrant, Locale, OutputOf, ParsedInputOf } from '#src/contract/index.ts'
import type { Services } from '#src/services.ts'
import { ApiError } from './errors.ts'

/** The session of a call. The hash of its token is its primary key; `expiresAt` in ms since 1970. */
export type Session = {
  userId: number
  tokenHash: string
  expiresAt: number
  /** When the user last proved their identity, in ms since 1970. */
  provedAt: number
  /** The user's latest grant from a payment. */
  lastGrant: LastGrant | null
  /** The résumé of the ticket that was used instead of reading the session; null when the session was read. */
  ticketFor: string | null
}

/** What a handler knows about its call besides the input. */
export type Caller = {
  /** With databases as this call must see them (`replicas.ts`). */
  services: Services
  /** The bookmark of the ledger after this call's queries, if the primary answered them; null otherwise. */
  seen: () => string | null
  locale: Locale
  /** The caller's network address, for limits; empty when unknown. */
  address: string
  userAgent: string
  /** The caller's country as an ISO 3166 code; empty when unknown. */
  country: string
  /** For endpoints that use it: the browser's secret, and its location for display. */
  browser: { key: string; place: string }
  session: Session | null
  /** Headers the answer gets, if the call succeeds. */
  answerHeaders: Headers
  /** The hash of the call's token, whether it is valid or not; null without one. */
  tokenHash: string | null
}

/** A file to download: its name, its media type, and its content as bytes or as a stream. */
export class FileOutput {
  readonly name: string
  readonly type: string
  readonly content: ArrayBuffer | ReadableStream<Uint8Array>

  constructor(name: string, type: string, content: ArrayBuffer | ReadableStream<Uint8Array>) {
    this.name = name
    this.type = type
    this.content = content
  }
}

/**
 * Answers one endpoint: parsed input in, data out.
 * @throws ApiError for every refusal
 */
export type Handler<N extends EndpointName> = (
  input: ParsedInputOf<N>,
  caller: Caller,
) => Promise<(typeof endpoints)[N]['output'] extends 'file' ? FileOutput : OutputOf<N>>

/**
 * The session of a call that needs one.
 * @throws ApiError `session.required` for a visitor
 */
export function requireSession(caller: Caller): Session {
  if (caller.session === null) throw new ApiError('session.required')
  return caller.session
}
