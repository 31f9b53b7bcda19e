import { joinBytes } from '#src/lib/bytes.ts'
import { parseJson } from '#src/lib/json.ts'

/** How much of an unwanted body is read, in bytes; beyond it the connection is closed. */
const DISCARD_LIMIT = 8 * 1024 * 1024

/** Reads the body of a request; null when it is larger than `limit` bytes. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > DISCARD_LIMIT) break
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) return null
  return joinBytes(chunks)
}

/** Reads the rest of a body before a refusal, because the local server breaks when the answer comes first. */
export async function discardBody(request: Request): Promise<void> {
  if (request.body !== null && !request.bodyUsed) await readBody(request, 0)
}

/** The JSON of a body; undefined for anything else. */
export function parsedJson(body: Uint8Array): unknown {
  return parseJson(new TextDecoder().decode(body))
}
