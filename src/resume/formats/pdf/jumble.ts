import { isPeriod } from '#src/resume/formats/dates-read.ts'
import { headingOf } from '#src/resume/formats/text/headings.ts'
import type { PlacedLine } from './drawn.ts'

/** How far upwards the next line is drawn where something else begins, as a multiple of its size. */
const JUMP = 1.5
/** How often a page goes back above a heading of the same column until its order of drawing means nothing. */
const OFTEN = 2
/** The fewest lines of a column, and the most lines across both columns. */
const FEWEST = 4
const MOST_ACROSS = 6
/** The narrowest space between columns, in points. */
const GUTTER = 8

/**
 * Reads the pages whose texts were drawn in no order, as page builders with boxes at fixed places do: all headings
 * first and the texts below them afterwards. Each of their columns is read from top to bottom.
 * @param join joins two lines of one baseline, the left one first
 */
export function withoutJumble<T extends PlacedLine>(lines: readonly T[], join: (left: T, right: T) => T): T[] {
  const pages = [...new Set(lines.map(({ page }) => page))]
  return pages.flatMap((page) => {
    const own = lines.filter((line) => line.page === page)
    return isJumbled(own) ? columnsOf(own).flatMap((column) => fromTopToBottom(column, join)) : own
  })
}

function isJumbled(lines: readonly PlacedLine[]): boolean {
  const headings: PlacedLine[] = []
  let times = 0
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const isBack = before !== undefined && line.y > before.y + JUMP * line.size
    if (isBack && headings.some((heading) => heading.y < line.y && isOver(line, heading))) times += 1
    if (headingOf(line.text) !== undefined) headings.push(line)
  })
  return times >= OFTEN
}

/** Whether two lines share at least half of the shorter one's width. */
function isOver(one: PlacedLine, other: PlacedLine): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.x, other.x)
  return shared * 2 > Math.min(one.right - one.x, other.right - other.x)
}

/** The lines across a page, then those of its left and its right column; all of them where there is one column. */
function columnsOf<T extends PlacedLine>(lines: readonly T[]): readonly (readonly T[])[] {
  const starts = [...new Set(lines.map(({ x }) => Math.floor(x)))].toSorted((a, b) => a - b)
  for (const start of starts) {
    const parts = partedAt(start, lines)
    if (parts !== undefined) return parts
  }
  return [lines]
}

/** The lines across an x, left and right of it; undefined unless the sides are columns with headings, all below. */
function partedAt<T extends PlacedLine>(start: number, lines: readonly T[]): (readonly T[])[] | undefined {
  const across = lines.filter(({ x, right }) => x < start && right > start - GUTTER)
  if (across.length > MOST_ACROSS) return undefined
  const left = lines.filter(({ right }) => right <= start - GUTTER)
  const right = lines.filter(({ x }) => x >= start)
  const lowest = Math.min(...across.map(({ y }) => y))
  const isColumn = (column: readonly T[]) =>
    column.length >= FEWEST && column.some(({ text }) => headingOf(text) !== undefined)
  const isBelow = [...left, ...right].every(({ y }) => y < lowest)
  return isColumn(left) && isColumn(right) && isBelow ? [across, left, right] : undefined
}

/** The lines of a column by their height; a time and the names on its baseline are one. */
function fromTopToBottom<T extends PlacedLine>(lines: readonly T[], join: (left: T, right: T) => T): T[] {
  const rows: T[][] = []
  for (const line of lines.toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1)
    const isLevel = row?.[0] !== undefined && row[0].y - line.y < line.size * 0.4
    if (isLevel) row?.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => {
    const sorted = row.toSorted((one, other) => one.x - other.x)
    return sorted.some(({ text }) => isPeriod(text)) ? [sorted.reduce(join)] : sorted
  })
}
