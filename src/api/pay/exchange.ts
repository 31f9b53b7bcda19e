import { readBytes } from '#src/lib/bytes.ts'

/** The answer of a request; `none` when there was none in time. */
export type HttpAnswer =
  | { kind: 'answer'; status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'none'; reason: string }

const TIME_OUT_MS = 8000
/** The largest answer in bytes; bills are the largest. */
const MAX_ANSWER = 32 * 1024 * 1024

/** Sends one request and never retries it. */
export async function exchange(http: typeof fetch, request: Request): Promise<HttpAnswer> {
  try {
    const response = await http(request, { signal: AbortSignal.timeout(TIME_OUT_MS), redirect: 'manual' })
    const bytes = await readBytes(response.body, MAX_ANSWER)
    return { kind: 'answer', status: response.status, headers: response.headers, bytes }
  } catch (error) {
    // Only the kind of the error: its message may quote the address, which may carry a token.
    return { kind: 'none', reason: error instanceof Error ? error.name : 'Error' }
  }
}
