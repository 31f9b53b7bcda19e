import { joinBytes } from '#src/lib/bytes.ts'

/** How much of a body nobody wants is read away, in bytes; the rest costs the sender its connection. */
const DISCARD_LIMIT = 8 * 1024 * 1024

/** The body of a request, or null when it is larger than `limit` bytes. */
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

/** Reads a body away before a refusal: the local server breaks when an answer overtakes it. */
export async function discardBody(request: Request): Promise<void> {
  if (request.body !== null && !request.bodyUsed) await readBody(request, 0)
}
