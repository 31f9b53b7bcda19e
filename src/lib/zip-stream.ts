import { deflateSync, Zip, ZipPassThrough } from 'fflate'

/** One file of an archive; what is `packed` already, as pictures are, is not packed again. */
export type ZipEntry = { name: string; bytes: Uint8Array; packed?: boolean }

/**
 * A zip archive that is made while it is read: each file is asked for once the one before has been taken, so there is
 * one of them in memory at a time. When one cannot be had the stream breaks, and the archive has no end:
 * whoever saves it looks for that, as workerd closes broken streams like whole ones (cloudflare/workerd#6818).
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
 * A file whose bytes come at once. The library's own keep the tables of their compressor until the archive is over.
 * Always deflated, if only into blocks as they are: of a stored file some programs that read along do not find the end.
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
