import { readBytes, TooLong, viewOf } from './bytes.ts'

/** Thrown for a zip archive that cannot be read: not an archive or cut off, protected by a password, or too large. */
export class ZipFault extends RangeError {
  readonly fault: 'broken' | 'locked' | 'large'
  constructor(fault: ZipFault['fault']) {
    super(fault)
    this.fault = fault
  }
}

/** A file in an archive: its name, its stored content, and the offsets of the directory and of its own header. */
type ZipEntry = {
  name: string
  packed: Uint8Array<ArrayBuffer>
  isDeflated: boolean
  isLocked: boolean
  at: number
  header: number
}

/** The signature of the record at the end of an archive. */
export const END = 0x06054b50
const ENTRY = 0x02014b50
/** The length of that record without a comment. */
export const END_LENGTH = 22
const ENTRY_LENGTH = 46
const FILE_LENGTH = 30
const LONGEST_COMMENT = 65_535
const MOST_ENTRIES = 4000

/**
 * Reads files of an archive, in order; files that are not wanted are not unpacked. Names are read as UTF-8.
 * @param mostBytes the largest total size once unpacked, whatever the archive claims
 * @throws ZipFault
 */
export async function readZip(
  archive: Uint8Array<ArrayBuffer>,
  mostBytes: number,
  isWanted: (name: string) => boolean = () => true,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }[]> {
  try {
    const files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = []
    let room = mostBytes
    for (const entry of zipEntries(archive)) {
      if (!isWanted(entry.name)) continue
      if (entry.isLocked) throw new ZipFault('locked')
      const bytes = entry.isDeflated ? await inflate(entry.packed, room) : entry.packed
      room -= bytes.length
      if (room < 0) throw new ZipFault('large')
      files.push({ name: entry.name, bytes })
    }
    return files
  } catch (error) {
    // Other errors come from offsets beyond the archive and from data that cannot be inflated.
    throw error instanceof ZipFault ? error : new ZipFault('broken')
  }
}

/**
 * Walks the directory at the end of an archive.
 * @throws RangeError when there is none, or it points beyond the archive
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3.12
 */
export function* zipEntries(archive: Uint8Array<ArrayBuffer>): Generator<ZipEntry> {
  const view = viewOf(archive)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > MOST_ENTRIES) throw new ZipFault('large')
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new ZipFault('broken')
    const [nameLength = 0, ...others] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const header = view.getUint32(at + 42, true)
    const start = header + FILE_LENGTH + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    yield {
      name: new TextDecoder().decode(archive.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)),
      packed: archive.subarray(start, start + view.getUint32(at + 20, true)),
      isDeflated: view.getUint16(at + 10, true) === 8,
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      at,
      header,
    }
    at += ENTRY_LENGTH + nameLength + others.reduce((sum, size) => sum + size, 0)
  }
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  throw new ZipFault('broken')
}

/** Inflates data and stops as soon as it exceeds the limit, whatever size the archive claims. */
async function inflate(packed: Uint8Array<ArrayBuffer>, room: number): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  try {
    return await readBytes(stream, room)
  } catch (error) {
    throw error instanceof TooLong ? new ZipFault('large') : error
  }
}
