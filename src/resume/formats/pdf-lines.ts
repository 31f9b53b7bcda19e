import { findPeriod } from './dates-read.ts'
import { plainSigns } from './plain-signs.ts'
import { markedLine, type SourceLine } from './source-line.ts'
import { headingOf } from './text/headings.ts'

/** A stretch of text on a page as it was drawn; lengths in points from the lower left corner. */
export type DrawnText = { text: string; page: number; x: number; y: number; width: number; size: number }

const pageNumber = /^(?:(?:page|第)?\s*\d+\s*(?:页)?(?:\s*(?:\/|of|，?共)\s*\d+\s*页?)?|[-–—]\s*\d+\s*[-–—])$/iu

type Line = { text: string; page: number; x: number; right: number; y: number; size: number }

/** The lines of a PDF in the order in which they were drawn, which is the reading order of nearly every résumé. */
export function pdfLines(texts: readonly DrawnText[]): SourceLine[] {
  const lines = withoutFurniture(drawnLines(texts))
  const edges = lines.map((line) => edgeOf(line, lines))
  const joined: { line: Line; last: Line; edge: number }[] = []
  lines.forEach((line, index) => {
    const before = joined.at(-1)
    if (before !== undefined && goesOn(before.last, line, before.edge)) {
      before.line = { ...before.line, text: before.line.text + glue(before.line.text, line.text) + line.text }
      before.last = line
      before.edge = edges[index] ?? 0
    } else joined.push({ line, last: line, edge: edges[index] ?? 0 })
  })
  const level = levels(joined.map(({ line }) => line))
  const isIndented = indents(lines)
  return joined.flatMap(({ line }) => {
    const listed = isIndented(line) ? { bullet: true } : {}
    return markedLine(line.text, headingOf(line.text) === undefined ? { ...level(line), ...listed } : level(line)) ?? []
  })
}

/** Neighbouring texts on one baseline, put into order from left to right. */
function drawnLines(texts: readonly DrawnText[]): Line[] {
  const rows: DrawnText[][] = []
  for (const drawn of texts) {
    const text = { ...drawn, text: plainSigns(drawn.text) }
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
    for (const part of sorted) {
      const space = (part.x - right) / part.size
      text += text === '' ? '' : space > 0.8 ? '\t' : space > 0.15 && glue(text, part.text) ? ' ' : ''
      text += part.text
      right = Math.max(right, part.x + part.width)
    }
    const size = Math.max(...sorted.map((part) => part.size))
    return [{ text: text.trim(), page: first.page, x: first.x, right, y: first.y, size }]
  })
}

/** What stands in the same place of several pages is said once; the numbers of pages are not said at all. */
function withoutFurniture(lines: readonly Line[]): Line[] {
  const sayingOf = (text: string) => (pageNumber.test(text) ? text.replace(/\d+/g, '0') : text)
  const placeOf = ({ text, x, y }: Line) => [sayingOf(text), Math.round(x), Math.round(y)].join(' ')
  const firsts = new Map<string, Line>()
  const repeated = new Set<string>()
  for (const line of lines) {
    const first = firsts.get(placeOf(line))
    if (first === undefined) firsts.set(placeOf(line), line)
    else if (first.page !== line.page) repeated.add(placeOf(line))
  }
  return lines.filter((line) => {
    const place = placeOf(line)
    return !repeated.has(place) || (firsts.get(place) === line && !pageNumber.test(line.text))
  })
}

/** How far to the right lines reach that stand above or below this one. */
function edgeOf(line: Line, lines: readonly Line[]): number {
  const column = lines.filter(
    ({ page, x, right }) => page === line.page && x < line.right && right > line.x && x > line.x - 60,
  )
  return Math.max(...column.map(({ right }) => right))
}

/** Whether a line was only broken because there was no more room. */
function goesOn(before: Line, line: Line, edge: number): boolean {
  const [word = ''] = /^\S+/.exec(line.text) ?? []
  const isFull = before.right + (/^\p{Script=Han}/u.test(word) ? 1.4 : word.length * 0.55 + 0.3) * before.size > edge
  const step = before.y - line.y
  const isNext = before.page === line.page && step > 0 && step < line.size * 2.3
  const isAligned = line.x > before.x - 2 && line.x < before.x + line.size * 3
  const isSame = Math.abs(before.size - line.size) < 0.3
  if (!isFull || !isNext || !isAligned || !isSame || /[。！？]$/.test(before.text)) return false
  const body = markedLine(before.text)?.text ?? ''
  if (body.includes('\t') || findPeriod(body)?.period.end !== undefined) return false
  return markedLine(line.text)?.bullet !== true && headingOf(line.text) === undefined && !line.text.includes('\t')
}

/** Nothing between Chinese signs, a space between words. */
function glue(before: string, after: string): string {
  const isChinese =
    /[\p{Script=Han}，。、；：（）“”]$/u.test(before) && /^[\p{Script=Han}，。、；：（）“”]/u.test(after)
  // A word that was parted, or that has a hyphen there.
  const isParted = /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after)
  return isChinese || isParted || /\s$/.test(before) ? '' : ' '
}

/** Bullets are often drawn, not written: lines set in beside others, as several are, are points of a list. */
function indents(lines: readonly Line[]): (line: Line) => boolean {
  const count = (page: number, x: number) =>
    lines.filter((line) => line.page === page && Math.abs(line.x - x) < 0.6).length
  return ({ page, x, size }) => {
    const left = lines.filter((other) => other.page === page && x - other.x > size * 0.5 && x - other.x < size * 2.2)
    const column = left[0]?.x
    return column !== undefined && count(page, x) > 2 && count(page, column) > 2
  }
}

/** Lines of the size that known headings have, when that is larger than the text, are headings too. */
function levels(lines: readonly Line[]): (line: Line) => { level?: 1 } {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const known = lines.filter(({ text, size }) => size > usual * 1.08 && headingOf(text) !== undefined)
  const heading = known.length > 1 ? known[0]?.size : undefined
  return ({ text, size }) =>
    heading !== undefined && Math.abs(size - heading) < 0.1 && text.length < 30 ? { level: 1 } : {}
}
