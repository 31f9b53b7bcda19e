import type { DrawnLine } from '#src/resume/formats/pdf/drawn.ts'
import { type Edge, goesOn } from '#src/resume/formats/pdf/joins.ts'

/** A line 450 points wide in type of 10 points, all of it in the face of the body. */
export const drawn = (text: string, more: Partial<DrawnLine> = {}): DrawnLine => ({
  text,
  page: 1,
  x: 50,
  right: 500,
  y: 700,
  size: 10,
  font: 'regular',
  hanSize: 0,
  lead: 0,
  cell: 50,
  cellSize: 10,
  endsApart: false,
  isCounted: false,
  ...more,
})

/** The line below it. */
export const below = (text: string, more: Partial<DrawnLine> = {}) => drawn(text, { y: 686, right: 300, ...more })

/** Whether a line goes on with a paragraph; the paragraph is a single line unless its first is given. */
export const goes = (
  before: DrawnLine,
  line: DrawnLine,
  { whole = before, usual = 0, ...edge }: { whole?: DrawnLine; usual?: number } & Partial<Edge> = {},
) => goesOn({ line: whole, last: before, edge: { edge: 500, isShared: true, ...edge } }, line, usual)
