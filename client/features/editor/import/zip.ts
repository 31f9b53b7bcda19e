import { readBytes, TooLong } from '#src/lib/bounded-stream.ts'

/** A zip archive that is not taken: not one at all or cut off, protected by a password, or larger than any document. */
export class ZipFault extends Error {
  readonly fault: 'broken' | 'locked' | 'large'
  constructor(fault: ZipFault['fault']) {
    super(fault)
    this.fault = fault
  }
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const endLength = 22
const entryLength = 46
const fileLength = 30
const longestComment = 65_535
const mostEntries = 4000
/** Bytes of all parts together once they are inflated; a Word document of a résumé has a fiftieth of it. */
const mostBytes = 16 * 1024 * 1024

/**
 * Some parts of a zip archive as text, by name; what is not asked for is not inflated.
 * @throws ZipFault
 */
export async function readZip(
  archive: Uint8Array<ArrayBuffer>,
  wanted: ReadonlySet<string>,
): Promise<Map<string, string>> {
  try {
    const parts = new Map<string, string>()
    let room = mostBytes
    for (const { name, packed, isDeflated, isLocked } of entriesOf(archive)) {
      if (!wanted.has(name)) continue
      if (isLocked) throw new ZipFault('locked')
      const bytes = isDeflated ? await inflate(packed, room) : packed
      room -= bytes.length
      if (room < 0) throw new ZipFault('large')
      parts.set(name, new TextDecoder().decode(bytes))
    }
    return parts
  } catch (error) {
    // Whatever else is thrown comes of addresses that lead nowhere and data that cannot be inflated.
    throw error instanceof ZipFault ? error : new ZipFault('broken')
  }
}

/** The directory at the end of the archive (APPNOTE.TXT 4.3.12). */
function* entriesOf(archive: Uint8Array<ArrayBuffer>) {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw new ZipFault('large')
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new ZipFault('broken')
    const [nameLength, ...others] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const length = nameLength ?? 0
    const name = new TextDecoder().decode(archive.subarray(at + entryLength, at + entryLength + length))
    const header = view.getUint32(at + 42, true)
    const start = header + fileLength + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    yield {
      name,
      packed: archive.subarray(start, start + view.getUint32(at + 20, true)),
      isDeflated: view.getUint16(at + 10, true) === 8,
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
    }
    at += entryLength + length + others.reduce((sum, size) => sum + size, 0)
  }
}

function endOf(view: DataView): number {
  const last = view.byteLength - endLength
  for (let at = last; at >= 0 && at >= last - longestComment; at -= 1) if (view.getUint32(at, true) === END) return at
  throw new ZipFault('broken')
}

/** Stops as soon as there is more than there may be, however little the archive says it is. */
async function inflate(packed: Uint8Array<ArrayBuffer>, room: number): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  try {
    return await readBytes(stream, room)
  } catch (error) {
    throw error instanceof TooLong ? new ZipFault('large') : error
  }
}
