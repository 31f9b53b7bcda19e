import {
  BorderStyle,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  type VerticalAlignTable,
  type VerticalMergeType,
  WidthType,
} from 'docx'
import { hex, points, type Spec } from './setting.ts'

export type Flow = Paragraph | Table

type Edge = { style: typeof BorderStyle.SINGLE; size: number; color: string } | { style: typeof BorderStyle.NIL }

/** A cell of a table. Widths and margins in twips. */
export type Cell = {
  width: number
  children: Flow[]
  fill?: string
  margins?: { top?: number; right?: number; bottom?: number; left?: number }
  align?: (typeof VerticalAlignTable)[keyof typeof VerticalAlignTable]
  borders?: { top?: Edge; right?: Edge; bottom?: Edge; left?: Edge }
  columnSpan?: number
  rowSpan?: number
  verticalMerge?: (typeof VerticalMergeType)[keyof typeof VerticalMergeType]
}

/** A row of a table. `splits`: it may be split between pages; `height`: the least, in twips. */
export type WordRow = { cells: Cell[]; splits: boolean; keepNext?: boolean; height?: number }

const none: Edge = { style: BorderStyle.NIL }

/** A border of a cell. `size` in eighths of a point. */
export function edge(size: number, colour: string): Edge {
  return { style: BorderStyle.SINGLE, size, color: hex(colour) }
}

/** Makes paragraphs from their descriptions. */
export function paragraphs(specs: Spec[]): Paragraph[] {
  return specs.map((spec) => new Paragraph(spec))
}

/**
 * Gives paragraphs that go into a cell the "keep with next" of their row: one of their own would tie whole rows
 * together, and where they say no, so does the row. What is in one row is kept on one page as it is.
 */
export function untied(specs: Spec[], keepNext = false): Spec[] {
  return specs.map((spec) => ({ ...spec, keepNext }))
}

/** Sets the space above the first paragraph, in points; none where a table provides it. */
export function spacedFirst(specs: Spec[], space: number): Spec[] {
  const before = points(space)
  return specs.map((spec, index) => (index === 0 ? { ...spec, spacing: { ...spec.spacing, before } } : spec))
}

/** A row of one cell, which stays on one page. */
export function wholeRow(width: number, children: Flow[]): WordRow {
  return { cells: [{ width, children }], splits: false }
}

/** A table with fixed columns, and only the borders given. */
export function grid(widths: number[], rows: WordRow[]): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    borders: { top: none, right: none, bottom: none, left: none, insideHorizontal: none, insideVertical: none },
    rows: rows.map(
      ({ cells, splits, keepNext, height }) =>
        new TableRow({
          cantSplit: !splits,
          ...(keepNext ? { keepNext } : {}),
          ...(height ? { height: { value: height, rule: HeightRule.ATLEAST } } : {}),
          children: cells.map(makeCell),
        }),
    ),
  })
}

function makeCell({
  width,
  children,
  fill,
  margins,
  align,
  borders,
  columnSpan,
  rowSpan,
  verticalMerge,
}: Cell): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    children: children.length > 0 ? children : [new Paragraph({ style: 'TableText' })],
    margins: { top: 0, right: 0, bottom: 0, left: 0, ...margins, marginUnitType: WidthType.DXA },
    borders: { top: none, right: none, bottom: none, left: none, ...borders },
    ...(fill ? { shading: { fill: hex(fill) } } : {}),
    ...(align ? { verticalAlign: align } : {}),
    ...(columnSpan ? { columnSpan } : {}),
    ...(rowSpan ? { rowSpan } : {}),
    ...(verticalMerge ? { verticalMerge } : {}),
  })
}
