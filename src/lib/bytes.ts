/** A DataView of exactly these bytes, which may be part of a larger buffer. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

/** Copies byte arrays into one. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Thrown when a stream is longer than allowed. */
export class TooLong extends Error {
  constructor(limit: number) {
    super(`More than ${limit} bytes`)
  }
}

/**
 * Reads a whole stream.
 * @throws TooLong when it is longer than `limit` bytes; the rest is not read
 */
export async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream?.getReader()
  // Not every browser supports `for await` over a stream.
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    size += read.value.length
    if (size > limit) {
      await reader?.cancel()
      throw new TooLong(limit)
    }
    chunks.push(read.value)
  }
  return joinBytes(chunks)
}

/** Returns the stream, cut off with an error after `limit` bytes. */
export function boundedStream(stream: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
  let size = 0
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length
        if (size > limit) controller.error(new TooLong(limit))
        else controller.enqueue(chunk)
      },
    }),
  )
}
