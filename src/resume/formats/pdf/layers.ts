import { headingOf } from '#src/resume/formats/text/headings.ts'
import type { PlacedLine } from './drawn.ts'

/** How far upwards the next line is drawn where a layer begins, as a multiple of its size. */
const JUMP = 1.5
/** How far from each other the left edges of two layers of a column are at most, in points. */
const OVERHANG = 40
/** The fewest lines of a layer. */
const FEWEST = 4

/**
 * Restores the order of a column in which a program drew some boxes apart from the others, as browsers do: positioned
 * ones after all others, floating ones before them. The lines of both are read from top to bottom.
 */
export function withoutLayers<T extends PlacedLine>(lines: readonly T[]): T[] {
  let read: T[] = []
  for (const run of runsOf(lines)) {
    const whole = run.length < FEWEST ? null : laidOver(read, run)
    if (whole === null) read.push(...run)
    else read = whole
  }
  return read
}

/** Lines drawn from top to bottom. */
function runsOf<T extends PlacedLine>(lines: readonly T[]): T[][] {
  const runs: T[][] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const goesOn = before?.page === line.page && line.y < before.y + JUMP * line.size
    if (goesOn) runs.at(-1)?.push(line)
    else runs.push([line])
  })
  return runs
}

/** Returns the lines read so far with a run put in its place among them, or null when the run is not a layer. */
function laidOver<T extends PlacedLine>(read: readonly T[], run: readonly T[]): T[] | null {
  const [first] = run
  const edge = (pick: (line: T) => number, best: (a: number, b: number) => number) => run.map(pick).reduce(best)
  const [top, bottom] = [edge(({ y }) => y, larger), edge(({ y }) => y, smaller)]
  const [left, right] = [edge(({ x }) => x, smaller), edge((line) => line.right, larger)]
  const isBelow = ({ page, x, y, right: end }: T) =>
    page === first?.page &&
    y < top &&
    y > bottom &&
    x > left - OVERHANG &&
    Math.min(end, right) - Math.max(x, left) > (end - x) / 3
  const below = new Set(read.filter(isBelow))
  const at = read.findIndex((line) => below.has(line))
  const begins = [...below].map(({ x }) => x).reduce(smaller, Infinity)
  const largest = run.map(({ size }) => size).reduce(larger)
  // A few other words count as a heading too, where they are larger than everything laid over them.
  const isOver = (line: T) => isHeading(line) || (line.size > largest * 1.15 && line.text.length < 8)
  const isUnder = [...below].some(isOver) && !run.some(isHeading)
  // Floating boxes are drawn before the text they belong to: the names of entries, then headings and all below them.
  const isAbove = below.size > 1 && run.filter(isHeading).length > 1 && ![...below].some(isHeading)
  // The label of several rows stands on the line of one of them, at its left.
  const isBeside = [...below].some((line) => run.some((other) => isLevel(line, other) && line.right < other.x))
  const isLayer = Math.abs(begins - left) < OVERHANG && (isUnder || isAbove) && !isBeside
  if (!isLayer) return null
  const whole = [...below, ...run].toSorted((a, b) => b.y - a.y)
  return [...read.slice(0, at), ...whole, ...read.slice(at).filter((line) => !below.has(line))]
}

/** Whether two lines stand on one baseline. */
function isLevel(one: PlacedLine, other: PlacedLine): boolean {
  return Math.abs(one.y - other.y) < Math.max(one.size, other.size) * 0.4
}

function isHeading({ text }: PlacedLine): boolean {
  return headingOf(text) !== undefined
}

const larger = (a: number, b: number) => Math.max(a, b)
const smaller = (a: number, b: number) => Math.min(a, b)
