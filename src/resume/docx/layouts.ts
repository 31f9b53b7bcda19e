import { AlignmentType, VerticalAlignTable } from 'docx'
import { headingLeading } from '#src/resume/print/headings.ts'
import { type PrintedBody, timeline } from '#src/resume/print/page.ts'
import type { Piece } from '#src/resume/print/pieces.ts'
import { lineHeight } from '#src/resume/print/place.ts'
import { itemsWidth, type PrintedItem, type PrintedSection } from '#src/resume/print/sections.ts'
import { formFlow } from './form.ts'
import { headerFlow, spacer } from './headers.ts'
import { headingSpec } from './headings.ts'
import { itemSpecs } from './paras.ts'
import { dot } from './pictures.ts'
import { pieceRuns } from './runs.ts'
import { gridsOf, sectionFlow } from './sections.ts'
import { lineOf, points, type Spec, type WordLedger, type WordSheet } from './setting.ts'
import { sideFlow } from './side.ts'
import { type Cell, edge, type Flow, grid, paragraphs, spacedFirst, untied, type WordRow } from './tables.ts'

/** The width of a border as Word counts it, in eighths of a point. */
const timelineEdge = timeline.line * 8

/** The whole page in the layout of the design. */
export function pageFlow(sheet: WordSheet): Flow[] {
  const { printed, ledger } = sheet
  const { body } = printed
  const header = headerFlow(printed.header, sheet)
  switch (body.kind) {
    case 'single':
      return [...header, ...body.sections.flatMap((section) => sectionFlow(section, ledger))]
    case 'side':
      return sideFlow(body, sheet)
    case 'labels':
      return [...header, ...body.sections.flatMap((section) => labelled(section, body, ledger))]
    case 'dates':
      return [
        ...header,
        ...body.sections.flatMap((section, index) => dated(section, body, ledger, index === 0)),
        ...(body.rule ? [spacer()] : []),
      ]
    case 'form':
      return formFlow(body, sheet)
  }
}

function labelled(section: PrintedSection, body: PrintedBody & { kind: 'labels' }, ledger: WordLedger): Flow[] {
  const { type, spacing, palette } = section.place.design
  const [labelWidth, width] = [points(body.column), points(itemsWidth(section))]
  const heading = headingSpec(section.heading, ledger)
  const label = {
    ...heading,
    spacing: { before: 0, after: 0, ...lineOf(type.body, type.leading[section.place.locale]) },
  }
  // Lines of one list share one row.
  const isList = section.items.every(({ paras }) => paras[0]?.role === 'term')
  const groups = isList ? [section.items] : section.items.map((item) => [item])
  const rows = contentsOf(section, ledger, groups).map(({ space, children, keepNext }, index): WordRow => {
    const top = points(index > 0 ? space : body.rule ? spacing.heading : 0)
    const borders = body.rule && index === 0 ? { top: edge(4, palette.line) } : {}
    return {
      splits: false,
      keepNext,
      cells: [
        {
          width: labelWidth,
          margins: { top, right: points(body.gutter) },
          borders,
          children: index === 0 ? paragraphs(untied([label], keepNext)) : [],
        },
        { width, margins: { top }, borders, children },
      ],
    }
  })
  const gap: Spec = { style: 'Spacer', spacing: { before: points(spacing.section) }, keepNext: true, children: [] }
  return [...paragraphs([{ ...gap, pageBreakBefore: section.pageBreak }]), grid([labelWidth, width], rows)]
}

/** What a row of the table holds, and the space above it in points. */
type RowContent = { space: number; children: Flow[]; keepNext: boolean }

/** A row for each group of items, or for whatever keeps together of items side by side. */
function contentsOf(section: PrintedSection, ledger: WordLedger, groups: readonly PrintedItem[][]): RowContent[] {
  const { columns, together, place } = section
  if (columns > 1) {
    const grids = gridsOf(section, ledger)
    return grids.map((children, index) => ({ space: 0, children, keepNext: together && index < grids.length - 1 }))
  }
  return groups.map((group, index) => ({
    space: group[0]?.paras[0]?.space ?? 0,
    children: paragraphs(untied(spacedFirst(itemSpecs(group, { ...place, ledger }), 0))),
    keepNext: index < groups.length - 1 && (together || group.at(-1)?.paras.at(-1)?.tied === true),
  }))
}

/**
 * Beside a timeline the title is in a row of the table, and tables follow each other, so that the line runs through.
 */
function dated(
  section: PrintedSection,
  body: PrintedBody & { kind: 'dates' },
  ledger: WordLedger,
  first: boolean,
): Flow[] {
  const heading = headingSpec(section.heading, ledger, section.pageBreak)
  const widths = [points(body.column), points(itemsWidth(section) + body.gutter)]
  const contents = contentsOf(
    section,
    ledger,
    section.items.map((item) => [item]),
  )
  const rows = contents.map((content, index) =>
    datedRow(content, section.items[index]?.period ?? [], section, body, ledger),
  )
  if (!body.rule) return [...paragraphs([heading]), grid(widths, rows), spacer()]
  const { spacing, palette } = section.place.design
  const space = points(spacing.section)
  const top = first ? 0 : space
  const middle = (section.heading.size * headingLeading) / 2
  const mark = dot(timeline.titleDot, { x: body.column, y: middle }, palette.accent, ledger)
  const title: WordRow = {
    splits: false,
    keepNext: true,
    cells: [
      { width: widths[0] ?? 0, margins: { top }, children: paragraphs([{ style: 'TableText', children: [mark] }]) },
      {
        width: widths[1] ?? 0,
        margins: { top, left: points(body.gutter), bottom: points(spacing.heading) },
        borders: { left: edge(timelineEdge, palette.line) },
        children: paragraphs([{ ...heading, spacing: { before: 0, after: 0 }, pageBreakBefore: false }]),
      },
    ],
  }
  const gap: Spec = { style: 'Spacer', spacing: { before: first ? space : 0 }, children: [] }
  const above = first || section.pageBreak ? paragraphs([{ ...gap, pageBreakBefore: section.pageBreak }]) : []
  return [...above, grid(widths, [title, ...rows])]
}

function datedRow(
  { space, children, keepNext }: RowContent,
  when: Piece[],
  section: PrintedSection,
  body: PrintedBody & { kind: 'dates' },
  ledger: WordLedger,
): WordRow {
  const { place } = section
  const gutter = points(body.gutter)
  const at = { x: body.column, y: lineHeight(place) / 2 }
  const isMarked = body.rule && when.length > 0
  const { palette } = place.design
  const mark = isMarked ? [dot(timeline.dot, at, palette.second ?? palette.accent, ledger)] : []
  const period: Spec = {
    style: 'TableText',
    children: [...mark, ...pieceRuns(when, { ...place, ledger })],
    ...(body.rule ? { alignment: AlignmentType.RIGHT } : {}),
  }
  const top = points(space)
  const dates: Cell = {
    width: points(body.column),
    margins: { top, right: gutter },
    align: VerticalAlignTable.TOP,
    children: paragraphs([period]),
  }
  const content: Cell = {
    width: points(itemsWidth(section) + body.gutter),
    margins: { top, left: gutter },
    borders: body.rule ? { left: edge(timelineEdge, palette.line) } : {},
    children,
  }
  return { cells: [dates, content], splits: false, keepNext }
}
