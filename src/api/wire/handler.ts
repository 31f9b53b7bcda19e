import type { EndpointName, endpoints, LastGrant, Locale, OutputOf, ParsedInputOf } from '#src/contract/index.ts'
import type { Services } from '#src/services.ts'
import { ApiError } from './errors.ts'

/** Whose call it is; the hash is the primary key of the session, `expiresAt` in ms since 1970. */
export type Session = {
  userId: number
  tokenHash: string
  expiresAt: number
  /** When its owner last showed who they are, in ms since 1970. */
  provedAt: number
  /** What a payment gave its user last. */
  lastGrant: LastGrant | null
}

/** What a handler knows about its call besides the input. */
export type Caller = {
  services: Services
  locale: Locale
  /** The caller's network address, for limits; empty when unknown. */
  address: string
  userAgent: string
  /** Where the caller is, by its ISO 3166 code; empty when unknown. */
  country: string
  /** The secret only the caller's browser has, where it was asked for, and where the browser is, for people. */
  browser: { key: string; place: string }
  session: Session | null
  /** The hash of the token it came with, whether that is good or not; null without one. */
  tokenHash: string | null
}

/** A file to be downloaded: its name for people, its media type, its content, at once or as it is made. */
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
