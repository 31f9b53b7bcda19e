import { crc32, deflateRawSync } from 'node:zlib'
import { encodeGbk } from './gbk.ts'

/** Creates a zip archive of texts in GBK, with file names in GBK. */
export function zip(files: [name: string, text: string][]): Uint8Array<ArrayBuffer> {
  const entries = files.map(([name, text]) => {
    const content = encodeGbk(text)
    return { name: encodeGbk(name), size: content.byteLength, crc: crc32(content), packed: deflateRawSync(content) }
  })
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, size, crc, packed } of entries) {
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc, 10)
    common.writeUInt32LE(packed.byteLength, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(name.byteLength, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, place, name]))
    parts.push(local)
    at += local.byteLength
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(index.byteLength, 8)
  end.writeUInt32LE(at, 12)
  return new Uint8Array(Buffer.concat([...parts, index, Buffer.from('PK\x05\x06'), end]))
}
