import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/**
 * One API call. GET inputs come from the query string, POST inputs from a JSON body.
 * `auth: 'user'` refuses visitors; `'ended'` too, but answers the session it has ended; `'optional'` answers both;
 * `output: 'file'` is a download.
 */
export type Endpoint = {
  method: 'GET' | 'POST'
  auth: 'none' | 'optional' | 'user' | 'ended'
  input: Schema
  output: Schema | 'file'
  /** What the call does to the browser's session: begins one with the answer's token, ends it, ends it by success. */
  session?: 'starts' | 'ends' | 'ends-if-done'
  /** The secret of the browser that goes with the call: of a sign-in by QR code, which one call makes; of a link. */
  secret?: 'new-qr' | 'qr' | 'pass'
  /** The largest body in bytes, where the usual 64 KB are not enough. */
  maxBody?: number
  /** The largest file in bytes, where the usual 64 MB are not enough. */
  maxFile?: number
}
