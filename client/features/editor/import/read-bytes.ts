import { readZip, ZipFault } from '#src/lib/zip.ts'
import { longestBackup } from '#src/resume/formats/backup.ts'
import { docxLines, withMargins } from '#src/resume/formats/docx-lines.ts'
import { type ImportAnswer, readLines, readText } from '#src/resume/formats/import-reading.ts'
import { odtLines } from '#src/resume/formats/odt-lines.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { kindOf } from './file-kind.ts'

const documentPart = 'word/document.xml'
const stylesPart = 'word/styles.xml'
const relationsPart = 'word/_rels/document.xml.rels'
/** Of the first page, of even and of all others. */
const headerParts = ['word/header1.xml', 'word/header2.xml', 'word/header3.xml']
const footerParts = [
  'word/footer1.xml',
  'word/footer2.xml',
  'word/footer3.xml',
  'word/footnotes.xml',
  'word/endnotes.xml',
]
const wantedParts = new Set([
  'content.xml',
  'styles.xml',
  documentPart,
  stylesPart,
  relationsPart,
  ...headerParts,
  ...footerParts,
])
/** Of the parts together; a Word document of a résumé has a fiftieth of it. */
const mostBytes = 16 * 1024 * 1024

/** Reads the content of a file that is no PDF. */
export async function readBytes(bytes: Uint8Array<ArrayBuffer>): Promise<ImportAnswer> {
  switch (kindOf(bytes)) {
    case 'zip':
      return readWord(bytes)
    case 'old-word':
      return { fault: 'old-word' }
    case 'pdf':
      return { fault: 'type' }
    case 'text':
      return readTextFile(bytes)
  }
}

async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<ImportAnswer> {
  try {
    const files = await readZip(bytes, mostBytes, (name) => wantedParts.has(name))
    const parts = new Map(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]))
    const odt = parts.get('content.xml')
    if (odt !== undefined) return readLines(odtWithMargins(odt, parts.get('styles.xml') ?? ''), 'odt')
    const xml = parts.get(documentPart)
    if (xml === undefined) return { fault: 'type' }
    const styles = parts.get(stylesPart) ?? ''
    const linesIn = (names: readonly string[]) => names.flatMap((name) => docxLines(parts.get(name) ?? '', styles))
    const body = docxLines(xml, styles, parts.get(relationsPart))
    return readLines(withMargins(linesIn(headerParts), body, linesIn(footerParts)), 'word')
  } catch (error) {
    if (error instanceof ZipFault) return { fault: error.fault }
    throw error
  }
}

function odtWithMargins(content: string, styles: string): SourceLine[] {
  const linesIn = (name: string) =>
    odtLines(styles.match(new RegExp(`<style:${name}[ >][\\s\\S]*?</style:${name}>`, 'g'))?.join('') ?? '')
  return withMargins(linesIn('header'), odtLines(content), linesIn('footer'))
}

function readTextFile(bytes: Uint8Array<ArrayBuffer>): ImportAnswer {
  if (bytes.length > longestBackup) return { fault: 'large' }
  const text = decode(bytes)
  // Text has no such signs; pictures, programs and other files do.
  if (text.includes('\0')) return { fault: 'type' }
  return readText(text)
}

/** UTF-8, UTF-16 with its mark, or what Windows in Chinese writes. */
function decode(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
