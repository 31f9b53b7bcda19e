import { BOOKMARK_HEADER, LAST_GRANT_HEADER, TICKET_HEADER } from '#src/contract/index.ts'
import { boundedStream, readBytes } from '#src/lib/bytes.ts'
import { parseJson } from '#src/lib/json.ts'

/** The largest accepted envelope, in bytes. */
const MAX_ENVELOPE = 8 * 1024 * 1024

const LISTED_HEADERS = [
  'content-type',
  'content-disposition',
  'cache-control',
  'retry-after',
  LAST_GRANT_HEADER,
  TICKET_HEADER,
  BOOKMARK_HEADER,
]

/**
 * Reduces an answer to its status, the listed headers and the body. A file is streamed, anything else is read whole.
 * @param maxFile the largest file in bytes
 * @throws Error when the answer is larger
 */
export async function received(answer: Response, maxFile: number): Promise<Response> {
  const status = statusOf(answer)
  const headers = listedHeaders(answer.headers)
  const isFile = answer.ok && headers.has('content-disposition')
  if (isFile && answer.body !== null) return new Response(boundedStream(answer.body, maxFile), { status, headers })
  return new Response(await readBytes(answer.body, MAX_ENVELOPE), { status, headers })
}

/** The WebSocket of an answer, or the refusal. */
export async function receivedSocket(answer: Response): Promise<Response> {
  if (answer.status !== 101) return received(answer, 0)
  return new Response(null, { status: 101, ...('webSocket' in answer && { webSocket: answer.webSocket }) })
}

/** The JSON of an answer; undefined when it is not JSON. */
export async function readJson(answer: Response): Promise<unknown> {
  return parseJson(new TextDecoder().decode(await readBytes(answer.body, MAX_ENVELOPE)))
}

function listedHeaders(sent: Headers): Headers {
  const headers = new Headers()
  for (const name of LISTED_HEADERS) {
    const value = sent.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

/** The status of an answer; a redirect counts as a bad gateway. */
function statusOf({ ok, status }: Response): number {
  if (ok) return 200
  return status < 400 ? 502 : status
}
