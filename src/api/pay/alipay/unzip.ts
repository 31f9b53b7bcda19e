/** What marks the entries of a ZIP file's directory, and its end. */
const ENTRY = 0x02014b50
const END = 0x06054b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const FILE_LENGTH = 30

/**
 * The files of a ZIP archive, in order; names are bytes of any encoding and are left out.
 * @throws RangeError or TypeError when it is none
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export async function unzip(archive: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>[]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  let end = archive.byteLength - END_LENGTH
  while (view.getUint32(end, true) !== END) end -= 1
  const files: Uint8Array<ArrayBuffer>[] = []
  let at = view.getUint32(end + 16, true)
  while (view.getUint32(at, true) === ENTRY) {
    const isDeflated = view.getUint16(at + 10, true) === 8
    const length = view.getUint32(at + 20, true)
    const header = view.getUint32(at + 42, true)
    const start = header + FILE_LENGTH + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    const packed = archive.subarray(start, start + length)
    files.push(isDeflated ? await inflate(packed) : packed)
    const texts = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    at += ENTRY_LENGTH + texts.reduce((sum, text) => sum + text, 0)
  }
  return files
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
