/**
 * All of a stream.
 * @throws Error when it is longer than `limit` bytes; the rest is not read
 */
export async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.length
    // Leaving the loop cancels the stream.
    if (size > limit) throw tooLong(limit)
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** The same stream, which breaks off after `limit` bytes. */
export function boundedStream(stream: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
  let size = 0
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length
        if (size > limit) controller.error(tooLong(limit))
        else controller.enqueue(chunk)
      },
    }),
  )
}

function tooLong(limit: number): Error {
  return new Error(`More than ${limit} bytes`)
}
