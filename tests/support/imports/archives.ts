import { deflateRawSync } from 'node:zlib'
import { readBytes } from '#client/features/editor/import/read-bytes.ts'

type Part = { name: string; text: string | Buffer; flags?: number; says?: number }

/** A zip archive; `says` is the size an entry claims to have, whatever it has. */
export function zip(parts: readonly Part[], count = parts.length): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, text, flags = 0, says } of parts) {
    const packed = deflateRawSync(Buffer.from(text))
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(says ?? Buffer.byteLength(text), 24)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(at, 42)
    files.push(header, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += 30 + Buffer.byteLength(name) + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...files, ...directory, end]))
}

/** A paragraph of a Word document. */
export const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** The parts of a Word document. */
export const word = (body: string) => [
  { name: 'word/document.xml', text: `<w:document><w:body>${body}</w:body></w:document>` },
]

/** A file with a text in UTF-8. */
export const fileOf = (text: string) => new Uint8Array(Buffer.from(text))

/** What is read from a file, or why nothing is. */
export async function outcomeOf(content: Uint8Array<ArrayBuffer>) {
  const answer = await readBytes(content)
  return 'fault' in answer ? answer.fault : answer.reading
}
