import { deflateSync, Zip, ZipPassThrough } from 'fflate'

/** One file of an archive. `packed` content, such as pictures, is not compressed again. */
export type ZipEntry = { name: string; bytes: Uint8Array; packed?: boolean }

/**
 * Streams a zip archive: each file is asked for only when the one before has been read, so only one is in memory at a
 * time. When a file fails, the stream breaks and the archive has no end. Whoever saves it must check for that end,
 * because workerd closes broken streams like whole ones (cloudflare/workerd#6818).
 * @param at the time of all its files, in ms since 1970
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, at: number): ReadableStream<Uint8Array> {
  const pieces = archive(entries, at)
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await pieces.return(undefined)),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

async function* archive(entries: AsyncIterable<ZipEntry>, at: number): AsyncGenerator<Uint8Array, undefined> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for await (const { name, bytes, packed = false } of entries) {
    const file = new ZipFile(name, packed ? 0 : 6)
    file.mtime = at
    zip.add(file)
    file.push(bytes, true)
    const pieces = made
    made = []
    yield* pieces
  }
  zip.end()
  yield* made
}

/**
 * A file whose bytes come at once. It replaces the library's own classes, which keep their compressor's tables until
 * the archive is finished. It always deflates, if only into stored blocks: some streaming readers do not find the end
 * of a stored file.
 */
class ZipFile extends ZipPassThrough {
  readonly level: 0 | 6

  constructor(name: string, level: 0 | 6) {
    super(name)
    this.level = level
    this.compression = 8
  }

  protected override process(bytes: Uint8Array, final: boolean): void {
    this.ondata(null, deflateSync(bytes, { level: this.level }), final)
  }
}
