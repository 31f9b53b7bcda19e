import type { DrawnLine } from './drawn.ts'
import { firstWidth, glue } from './joins.ts'

/** How far cells are apart at least, in ems: their padding. */
const PADDING = 1.6
/** The most lines of a cell. */
const MOST = 4

/**
 * Joins the lines of a cell that is too narrow for its text and has other cells beside it. A program draws such a row
 * cell by cell: `2018 – 2020 | Jiangxi Building`, `Company Ltd` below it, and `Accountant` on the line of the first.
 */
export function withWholeCells(lines: readonly DrawnLine[]): DrawnLine[] {
  const whole: DrawnLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    let row = lines[at]
    for (let found = row && belowCell(row, lines, at + 1); row && found !== undefined; ) {
      row = joined(row, found.below, found.next)
      at += found.below.length + 1
      found = belowCell(row, lines, at + 1)
    }
    if (row !== undefined) whole.push(row)
  }
  return whole
}

/** The lines that go on with the last cell of a row, and the rest of the row behind them. */
function belowCell(row: DrawnLine, lines: readonly DrawnLine[], from: number) {
  if (!row.text.includes('\t')) return undefined
  const below: DrawnLine[] = []
  for (const line of lines.slice(from, from + MOST + 1)) {
    const isLevel = line.page === row.page && Math.abs(line.y - row.y) < row.cellSize * 0.3
    const last = below.at(-1) ?? row
    if (isLevel) return below.length > 0 && isNarrow(row, below, line) ? { below, next: line } : undefined
    const isUnder = line.page === row.page && last.y > line.y && last.y - line.y < line.size * 2
    const isAlike = Math.abs(line.x - row.cell) < 1.5 && Math.abs(line.size - row.cellSize) < 0.3
    if (!isUnder || !isAlike || line.text.includes('\t')) return undefined
    below.push(line)
  }
  return undefined
}

/** Whether no word or character of what stands below had room on the line above, in front of the next cell. */
function isNarrow(row: DrawnLine, below: readonly DrawnLine[], next: DrawnLine): boolean {
  const edge = next.x - PADDING * row.cellSize
  const above = [row, ...below]
  const isFull = below.every((line, index) => {
    const before = above[index]?.right ?? 0
    return before + (firstWidth(line.text) - 0.3) * line.size > edge
  })
  return isFull && above.every(({ right }) => right < next.x)
}

function joined(row: DrawnLine, below: readonly DrawnLine[], next: DrawnLine): DrawnLine {
  const cell = below.reduce((text, line) => text + glue(text, line.text) + line.text, row.text)
  const { right, cell: start, cellSize, endsApart } = next
  return { ...row, text: `${cell}\t${next.text}`, right, cell: start, cellSize, endsApart }
}
