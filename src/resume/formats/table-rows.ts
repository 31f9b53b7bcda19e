import { findPeriod, isPeriod } from './dates-read.ts'
import type { SourceLine } from './source-line.ts'

/**
 * The lines of a row of a table: a single one, with tabs between the cells, if each cell has one line. A period broken
 * within its cell counts as one line. A list point is joined to a period beside it, but to nothing else.
 */
export function rowLines(cells: readonly (readonly SourceLine[])[]): SourceLine[] {
  const full = cells.filter((cell) => cell.length > 0).map(withWholePeriod)
  const [first] = full
  const isSingle = full.length > 1 && full.every((cell) => cell.length === 1)
  const isPoint = full.some(([line]) => line?.bullet === true)
  const isDated = full.length === 2 && full.some(([line]) => line !== undefined && !line.bullet && isRange(line.text))
  if (!isSingle || (isPoint && !isDated) || first?.[0]?.level === 1) return full.flat()
  const level = full.find((cell) => cell[0]?.level !== undefined)?.[0]?.level
  const text = full.flatMap((cell) => cell.map((line) => line.text)).join('\t')
  return [level === undefined ? { text } : { text, level }]
}

/** Joins `Jan 2019 –` and `Present` below it. */
function withWholePeriod(cell: readonly SourceLine[]): readonly SourceLine[] {
  const [first, second, ...others] = cell
  if (first === undefined || second === undefined || others.length > 0 || isRange(first.text)) return cell
  const text = `${first.text} ${second.text}`
  return text.length < 40 && isPeriod(text) && isRange(text) ? [{ ...first, text }] : cell
}

function isRange(text: string): boolean {
  const { end, present } = findPeriod(text)?.period ?? {}
  return isPeriod(text) && (end !== undefined || (present === true && !/[–—-]\s*$/.test(text)))
}
