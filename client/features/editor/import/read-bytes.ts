import { viewOf } from '#src/lib/bytes.ts'
import { sha256Hex } from '#src/lib/digest.ts'
import { readZip, ZipFault } from '#src/lib/zip.ts'
import { carriedPart } from '#src/resume/formats/carried.ts'
import { docLines } from '#src/resume/formats/doc/lines.ts'
import { type ImportAnswer, readLines, readText } from '#src/resume/formats/import-reading.ts'
import { odtFileLines, readWordParts } from '#src/resume/formats/office-files.ts'
import { decodeEntities } from '#src/resume/formats/rich-text-read.ts'
import { kindOf } from './file-kind.ts'

/** Whether a file of an archive is read: XML, what says how the parts belong together, and documents put into others. */
const isWanted = (name: string): boolean =>
  /\.(?:xml|rels|mht|mhtml|html?|docx)$/.test(name) && !/^(?:docProps|customXml)\//.test(name)
/** The largest total size of the parts read, in bytes; a résumé in Word format has a fiftieth of it. */
const mostBytes = 16 * 1024 * 1024

/** Reads the content of a file that is not a PDF. */
export async function readBytes(bytes: Uint8Array<ArrayBuffer>): Promise<ImportAnswer> {
  switch (kindOf(bytes)) {
    case 'zip':
      return readWord(bytes)
    case 'ole':
      return readDoc(bytes)
    case 'pdf':
      return { fault: 'type' }
    case 'mime':
      return readMime(bytes)
    case 'text':
      return readTextFile(bytes)
  }
}

async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<ImportAnswer> {
  try {
    const files = await readZip(bytes, mostBytes, isWanted)
    const parts = new Map(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]))
    const odt = parts.get('content.xml')
    if (odt !== undefined) return readLines(odtFileLines(odt, parts.get('styles.xml') ?? ''), 'odt')
    const word = readWordParts(parts)
    if (word === null) return { fault: 'type' }
    const chunk = word.lines.length === 0 ? files.find(({ name }) => word.chunks.includes(name)) : undefined
    if (chunk !== undefined) return readBytes(chunk.bytes)
    return readLines(word.lines, 'word', await carriedWith(word.document, parts.get(carriedPart)))
  } catch (error) {
    if (error instanceof ZipFault) return { fault: error.fault }
    throw error
  }
}

/** Reads a `.doc` of Word 97 to 2003, in the container of which newer programs put documents with a password. */
async function readDoc(bytes: Uint8Array<ArrayBuffer>): Promise<ImportAnswer> {
  const { default: cfb } = await import('cfb')
  try {
    const container = cfb.read(bytes, { type: 'array' })
    const streamOf = (name: string) => {
      const content = cfb.find(container, name)?.content
      return content && viewOf(Uint8Array.from(content))
    }
    const lines = docLines(streamOf)
    return typeof lines === 'string' ? { fault: lines } : readLines(lines, 'word')
  } catch {
    return { fault: 'broken' }
  }
}

/** The data of a file of ours, if its text is still the one it was written with. */
async function carriedWith(xml: string, part = ''): Promise<string | undefined> {
  const [, digest, data] = /^<resume of="([0-9a-f]{64})">([^<]*)<\/resume>$/.exec(part) ?? []
  return data !== undefined && digest === (await sha256Hex(xml)) ? decodeEntities(data) : undefined
}

/** Reads a web page or a mail saved as one file, which Word and job sites call `.mht` or `.doc`. */
async function readMime(bytes: Uint8Array<ArrayBuffer>): Promise<ImportAnswer> {
  const { default: PostalMime } = await import('postal-mime')
  try {
    const { text, html } = await PostalMime.parse(bytes)
    return readText(text ?? html ?? '')
  } catch {
    return { fault: 'broken' }
  }
}

function readTextFile(bytes: Uint8Array<ArrayBuffer>): ImportAnswer {
  const text = decode(bytes)
  // Text contains no NUL; pictures, programs and other binary files do.
  if (text.includes('\0')) return { fault: 'type' }
  return readText(text)
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or what Chinese and Western Windows wrote before: GB 18030, 1252. */
function decode(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(isWestern(bytes) ? 'windows-1252' : 'gb18030').decode(bytes)
  }
}

/** Whether most bytes beyond ASCII stand alone, as accented letters do; Chinese characters are pairs of such bytes. */
function isWestern(bytes: Uint8Array): boolean {
  let alone = 0
  let paired = 0
  let run = 0
  const endRun = () => {
    if (run % 2 === 1) alone += 1
    else if (run > 0) paired += 1
    run = 0
  }
  for (const byte of bytes) {
    if (byte >= 0x80) run += 1
    else endRun()
  }
  endRun()
  return alone > paired
}
