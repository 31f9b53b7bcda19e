import { findPeriod } from './dates-read.ts'
import { inColumns } from './pdf-columns.ts'
import { partFurniture } from './pdf-furniture.ts'
import { nameOf, withWholeName } from './pdf-name.ts'
import { inReadingOrder, withWholeTimes } from './pdf-order.ts'
import { composed, plainSigns, unspaced } from './plain-signs.ts'
import { markedLine, numberedLists, type SourceLine } from './source-line.ts'
import { headingOf } from './text/headings.ts'

/** A piece of text as drawn on a page; lengths in points from the lower left corner. */
export type DrawnText = { text: string; page: number; x: number; y: number; width: number; size: number; font: string }

/** What TeX's fonts of symbols and fonts of icons have for a bullet, alone. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: glyphs without a name come as such
const glyphBullet = /^\s*[\u0000-\u0008\u000e\u000f\u0012-\u0014\u0017-\u001a\u0080-\u009f◦∗⋄▸‣⁃]\s*$/

/** A number before a point. */
const numbered = /^\s*[（(]?\d{1,2}[.)、）]\s/

/** The beginning of an e-mail address, a web address or a phone number, which have lines of their own. */
const startsAddress = /^(?:[\w.+-]+@|www\.|https?:|\+\d)/i

const noEdge: Edge = { edge: 0, isShared: false }

/** The same in front of its point. */
const leadingBullet = /^\s?[\u0080-\u009f]\s/

/** If this many lines have a written bullet, lines without one are not list points. */
const SIGNED = 3

/** A column of this width in ems, or more, is wide. */
const WIDE = 25

/**
 * `isCounted`: it begins with a list number. `lead`: how many of its first characters are in another face than the
 * body, as bold names are; `endsApart`: whether it ends in one.
 */
type Line = {
  text: string
  page: number
  x: number
  right: number
  y: number
  size: number
  lead: number
  /** Where its last cell begins. */
  cell: number
  endsApart: boolean
  isCounted: boolean
}

/** Reads the lines of a PDF in the order they were drawn, which is the reading order of nearly every résumé. */
export function pdfLines(texts: readonly DrawnText[]): SourceLine[] {
  const [said, furniture] = partFurniture(drawnLines(texts))
  const lines = counted(withWholeName(inColumns(withWholeTimes(inReadingOrder(said.map(closed), besideEachOther)))))
  const edges = lines.map((line) => edgeOf(line, lines))
  const step = usualStep(lines)
  const joined: { line: Line; last: Line; edge: Edge }[] = []
  lines.forEach((line, index) => {
    const before = joined.at(-1)
    if (before !== undefined && goesOn(before.last, line, before.edge, step)) {
      before.line = { ...before.line, text: before.line.text + glue(before.line.text, line.text) + line.text }
      before.last = line
      before.edge = edges[index] ?? noEdge
    } else joined.push({ line, last: line, edge: edges[index] ?? noEdge })
  })
  const level = levels(joined.map(({ line }) => line))
  const isIndented = indents(lines)
  const name = nameOf(joined.map(({ line }) => line))
  const read = joined.flatMap(({ line }) => {
    if (line === name) return markedLine(line.text, { name: true }) ?? []
    const isPoint =
      isIndented(line) && !numbered.test(line.text) && headingOf(line.text) === undefined && !isDated(line.text)
    const listed = isPoint ? { bullet: true } : {}
    const indent = Math.floor((2 * line.x) / line.size)
    return markedLine(line.text, { ...level(line), ...listed, indent, ...leadOf(line) }, line.isCounted) ?? []
  })
  return [...read, ...furniture.flatMap(({ text }) => markedLine(text, { furniture: true }) ?? [])]
}

function besideEachOther(left: Line, right: Line): Line {
  const text = `${left.text}\t${right.text}`
  return { ...left, text, right: right.right, cell: right.cell, endsApart: right.endsApart }
}

/** A line without the spaces between the letters of a letter-spaced heading. */
function closed(line: Line): Line {
  const text = unspaced(line.text)
  if (text === undefined) return line
  return { ...line, text, lead: line.lead === 0 ? 0 : text.length }
}

/** Whether a line begins with a period, as names of entries do when dates have their own column. */
function isDated(text: string): boolean {
  const found = findPeriod(text)
  return found?.before.trim() === '' && (found.period.end !== undefined || found.period.present === true)
}

function leadOf({ lead }: Line): { lead?: number } {
  return lead > 0 ? { lead } : {}
}

function counted(lines: readonly Line[]): Line[] {
  const isCounted = numberedLists()
  return lines.map((line) => ({ ...line, isCounted: isCounted(line.text, Math.round(line.x)) }))
}

/** Joins neighbouring texts on one baseline, from left to right. */
function drawnLines(texts: readonly DrawnText[]): Line[] {
  const isApart = otherFaces(texts)
  const rows: DrawnText[][] = []
  for (const drawn of texts) {
    const text = {
      ...drawn,
      text: glyphBullet.test(drawn.text) ? '•' : plainSigns(drawn.text.replace(leadingBullet, '• ')),
    }
    if (text.text.trim() === '') continue
    const row = rows.at(-1)
    const last = row?.at(-1)
    const isSame =
      last !== undefined && last.page === text.page && Math.abs(last.y - text.y) < Math.max(last.size, text.size) * 0.4
    if (isSame) row?.push(text)
    else rows.push([text])
  }
  return rows.flatMap((row) => {
    const sorted = [...row].sort((a, b) => a.x - b.x)
    const [first] = sorted
    if (first === undefined) return []
    let right = first.x
    let text = ''
    let [lead, cell] = [0, first.x]
    for (const part of sorted) {
      const space = (part.x - right) / part.size
      const isWide = space > (headingOf(text) === undefined ? 0.8 : 0.5)
      if (text !== '' && isWide) cell = part.x
      text += text === '' ? '' : isWide ? '\t' : space > 0.15 && glue(text, part.text) ? ' ' : ''
      const isLead = lead === text.length && isApart(part)
      text += part.text
      if (isLead) lead = text.length
      right = Math.max(right, part.x + part.width)
    }
    const size = Math.max(...sorted.map((part) => part.size))
    return [
      {
        text: composed(text.trim()),
        page: first.page,
        x: first.x,
        right,
        y: first.y,
        size,
        lead,
        cell,
        endsApart: isApart(sorted.at(-1) ?? first),
        isCounted: true,
      },
    ]
  })
}

/**
 * Creates a test for whether a text's face differs from that of most words in the same script, in the file and on its
 * page; some programs rename the same face on every page.
 */
function otherFaces(texts: readonly DrawnText[]): (drawn: DrawnText) => boolean {
  const counts = new Map<string, Map<string, number>>()
  const groupsOf = ({ text, page }: DrawnText) => {
    const script = /\p{Script=Han}/u.test(text) ? 'han' : 'other'
    return [script, `${script} ${page}`]
  }
  for (const drawn of texts) {
    for (const group of groupsOf(drawn)) {
      const fonts = counts.get(group) ?? new Map<string, number>()
      counts.set(group, fonts.set(drawn.font, (fonts.get(drawn.font) ?? 0) + drawn.text.length))
    }
  }
  const usual = new Map([...counts].map(([group, fonts]) => [group, [...fonts].sort((a, b) => b[1] - a[1])[0]?.[0]]))
  return (drawn) => /\p{L}/u.test(drawn.text) && groupsOf(drawn).every((group) => usual.get(group) !== drawn.font)
}

/** Whether a line is entirely in another face than its neighbour: a name above or below the text. */
function isNameApart(before: Line, line: Line): boolean {
  const isWhole = ({ text, lead }: Line) => lead >= text.length
  return (isWhole(before) && line.lead === 0) || (isWhole(line) && !before.endsApart)
}

/** The right edge of the lines around a line, and whether other lines share it. */
type Edge = { edge: number; isShared: boolean }

function edgeOf(line: Line, lines: readonly Line[]): Edge {
  const column = lines.filter(
    ({ page, x, right }) => page === line.page && x < line.right && right > line.x && x > line.x - 60,
  )
  const edge = Math.max(...column.map(({ right }) => right))
  return { edge, isShared: column.some((other) => other !== line && other.right > edge - 2.5 * line.size) }
}

/**
 * The usual distance between lines of a paragraph, in ems: the smallest frequent one; 0 when there are too few lines.
 */
function usualStep(lines: readonly Line[]): number {
  const counts = new Map<number, number>()
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    if (before?.page !== line.page || before.size !== line.size || Math.abs(before.x - line.x) > 1) return
    const step = Math.round(((before.y - line.y) / line.size) * 20) / 20
    if (step > 0.8 && step < 2.3) counts.set(step, (counts.get(step) ?? 0) + 1)
  })
  const most = Math.max(0, ...counts.values())
  const frequent = [...counts].flatMap(([step, count]) => (count > 3 && count * 5 >= most ? [step] : []))
  return frequent.length > 0 ? Math.min(...frequent) : 0
}

/** Whether a line was broken only because it was full. */
function goesOn(before: Line, line: Line, edge: Edge, usual: number): boolean {
  if (!isFull(before, line, edge) || !isBelow(before, line, usual) || isNameApart(before, line)) return false
  if (/[。！？]$/.test(before.text)) return false
  const body = markedLine(before.text)?.text ?? ''
  const isCell = body.includes('\t') && Math.abs(line.x - before.cell) < 2 && !before.endsApart && line.lead === 0
  if (!isCell && (body.includes('\t') || findPeriod(body)?.period.end !== undefined)) return false
  if (startsAddress.test(line.text) && !isBrokenAddress(before.text, line.text)) return false
  const isPoint = markedLine(line.text, {}, line.isCounted)?.bullet === true
  return !isPoint && headingOf(line.text) === undefined && !line.text.includes('\t')
}

/** Whether the first word of a line did not fit into the line before; ragged lines break earlier. */
function isFull(before: Line, line: Line, { edge, isShared }: Edge): boolean {
  // The longest of some short points is not therefore full.
  if (!isShared && /[.!?;]$/.test(before.text) && /^[\p{Lu}\d]/u.test(line.text)) return false
  // Nor are names and terms below each other in a narrow column one text.
  const isNarrow = (edge - before.x) / before.size <= WIDE / 2
  if (isNarrow && /^\p{Lu}/u.test(line.text) && isTerm(before.text)) return false
  const slack = (edge - before.x) / before.size > WIDE && line.lead === 0 ? 3 : 0
  const needed = (firstWidth(line.text) + slack) * before.size
  return before.right + needed > edge || isBrokenAddress(before.text, line.text)
}

/** Whether a line is a name or a term, not the beginning of a sentence. */
function isTerm(text: string): boolean {
  return (
    text.split(' ').length < 5 && !/[,;:&/–、，；：-]$|\b(?:and|or|of|for|in|the|to|with|an?|at|by|on)$/i.test(text)
  )
}

/** Whether a line follows another at the distance of a paragraph's lines; a larger one starts a new paragraph. */
function isBelow(before: Line, line: Line, usual: number): boolean {
  const step = (before.y - line.y) / line.size
  const isNext = before.page === line.page && step > 0 && step < (usual > 0 ? usual + 0.12 : 2.3)
  const isAligned = line.x > before.x - 2 && line.x < Math.max(before.x + line.size * 3, before.cell + 2)
  return isNext && isAligned && Math.abs(before.size - line.size) < 0.3
}

/**
 * The approximate width, in ems, of a line's unbreakable beginning: a word, or a character with those that may not
 * begin a line.
 */
function firstWidth(text: string): number {
  const [signs] = /^\p{Script=Han}[，。、；：）”！？]*/u.exec(text) ?? []
  if (signs !== undefined) return signs.length + 0.4
  const [word = ''] = /^\S+/.exec(text) ?? []
  return [...word].reduce((sum, sign) => sum + (/\p{Lu}/u.test(sign) ? 0.68 : 0.55), 0.3)
}

/** Joins with a space between words; without one between Chinese characters and beside signs as wide as they are. */
function glue(before: string, after: string): string {
  const isChinese =
    (/[\p{Script=Han}“”]$/u.test(before) && /^[\p{Script=Han}“”]/u.test(after)) ||
    /[，。、；：（）]$/u.test(before) ||
    /^[，。、；：（）]/u.test(after)
  // A hyphenated word, whether its hyphen belongs to it or not.
  const isParted = /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after)
  return isChinese || isParted || isBrokenAddress(before, after) || /\s$/.test(before) ? '' : ' '
}

function isBrokenAddress(before: string, after: string): boolean {
  const isEmail = /^\S*[\w][._@-]$/.test(before) && /^[\w.+@-]+\.[a-z]/.test(after) && /@/.test(before + after)
  return isEmail || (/[@/]\S*[./@-]$/.test(before) && /^[a-z\d]/.test(after))
}

/** Bullets are often drawn as graphics. Several lines with the same indent are therefore list points. */
function indents(lines: readonly Line[]): (line: Line) => boolean {
  const count = (page: number, x: number) =>
    lines.filter((line) => line.page === page && Math.abs(line.x - x) < 0.6).length
  const signed = lines.filter(({ text }) => /^[•●○▪■◆]/.test(text)).length
  return ({ page, x, size }) => {
    if (signed >= SIGNED) return false
    const left = lines.filter((other) => other.page === page && x - other.x > size * 0.5 && x - other.x < size * 2.2)
    const column = left[0]?.x
    return column !== undefined && count(page, x) > 2 && count(page, column) > 2
  }
}

/** Lines of the same size as known headings are headings too, if that size is larger than the body's. */
function levels(lines: readonly Line[]): (line: Line) => { level?: 1 } {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const known = lines.filter(({ text, size }) => size > usual * 1.08 && headingOf(text) !== undefined)
  const heading = known.length > 1 ? known[0]?.size : undefined
  return ({ text, size }) =>
    heading !== undefined && Math.abs(size - heading) < 0.1 && text.length < 30 ? { level: 1 } : {}
}
