import { withMargins } from '#src/resume/formats/docx-lines.ts'
import { markedLine, type SourceLine } from '#src/resume/formats/source-line.ts'
import { rowLines } from '#src/resume/formats/table-rows.ts'
import { nestedIndent } from '#src/resume/markup.ts'
import { type DocParagraph, readDocParagraphs } from './paragraphs.ts'
import { type DocText, partOf, readDocText } from './text.ts'

/** The streams of the container of a document, by name. */
type DocStreams = (name: string) => DataView | undefined

/** Why a document cannot be read. */
type DocFault = 'type' | 'large' | 'broken' | 'locked' | 'old-word'

const IDENT = 0xa5ec
/** The first version of the format, that of Word 97. */
const WORD_97 = 0xc1
const LOCKED = 0x100
const SECOND_TABLE = 0x200
/** The stories of a document: one behind the other in its text, and so are their lengths in the main stream. */
const STORIES = ['text', 'footnotes', 'headers', 'macros', 'comments', 'endnotes', 'boxes'] as const
const LENGTHS = 76
/** Where the places of parts of the table stream stand. */
const PLACES = { headers: 242, paragraphs: 258, pieces: 418 } as const
/** Of six stories of a section, those that are headers: of even, odd and first pages. */
const isHeader = [true, true, false, false, true, false]
/** The stories before those of the sections separate footnotes from the text. */
const SEPARATORS = 6
/** The styles up to this number are headings. */
const LAST_HEADING = 9
const MOST_CHARACTERS = 2_000_000

type Section = { from: number; to: number }

/**
 * Reads the lines of a Word 97–2003 document, with the text of its boxes below the others.
 * @see [MS-DOC] 2.3 (parts of a document), 2.5.1 (the beginning of the main stream)
 */
export function docLines(streamOf: DocStreams): SourceLine[] | DocFault {
  const main = streamOf('WordDocument')
  if (main === undefined) return streamOf('EncryptedPackage') === undefined ? 'type' : 'locked'
  if (main.byteLength < PLACES.pieces + 8 || main.getUint16(0, true) !== IDENT) return 'broken'
  if (main.getUint16(2, true) < WORD_97) return 'old-word'
  const flags = main.getUint16(10, true)
  if (flags & LOCKED) return 'locked'
  const table = streamOf(flags & SECOND_TABLE ? '1Table' : '0Table')
  if (table === undefined) return 'broken'
  const part = (place: number) => partOf(table, main.getUint32(place, true), main.getUint32(place + 4, true))
  const text = readDocText(main, part(PLACES.pieces), MOST_CHARACTERS)
  if (text === null) return 'large'
  const paragraphOf = readDocParagraphs(main, streamOf('Data'), part(PLACES.paragraphs))
  const linesIn = (story: Section) => storyLines(text, story, paragraphOf)
  const margins = marginsOf(storyOf(main, 'headers'), part(PLACES.headers))
  const marginLines = (ofHeaders: boolean) =>
    margins.filter((_, nth) => isHeader[nth % isHeader.length] === ofHeaders).flatMap(linesIn)
  const body = (['text', 'boxes'] as const).flatMap((name) => linesIn(storyOf(main, name)))
  const notes = (['footnotes', 'endnotes'] as const).flatMap((name) => linesIn(storyOf(main, name)))
  return withMargins(marginLines(true), body, [...marginLines(false), ...notes])
}

function storyOf(main: DataView, name: (typeof STORIES)[number]): Section {
  const lengths = STORIES.map((_, nth) => main.getUint32(LENGTHS + 4 * nth, true))
  const nth = STORIES.indexOf(name)
  const from = lengths.slice(0, nth).reduce((sum, length) => sum + length, 0)
  return { from, to: from + (lengths[nth] ?? 0) }
}

/** The headers and footers of the sections, six for each. */
function marginsOf({ from }: Section, places: DataView): Section[] {
  const ends = Array.from({ length: Math.floor(places.byteLength / 4) }, (_, nth) => places.getUint32(4 * nth, true))
  return ends
    .slice(SEPARATORS, -2)
    .map((start, nth) => ({ from: from + start, to: from + (ends[SEPARATORS + nth + 1] ?? start) }))
}

/** The lines of a story. The cells of a table row become one line if each holds one line. */
function storyLines(
  { text, offsetOf }: DocText,
  story: Section,
  paragraphOf: (offset: number) => DocParagraph,
): SourceLine[] {
  const lines: SourceLine[] = []
  let cells: SourceLine[][] = []
  let cell: SourceLine[] = []
  for (const { words, mark, end } of paragraphsIn(text, story)) {
    const paragraph = paragraphOf(offsetOf(end))
    const made = linesOf(words, paragraph)
    if (paragraph.endsRow) {
      lines.push(...rowLines(cells))
      ;[cells, cell] = [[], []]
    } else if (mark === CELL) {
      cells.push([...cell, ...made])
      cell = []
    } else if (paragraph.isInTable) cell.push(...made)
    else lines.push(...made)
  }
  return [...lines, ...rowLines([...cells, cell])]
}

function linesOf(words: string, { style, isListed, level }: DocParagraph): SourceLine[] {
  // Headings may be numbered, too.
  const isHeading = style >= 1 && style <= LAST_HEADING
  const hints = {
    ...(isListed && !isHeading && { bullet: true, indent: nestedIndent * level }),
    ...(style === 1 && { level: 1 as const }),
    ...(style === 2 && { level: 2 as const }),
  }
  return words.split('\n').flatMap((line) => markedLine(line, hints) ?? [])
}

/** Ends a cell of a table, or a row. */
const CELL = '\x07'
const [FIELD, RESULT, FIELD_END] = ['\x13', '\x14', '\x15']
/** Characters that stand for something else; others below the space mark what is drawn or noted there. */
const meanings: Readonly<Record<string, string>> = {
  '\t': '\t',
  '\v': '\n',
  '\x0e': '\n',
  '\x1e': '-',
  '\xa0': ' ',
}

/** The paragraphs of a story: their words without the instructions of fields, the mark they end with, and its place. */
function* paragraphsIn(text: string, { from, to }: Section) {
  /** For each open field, whether its instruction is being read, and not yet its result; in how many it is. */
  const fields: boolean[] = []
  let hidden = 0
  let words = ''
  for (let at = from; at < Math.min(to, text.length); at += 1) {
    const sign = text[at] ?? ''
    if (sign === '\r' || sign === CELL || sign === '\f') {
      yield { words, mark: sign, end: at }
      words = ''
    } else if (sign === FIELD) {
      fields.push(true)
      hidden += 1
    } else if (sign === RESULT || sign === FIELD_END) {
      if (fields.pop() === true) hidden -= 1
      if (sign === RESULT) fields.push(false)
    } else if (hidden === 0) words += meanings[sign] ?? (sign < ' ' ? '' : sign)
  }
  if (words !== '') yield { words, mark: '\r', end: Math.min(to, text.length) - 1 }
}
