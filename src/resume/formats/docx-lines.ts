import { linkAddress } from '#src/resume/links.ts'
import { nestedIndent } from '#src/resume/markup.ts'
import { textBoxes } from './docx-boxes.ts'
import { listNumbers, wordLists } from './list-numbers.ts'
import { isPageNumber } from './page-number.ts'
import { decodeEntities } from './rich-text-read.ts'
import { markedLine, type SourceLine, type Span } from './source-line.ts'
import { rowLines } from './table-rows.ts'
import { xmlEvents } from './xml-events.ts'

type Paragraph = {
  text: string
  style: string
  listed: boolean | undefined
  /** The id of its list, and its level there, from 0 on. */
  list: string | undefined
  depth: number | undefined
  outline: number | undefined
  links: Link[]
  /** The bold stretches of its text so far, and whether the text is bold at this point. */
  spans: Span[]
  isBold: boolean
}
/** The address of a link, and the index in the paragraph where its text begins. */
type Link = { address: string; from: number }
type Look = Pick<Paragraph, 'list'> & { level: 1 | 2 | undefined; listed: boolean; depth: number; isTitle: boolean }
/** The number of a point; undefined in lists without numbers. */
type NumberOf = (list: string | undefined, level: number) => number | undefined
type Frame = { lines: SourceLine[]; cells: SourceLine[][] }

/** Elements whose text is skipped: Word's copies for older programs, and text that was struck out. */
const skipped = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:rPrChange', 'w:pPrChange'])

/**
 * Reads the lines of a Word document in reading order. The cells of a table row become one line if each holds one line.
 * @param xml of `word/document.xml`
 * @param styles of `word/styles.xml`
 * @param relations of `word/_rels/document.xml.rels`, which hold the addresses of links
 * @param numbering of `word/numbering.xml`, which says which lists have numbers
 */
export function docxLines(xml: string, styles: string, relations = '', numbering = ''): SourceLine[] {
  const addresses = readAddresses(relations)
  const looks = readStyles(styles)
  const numberOf = numbersOf(numbering)
  const tables: Frame[] = []
  const boxes = textBoxes()
  const paragraphs: Paragraph[] = []
  const lines: SourceLine[] = []
  let skip = 0
  const emit = (made: readonly SourceLine[]) => (tables.at(-1)?.lines ?? lines).push(...made)
  for (const event of xmlEvents(xml)) {
    const { name, isEnd, isEmpty, attributes, text } = event
    if (skipped.has(name) && !isEmpty) skip += isEnd ? -1 : 1
    if (skip > 0) continue
    boxes.see(event)
    const paragraph = paragraphs.at(-1)
    if (name === 'w:p' && !isEnd && !isEmpty) {
      paragraphs.push({
        text: '',
        style: '',
        listed: undefined,
        list: undefined,
        depth: undefined,
        outline: undefined,
        links: [],
        spans: [],
        isBold: false,
      })
    } else if (name === 'w:p' && isEnd) {
      const own = linesOf(paragraphs.pop(), looks, numberOf)
      const isHeld = own.length === 0 && tables.length === 0 && boxes.areOfPage()
      if (paragraphs.length === 0 && !isHeld) emit(boxes.take())
      emit(own)
    } else if (name === 'w:txbxContent' && !isEnd) tables.push({ lines: [], cells: [] })
    else if (name === 'w:txbxContent') boxes.add(tables.pop()?.lines ?? [])
    else if (name === 'w:tc' && !isEnd) tables.push({ lines: [], cells: [] })
    else if (name === 'w:tc') {
      const cell = tables.pop()
      tables.at(-1)?.cells.push(cell?.lines ?? [])
    } else if (name === 'w:tr' && !isEnd) tables.push({ lines: [], cells: [] })
    else if (name === 'w:tr') emit(rowLines(tables.pop()?.cells ?? []))
    else if (name === 'w:hyperlink' && paragraph && isEnd) endLink(paragraph)
    else if (paragraph === undefined || isEnd) continue
    else if (name === 'w:hyperlink' && !isEmpty) {
      const address = addresses.get(/r:id="([^"]*)"/.exec(attributes)?.[1] ?? '') ?? ''
      paragraph.links.push({ address, from: paragraph.text.length })
    } else if (name === 'w:t') addText(paragraph, text)
    else if (name === 'w:r') paragraph.isBold = false
    else if (name === 'w:b') paragraph.isBold = !/^(0|false|off)$/.test(valOf(attributes))
    else if (name === 'w:tab' || name === 'w:ptab') paragraph.text += '\t'
    else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n'
    else if (name === 'w:noBreakHyphen') paragraph.text += '-'
    else if (name === 'w:pStyle') paragraph.style = valOf(attributes)
    else if (name === 'w:numPr' || name === 'w:listPr') paragraph.listed = true
    else if (name === 'w:ilvl') paragraph.depth = Number(valOf(attributes))
    else if (name === 'w:numId' || name === 'w:ilfo') {
      paragraph.list = valOf(attributes)
      // The number 0 removes a paragraph from the list of its style.
      if (paragraph.list === '0') paragraph.listed = false
    } else if (name === 'w:outlineLvl') paragraph.outline = Number(valOf(attributes))
  }
  return withOneName([...lines, ...boxes.take()])
}

/** Some documents style section headings as titles; then no title is the person's name. */
function withOneName(lines: readonly SourceLine[]): SourceLine[] {
  const isOne = lines.filter((line) => line.name).length === 1
  return isOne ? [...lines] : lines.map(({ name, ...line }) => line)
}

function addText(paragraph: Paragraph, text: string): void {
  const [from, to] = [paragraph.text.length, paragraph.text.length + text.length]
  paragraph.text += text
  if (!paragraph.isBold || text === '') return
  const last = paragraph.spans.at(-1)
  if (last?.[1] === from) paragraph.spans.splice(-1, 1, [last[0], to])
  else paragraph.spans.push([from, to])
}

/**
 * Puts the page headers, where many people have their name and contacts, above a document, and marks its footers as no
 * part of the résumé; repeated lines are kept once.
 */
export function withMargins(
  headers: readonly SourceLine[],
  body: readonly SourceLine[],
  footers: readonly SourceLine[],
): SourceLine[] {
  const known = new Set(body.map(({ text }) => text))
  const isNew = ({ text }: SourceLine) => !known.has(text) && known.add(text)
  const heads = headers.filter((line) => isNew(line) && !isPageNumber(line.text))
  return [...heads, ...body, ...footers.filter(isNew).map(({ text }): SourceLine => ({ text, furniture: true }))]
}

/** Writes a link as markup, unless its text already shows the address. */
function endLink(paragraph: Paragraph): void {
  const { address = '', from = 0 } = paragraph.links.pop() ?? {}
  const text = paragraph.text.slice(from).trim()
  const bare = text.replace(/^https?:\/\/|\/$/g, '')
  if (text === '' || /[[\]\n]/.test(text) || !/^https?:\/\/\S+$/.test(address) || address.includes(bare)) return
  const isBold = paragraph.spans.some(([start]) => start >= from)
  paragraph.text = `${paragraph.text.slice(0, from)}[${text}](${linkAddress(address)})`
  paragraph.spans = paragraph.spans.filter(([start]) => start < from)
  if (isBold) paragraph.spans.push([from, paragraph.text.length])
}

function readAddresses(relations: string): Map<string, string> {
  const links = [...relations.matchAll(/<Relationship\b([^<>]*)>/g)].map(([, attributes = '']): [string, string] => [
    /\bId="([^"]*)"/.exec(attributes)?.[1] ?? '',
    decodeEntities(/\bTarget="([^"]*)"/.exec(attributes)?.[1] ?? ''),
  ])
  return new Map(links)
}

function readStyles(xml: string): Map<string, Look> {
  const looks = new Map<string, Look>()
  for (const [, attributes = '', body = ''] of xml.matchAll(/<w:style\b([^<>]*)>([\s\S]*?)<\/w:style>/g)) {
    const id = /w:styleId="([^"]*)"/.exec(attributes)?.[1] ?? ''
    const name = /<w:name w:val="([^"]*)"/.exec(body)?.[1] ?? ''
    const number = Number(/^(?:heading|标题)\s*(\d)$/i.exec(name)?.[1] ?? 0)
    const outline = /<w:outlineLvl w:val="(\d)"/.exec(body)?.[1]
    looks.set(id, {
      level: levelOf(number > 0 ? number - 1 : outline === undefined ? undefined : Number(outline)),
      list: /<w:numId w:val="(\d+)"/.exec(body)?.[1],
      listed: /<w:numPr>/.test(body) || /^list (bullet|number)/i.test(name),
      depth: Number(/^list (?:bullet|number) (\d)/i.exec(name)?.[1] ?? 1) - 1,
      isTitle: /^(title|标题)$/i.test(name),
    })
  }
  return looks
}

function numbersOf(numbering: string): NumberOf {
  const lists = wordLists(numbering)
  const count = listNumbers()
  return (id = '', level) => {
    const list = lists.get(id)
    const start = list?.starts.get(level)
    return list && start !== undefined ? count(list.counter, level, start) : undefined
  }
}

function linesOf(paragraph: Paragraph | undefined, looks: Map<string, Look>, numberOf: NumberOf): SourceLine[] {
  if (paragraph === undefined) return []
  const look = looks.get(paragraph.style)
  const level = levelOf(paragraph.outline) ?? look?.level
  const isListed = level === undefined && (paragraph.listed ?? look?.listed === true)
  const depth = paragraph.depth ?? look?.depth ?? 0
  const number = isListed && paragraph.text.trim() !== '' ? numberOf(paragraph.list ?? look?.list, depth) : undefined
  const listed = { bullet: true, indent: nestedIndent * depth, ...(number === undefined ? {} : { number }) }
  let from = 0
  return paragraph.text.split('\n').flatMap((text, index) => {
    const spans = paragraph.spans.map(([start, end]): Span => [start - from, end - from])
    from += text.length + 1
    const line = markedLine(text, {
      ...(level === undefined ? {} : { level }),
      ...(isListed && index === 0 ? listed : {}),
      ...(look?.isTitle ? { name: true } : {}),
    })
    return line === null ? [] : withBold(line, text, spans)
  })
}

/** Marks the bold words that remain in a line. */
function withBold(line: SourceLine, raw: string, spans: readonly Span[]): SourceLine {
  const from = raw.lastIndexOf(line.text)
  const isWithin = ([start, end]: Span) => /\S/.test(line.text.slice(start, end))
  const moved = spans.map(([start, end]): Span => [Math.max(0, start - from), Math.max(0, end - from)])
  const bold = from < 0 ? [] : moved.map(([a, b]): Span => [a, Math.min(b, line.text.length)]).filter(isWithin)
  const [first] = bold
  if (first === undefined) return line
  return { ...line, bold, ...(first[0] === 0 ? { lead: first[1] } : {}) }
}

/** A title of the whole document is not a section heading. */
function levelOf(outline: number | undefined): 1 | 2 | undefined {
  if (outline === undefined || Number.isNaN(outline) || outline > 2) return undefined
  return outline === 0 ? 1 : 2
}

function valOf(attributes: string): string {
  return /w:val="([^"]*)"/.exec(attributes)?.[1] ?? ''
}
