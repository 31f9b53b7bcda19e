import { inflateRawSync } from 'node:zlib'

const endRecord = 22

/** The parts of a .docx as text, by path. */
export function readDocx(bytes: Uint8Array): Map<string, string> {
  return new Map([...partsOf(bytes)].map(([name, part]) => [name, part.toString('utf8')]))
}

/** The parts of a .docx, by path. */
export function partsOf(bytes: Uint8Array): Map<string, Buffer> {
  const data = Buffer.from(bytes)
  const end = data.length - endRecord
  const parts = new Map<string, Buffer>()
  let central = data.readUInt32LE(end + 16)
  for (let count = data.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = data.readUInt16LE(central + 28)
    const name = data.toString('utf8', central + 46, central + 46 + nameLength)
    const local = data.readUInt32LE(central + 42)
    const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28)
    const packed = data.subarray(start, start + data.readUInt32LE(central + 20))
    const isPacked = data.readUInt16LE(central + 10) !== 0
    parts.set(name, isPacked ? inflateRawSync(packed) : packed)
    central += 46 + nameLength + data.readUInt16LE(central + 30) + data.readUInt16LE(central + 32)
  }
  return parts
}

/** The text of a part in reading order, one line per paragraph, tabs as tabs. */
export function textOf(xml: string): string {
  return xml
    .replace(/<w:(tab|br)\/>/g, '<w:t>\t</w:t>')
    .replace(/<\/w:p>/g, '<w:t>\n</w:t>')
    .split(/<w:t(?: [^>]*)?>/)
    .slice(1)
    .map((piece) => piece.slice(0, piece.indexOf('</w:t>')))
    .join('')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')
}
