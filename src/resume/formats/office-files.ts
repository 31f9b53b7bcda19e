import { docxLines, withMargins } from './docx-lines.ts'
import { docxParts } from './docx-parts.ts'
import { odtLines } from './odt-lines.ts'
import type { SourceLine } from './source-line.ts'

/** The lines of a Word document, its main part, and the names of whole documents it was put together from. */
type WordFile = { lines: SourceLine[]; document: string; chunks: readonly string[] }

/**
 * Reads a Word document.
 * @param parts the XML of its archive, by name
 * @returns null for an archive that is no Word document
 */
export function readWordParts(parts: ReadonlyMap<string, string>): WordFile | null {
  const found = docxParts(parts)
  if (found === null) return null
  const { document, styles, relations, numbering, headers, footers, chunks } = found
  const linesIn = (texts: readonly string[]) => texts.flatMap((xml) => docxLines(xml, styles))
  const body = docxLines(document, styles, relations, numbering)
  return { lines: withMargins(linesIn(headers), body, linesIn(footers)), document, chunks }
}

/**
 * Reads an OpenDocument text, whose page styles have headers and footers of the first, of left and of all other pages.
 * @param content `content.xml`
 * @param styles `styles.xml`
 */
export function odtFileLines(content: string, styles: string): SourceLine[] {
  const linesIn = (name: string) =>
    ['-first', '', '-left'].flatMap((pages) =>
      apart(styles, `style:${name}${pages}`).inside.flatMap((xml) => odtLines(xml)),
    )
  return withMargins(linesIn('header'), odtLines(content, styles), linesIn('footer'))
}

/** Within so many characters a document says what it is. */
const HEAD = 4000

/**
 * Reads documents that are one file of XML: those of Word 2003, which many programs fill in and call `.doc`, the parts
 * of a newer one below each other, and an OpenDocument text.
 * @returns null for any other text
 */
export function flatFileLines(text: string): { format: 'word' | 'odt'; lines: SourceLine[] } | null {
  const head = text.slice(0, HEAD)
  if (!/^\s*</.test(head)) return null
  if (head.includes('<w:wordDocument')) return { format: 'word', lines: word2003Lines(text) }
  if (head.includes('<pkg:package')) return { format: 'word', lines: readWordParts(packaged(text))?.lines ?? [] }
  if (!/<office:document[ >]/.test(head)) return null
  const [styles = '', ...content] = text.split('<office:body')
  return { format: 'odt', lines: odtFileLines(content.join(''), styles) }
}

/** @see WordprocessingML 2003: the same paragraphs, with headers and footers among the settings of a section */
function word2003Lines(xml: string): SourceLine[] {
  const headers = apart(xml, 'w:hdr')
  const footers = apart(headers.outside, 'w:ftr')
  const linesIn = (texts: readonly string[]) => texts.flatMap((part) => docxLines(part, xml))
  return withMargins(linesIn(headers.inside), docxLines(footers.outside, xml), linesIn(footers.inside))
}

/** The parts of a document in Flat OPC, by name. */
function packaged(xml: string): Map<string, string> {
  return new Map(
    apart(xml, 'pkg:part').inside.map((part) => [
      /pkg:name="\/?([^"]*)"/.exec(part)?.[1] ?? '',
      part.slice(part.indexOf('<pkg:xmlData')),
    ]),
  )
}

/** What elements of a name contain, from their attributes on, and the text without them. */
function apart(xml: string, name: string): { inside: string[]; outside: string } {
  const [first = '', ...others] = xml.split(new RegExp(`<${name}(?=[ >])`))
  const inside: string[] = []
  const outside = [first]
  for (const piece of others) {
    const end = piece.indexOf(`</${name}>`)
    inside.push(piece.slice(0, Math.max(0, end)))
    outside.push(end < 0 ? '' : piece.slice(end + name.length + 3))
  }
  return { inside, outside: outside.join('') }
}
