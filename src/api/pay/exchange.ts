import { readBytes } from '#src/lib/bytes.ts'

/** What came back over the network; `none` when nothing did in time. */
export type HttpAnswer =
  | { kind: 'answer'; status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'none'; reason: string }

const TIME_OUT_MS = 8000
/** In bytes; the largest is a bill. */
const MAX_ANSWER = 32 * 1024 * 1024

/** Sends one request, never twice. */
export async function exchange(http: typeof fetch, request: Request): Promise<HttpAnswer> {
  try {
    const response = await http(request, { signal: AbortSignal.timeout(TIME_OUT_MS), redirect: 'manual' })
    const bytes = await readBytes(response.body, MAX_ANSWER)
    return { kind: 'answer', status: response.status, headers: response.headers, bytes }
  } catch (error) {
    // Messages may quote the address, which may carry a token.
    return { kind: 'none', reason: error instanceof Error ? error.name : 'Error' }
  }
}
