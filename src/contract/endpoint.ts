import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/**
 * The header of an answer with a ticket: a secret of the browser for its next calls of this kind, for under a minute.
 */
export const TICKET_HEADER = 'x-ticket'

/** The largest picture in bytes: 1 MB in base64. */
export const PICTURE_BODY = 1_500_000
/** The largest PDF file in bytes: 2 MB in base64. */
export const FILE_BODY = 3_000_000

/**
 * The header with a bookmark of the databases. In a request it names the state the answer must include at least, in an
 * answer the state that was read; replicas of the databases may be behind it.
 */
export const BOOKMARK_HEADER = 'x-bookmark'

/**
 * One API call. GET inputs come from the query string, POST inputs from a JSON body. `auth: 'user'` refuses visitors;
 * `'ended'` does too, but still answers a session that this very call has ended; `'optional'` answers everybody;
 * `output: 'file'` is a download.
 */
export type Endpoint = {
  method: 'GET' | 'POST'
  auth: 'none' | 'optional' | 'user' | 'ended'
  input: Schema
  output: Schema | 'file'
  /**
   * What the call does to the browser's session: `starts` one with the token of the answer, `ends` it whatever the
   * answer, or ends it if the call succeeds.
   */
  session?: 'starts' | 'ends' | 'ends-if-done'
  /** Whether the call may change, or tells, who is signed in or what pages show of that user. */
  renews?: true
  /**
   * The secret of the browser that is sent along: `new-qr` makes one for a sign-in by QR code, `qr` sends it, `pass`
   * sends the pass of a link, `ticket` the one the last answer to the same call gave.
   */
  secret?: 'new-qr' | 'qr' | 'pass' | 'ticket'
  /** The largest body in bytes; 64 KB if not given. */
  maxBody?: number
  /** The largest file in bytes; 64 MB if not given. */
  maxFile?: number
}
