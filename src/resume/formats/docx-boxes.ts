import type { SourceLine } from './source-line.ts'
import { headingOf } from './text/headings.ts'

/** Where a text box stands: lengths in one unit from the upper left corner of what `from` names. */
type Place = { from: string; x: number; y: number; width: number }
type Box = Place & { lines: SourceLine[] }

/** A tag of a document, and the text behind it. */
type Tag = { name: string; isEnd: boolean; attributes: string; text: string }

const nowhere: Place = { from: '', x: Number.NaN, y: Number.NaN, width: Number.NaN }

/** The fewest text boxes of a column. */
const FEWEST = 2

/**
 * Collects the text boxes of a Word document, and returns them by their place on the page: where a résumé is made of
 * boxes, they are anchored at one paragraph, or at empty ones, in the order in which they were drawn.
 */
export function textBoxes() {
  let boxes: Box[] = []
  let place = nowhere
  let axis: 'x' | 'y' = 'x'
  return {
    /** Notes what a tag says about the place of the next box. */
    see: ({ name, isEnd, attributes, text }: Tag) => {
      if (isEnd) return
      if (name === 'wp:anchor' || name === 'wp:inline') place = nowhere
      else if (name === 'wp:positionH') axis = 'x'
      else if (name === 'wp:positionV') {
        axis = 'y'
        place = { ...place, from: /relativeFrom="(\w+)"/.exec(attributes)?.[1] ?? '' }
      } else if (name === 'wp:posOffset') place = { ...place, [axis]: Number(text) }
      else if (name === 'wp:extent') place = { ...place, width: Number(/\bcx="(\d+)"/.exec(attributes)?.[1]) }
      else if (name === 'v:shape' || name === 'v:rect') place = placeInStyle(attributes)
    },
    add: (lines: SourceLine[]) => {
      if (lines.length > 0) boxes.push({ ...place, lines })
    },
    /** Whether the boxes so far may be read together with those of the next paragraph: they stand on one page. */
    areOfPage: () => boxes.length > 0 && boxes.every(({ from }) => from === 'page'),
    take: (): SourceLine[] => {
      const read = inReadingOrder(boxes).flatMap(({ lines }) => lines)
      boxes = []
      return read
    },
  }
}

/** `margin-left:34pt;margin-top:82pt;width:284pt`, as older programs place boxes. */
function placeInStyle(attributes: string): Place {
  const rules = (/style="([^"]*)"/.exec(attributes)?.[1] ?? '').split(';')
  const values = new Map(rules.map((rule) => [rule.slice(0, rule.indexOf(':')), rule.slice(rule.indexOf(':') + 1)]))
  const points = (name: string) => Number.parseFloat(values.get(name) ?? '')
  const from = values.get('mso-position-vertical-relative') ?? 'text'
  return { from, x: points('margin-left'), y: points('margin-top'), width: points('width') }
}

/**
 * Boxes from top to bottom, those of a left column before those of a right one; as they come where places are unknown.
 */
function inReadingOrder(boxes: readonly Box[]): readonly Box[] {
  const isPlaced = boxes.every(({ from, y }) => !Number.isNaN(y) && from === boxes[0]?.from)
  if (!isPlaced) return boxes
  const sorted = boxes.toSorted((one, other) => one.y - other.y)
  const starts = new Set(boxes.map(({ x }) => x).toSorted((one, other) => one - other))
  for (const start of starts) {
    const columns = inColumns(start, sorted)
    if (columns !== undefined) return columns
  }
  return sorted
}

/** The boxes left of an x, then those right of it; undefined unless both have headings and no box beside crosses it. */
function inColumns(start: number, boxes: readonly Box[]): Box[] | undefined {
  const left = boxes.filter(({ x, width }) => x + width <= start)
  const right = boxes.filter(({ x }) => x >= start)
  const across = boxes.filter(({ x, width }) => x < start && x + width > start)
  const beside = [...left, ...right].map(({ y }) => y)
  const [top, bottom] = [Math.min(...beside), Math.max(...beside)]
  const isColumn = (column: readonly Box[]) =>
    column.length >= FEWEST && column.some(({ lines }) => lines.some(({ text }) => headingOf(text) !== undefined))
  if (!isColumn(left) || !isColumn(right) || across.some(({ y }) => y > top && y < bottom)) return undefined
  return [...across.filter(({ y }) => y <= top), ...left, ...right, ...across.filter(({ y }) => y > top)]
}
