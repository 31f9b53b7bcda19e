import { findPeriod } from '#src/resume/formats/dates-read.ts'
import { composed, plainSigns, unspaced, withPlainDoors } from '#src/resume/formats/plain-signs.ts'
import { markedLine, numberedLists, type SourceLine } from '#src/resume/formats/source-line.ts'
import { headingOf } from '#src/resume/formats/text/headings.ts'
import { withSignsBeside } from './bullets.ts'
import { withWholeCells } from './cells.ts'
import { inColumns } from './columns.ts'
import type { DrawnLine, DrawnText } from './drawn.ts'
import { otherFaces, withoutSlices } from './faces.ts'
import { partFurniture } from './furniture.ts'
import { levels, subheadings } from './headings.ts'
import { withoutIcons } from './icons.ts'
import { type Edge, edgeOf, glue, goesOn, together, withWholeHeadings } from './joins.ts'
import { withoutJumble } from './jumble.ts'
import { nameOf, withWholeName } from './name.ts'
import { inReadingOrder, withPartedTimes, withWholeTimes } from './order.ts'

/** A stretch, and whether white space was drawn before it. */
type Stretch = DrawnText & { isSpaced: boolean }

/** A bullet alone, as it comes out of TeX's fonts of symbols and of fonts of icons. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: glyphs without a name come as such
const glyphBullet = /^\s*[\u0000-\u0008\u000e\u000f\u0012-\u0014\u0017-\u001a\u0080-\u009f◦∗⋄▸‣⁃{]\s*$/

/** A number before a point. */
const numbered = /^\s*[（(]?\d{1,2}[.)、）]\s/

/** A bullet from such a font in front of its point. */
const leadingBullet = /^\s?[\u0080-\u009f]\s/

/** From this many lines with a written bullet on, lines without one are not list points. */
const SIGNED = 3

/** Reads the lines of a PDF in the order they were drawn, which is the reading order of nearly every résumé. */
export function pdfLines(texts: readonly DrawnText[]): SourceLine[] {
  const [said, furniture] = partFurniture(
    withWholeCells(drawnLines(withoutSlices(withSignsBeside(withoutIcons(withPlainDoors(texts)))))),
  )
  const whole = withPartedTimes(withWholeHeadings(said.map(closed)), besideEachOther)
  const inOrder = inReadingOrder(withoutJumble(whole, besideEachOther), besideEachOther)
  const lines = counted(withWholeName(inColumns(withWholeTimes(inOrder))))
  const edges = lines.map((line) => edgeOf(line, lines))
  const step = usualStep(lines)
  const joined: { line: DrawnLine; last: DrawnLine; edge: Edge }[] = []
  lines.forEach((line, index) => {
    const before = joined.at(-1)
    const edge = edges[index] ?? { edge: 0, isShared: false }
    if (before !== undefined && goesOn(before, line, step)) {
      before.line = together(before.line, line)
      before.last = line
      before.edge = edge
    } else joined.push({ line, last: line, edge })
  })
  const level = levels(joined.map(({ line }) => line))
  const sub = subheadings(joined.map(({ line }) => line))
  const isIndented = indents(lines)
  const name = nameOf(joined.map(({ line }) => line))
  const read = joined.flatMap(({ line }) => {
    if (line === name) return markedLine(line.text, { name: true }) ?? []
    const isPoint =
      isIndented(line) && !numbered.test(line.text) && headingOf(line.text) === undefined && !isDated(line.text)
    const listed = isPoint ? { bullet: true } : {}
    const indent = Math.floor((2 * line.x) / line.size)
    return (
      markedLine(line.text, { ...level(line), ...sub(line), ...listed, indent, ...leadOf(line) }, line.isCounted) ?? []
    )
  })
  return [...read, ...furniture.flatMap(({ text }) => markedLine(text, { furniture: true }) ?? [])]
}

function besideEachOther(left: DrawnLine, right: DrawnLine): DrawnLine {
  const text = `${left.text}\t${right.text}`
  return { ...left, text, right: right.right, cell: right.cell, cellSize: right.cellSize, endsApart: right.endsApart }
}

/** A line without the spaces between the letters of a letter-spaced heading. */
function closed(line: DrawnLine): DrawnLine {
  const text = unspaced(line.text)
  if (text === undefined) return line
  return { ...line, text, lead: line.lead === 0 ? 0 : text.length }
}

/** Whether a line begins with a period, as names of entries do when dates have their own column. */
function isDated(text: string): boolean {
  const found = findPeriod(text)
  return found?.before.trim() === '' && (found.period.end !== undefined || found.period.present === true)
}

/** Whether a line ends with a period, behind the name of an employer. */
function endsInPeriod(text: string): boolean {
  const found = findPeriod(text)
  return found?.after.trim() === '' && (found.period.end !== undefined || found.period.present === true)
}

function leadOf({ lead }: DrawnLine): { lead?: number } {
  return lead > 0 ? { lead } : {}
}

function counted(lines: readonly DrawnLine[]): DrawnLine[] {
  const isCounted = numberedLists()
  return lines.map((line) => ({ ...line, isCounted: isCounted(line.text, Math.round(line.x)) }))
}

/** Joins neighbouring texts on one baseline, from left to right. */
function drawnLines(texts: readonly DrawnText[]): DrawnLine[] {
  const isApart = otherFaces(texts)
  const rows: Stretch[][] = []
  let isSpaced = false
  for (const drawn of texts) {
    const text: Stretch = {
      ...drawn,
      isSpaced,
      text: glyphBullet.test(drawn.text) ? '•' : plainSigns(drawn.text.replace(leadingBullet, '• ')),
    }
    isSpaced = text.text !== '' && text.text.trim() === ''
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
    let last = first
    let [lead, cell, cellSize] = [0, first.x, first.size]
    for (const part of sorted) {
      const space = (part.x - right) / part.size
      // A much smaller text after a name stands beside it.
      const isSmaller = space > 0.1 && part.size < last.size * 0.75 && !spacedEnd.test(text)
      const isWide = isSmaller || space > (headingOf(text) === undefined ? 0.8 : 0.5)
      if (text !== '' && isWide && !isSpacedWord(text, part, space)) [cell, cellSize] = [part.x, part.size]
      const gap = isSpacedWord(text, part, space) ? '\u3000' : isWide ? '\t' : gapOf(text, part, space)
      // A word may be drawn apart from the one before it in the same face.
      const isNext = gap === '' || (gap === ' ' && part.font === last.font)
      const isLead = lead === text.length && isApart(part) && (text === '' || isNext)
      text += text === '' ? '' : gap
      text += part.text
      if (isLead) lead = text.length
      right = Math.max(right, part.x + part.width)
      last = part
    }
    const size = Math.max(...sorted.map((part) => part.size))
    const chinese = sorted.filter((part) => /\p{Script=Han}/u.test(part.text))
    return [
      {
        text: composed(text.trim()),
        page: first.page,
        x: first.x,
        right,
        y: first.y,
        size,
        font: (chinese[0] ?? first).font,
        hanSize: Math.max(0, ...chinese.map((part) => part.size)),
        lead,
        cell,
        cellSize,
        endsApart: isApart(sorted.at(-1) ?? first),
        isCounted: true,
      },
    ]
  })
}

/** `姓　　名`: a word of two characters that is spaced to the width of those below it. */
function isSpacedWord(before: string, { text }: Stretch, space: number): boolean {
  return (
    space > 0.8 && space < 3 && /(?:^|\t)\p{Script=Han}$/u.test(before) && /^\p{Script=Han}{1,2}[:：]?$/u.test(text)
  )
}

const spacedWord = /^\p{L}(?: \p{L}){2,}$/u
const spacedEnd = /(?:^|\s)\p{L}(?: \p{L}){2,}$/u

/** The separator between two texts on a line. A drawn space separates Chinese words, too. */
function gapOf(before: string, { text, isSpaced }: Stretch, space: number): string {
  // Letter-spaced words are as far apart from each other as needed to tell them.
  if (spacedEnd.test(before) && spacedWord.test(text)) return '  '
  const isDrawn = isSpaced && space > 0.05
  if (isDrawn && /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(text)) return space > 0.2 ? ' ' : ''
  return (space > 0.15 || isDrawn) && glue(before, text) ? ' ' : ''
}

/**
 * The usual distance between lines of a paragraph, in ems: the smallest frequent one; 0 when there are too few lines.
 */
function usualStep(lines: readonly DrawnLine[]): number {
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

/** Bullets are often drawn as graphics. Several lines with the same indent are therefore list points. */
function indents(lines: readonly DrawnLine[]): (line: DrawnLine) => boolean {
  const count = (page: number, x: number) =>
    lines.filter((line) => line.page === page && Math.abs(line.x - x) < 0.6).length
  const signed = lines.filter(({ text }) => /^(?:[•●○▪■◆]|[–—-]\s)/.test(text)).length
  const areEntries = (own: readonly DrawnLine[]) => own.filter(({ text }) => endsInPeriod(text)).length > 1
  return ({ page, x, size }) => {
    if (signed >= SIGNED) return false
    // Where employers and their periods stand too, an indent is the padding of a box.
    if (areEntries(lines.filter((line) => line.page === page && Math.abs(line.x - x) < 0.6))) return false
    const left = lines.filter((other) => other.page === page && x - other.x > size * 0.5 && x - other.x < size * 4.2)
    const column = left[0]?.x
    return column !== undefined && count(page, x) > 2 && count(page, column) > 2
  }
}
