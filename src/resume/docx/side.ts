import { AlignmentType } from 'docx'
import type { PrintedSides } from '#src/resume/print/page.ts'
import { lineHeight } from '#src/resume/print/place.ts'
import type { PrintedSection } from '#src/resume/print/sections.ts'
import { factList, nameSpecs, pageBreak, photoSpec, spacer } from './headers.ts'
import { headingSpec } from './headings.ts'
import { sectionRows } from './sections.ts'
import { points, type Spec, type WordSheet } from './setting.ts'
import { type Cell, type Flow, grid, paragraphs, spacedFirst, untied, type WordRow, wholeRow } from './tables.ts'

/**
 * A side column and a main column as two cells of one row, which may span pages. Inside, each is a table with a row for
 * whatever keeps together: within a cell word processors keep rows whole, but do not keep paragraphs together.
 */
export function sideFlow(body: PrintedSides, sheet: WordSheet): Flow[] {
  const { main, beside } = body
  const mains = partedAtBreaks(main.sections)
  const besides = beside.pages.flatMap(partedAtBreaks)
  // Word processors ignore a page break before a paragraph in a table, so both columns begin anew in another table.
  const parts = mains.map((sections, index): PrintedSides => {
    const pages = index < mains.length - 1 ? besides.slice(index, index + 1) : besides.slice(index)
    return index === 0
      ? { ...body, main: { ...main, sections }, beside: { ...beside, pages } }
      : {
          ...body,
          main: { ...main, name: null, sections },
          beside: { ...beside, photo: null, name: null, facts: [], pages },
        }
  })
  return parts.flatMap((part, index) => [...(index > 0 ? [pageBreak()] : []), ...columns(part, sheet)])
}

/** Splits sections where the person wants a new page. */
function partedAtBreaks(sections: readonly PrintedSection[]): PrintedSection[][] {
  const parts: PrintedSection[][] = [[]]
  for (const section of sections) {
    if (section.pageBreak && parts.at(-1)?.length) parts.push([])
    parts.at(-1)?.push({ ...section, pageBreak: false })
  }
  return parts
}

function columns(body: PrintedSides, sheet: WordSheet): Flow[] {
  const { side, beside, main } = body
  const [inset, gutter] = [points(body.inset), points(body.gutter)]
  const sideCell: Cell = {
    width: points(beside.place.width) + inset,
    ...(body.ground > 0 ? { fill: beside.place.design.palette.panel } : {}),
    margins: side === 'left' ? { right: inset } : { left: inset },
    children: stacked(besideRows(beside, sheet)),
  }
  const mainCell: Cell = {
    width: points(main.place.width) + gutter,
    margins: side === 'left' ? { left: gutter } : { right: gutter },
    children: stacked(mainRows(main, sheet)),
  }
  const cells = side === 'left' ? [sideCell, mainCell] : [mainCell, sideCell]
  return [
    // LibreOffice prints the footer on the first page too, if a table in a table is the first thing there.
    spacer(),
    grid(
      cells.map(({ width }) => width),
      [{ cells, splits: true }],
    ),
    spacer(),
  ]
}

/** Rows of one cell each as a table in a cell; Word wants a paragraph below it. */
function stacked(rows: WordRow[]): Flow[] {
  const [first] = rows
  return first ? [grid([first.cells[0]?.width ?? 0], rows), spacer()] : []
}

function mainRows({ name, sections, place }: PrintedSides['main'], { ledger }: WordSheet): WordRow[] {
  const width = points(place.width)
  const names = name ? [wholeRow(width, paragraphs(untied(nameSpecs(name, { ...place, ledger }))))] : []
  return [...names, ...sections.flatMap((section, index) => sectionRows(section, ledger, width, index === 0 && !name))]
}

/**
 * The rows of the side column. The sections of a page are one row as high as the page if another page follows, so that
 * it begins as in the PDF. Only the first of these rows may be split: LibreOffice would begin a later one below the one
 * before, and lose what does not fit there.
 */
function besideRows(beside: PrintedSides['beside'], sheet: WordSheet): WordRow[] {
  const { paper, margin } = sheet.printed
  const { place, pages } = beside
  const width = points(place.width)
  const person = personSpecs(beside, sheet)
  const height = points(paper.height - margin.top - margin.bottom - lineHeight(place))
  const last = pages.findLastIndex((sections) => sections.length > 0)
  return pages.flatMap((sections, page) => {
    const rows = [
      ...(page === 0 && person.length > 0 ? [wholeRow(width, paragraphs(untied(person)))] : []),
      ...sections.flatMap((section) => sectionRows(section, sheet.ledger, width)),
    ]
    return page < last ? [{ cells: [{ width, children: stacked(rows) }], splits: page === 0, height }] : rows
  })
}

function personSpecs({ photo, name, facts, place }: PrintedSides['beside'], sheet: WordSheet): Spec[] {
  const setting = { ...place, ledger: sheet.ledger }
  const names = name ? nameSpecs(name, setting) : []
  return [
    ...(photo ? [photoSpec(photo, sheet, AlignmentType.LEFT)] : []),
    ...(photo ? spacedFirst(names, 10) : names),
    ...facts.flatMap(({ heading, facts: list }, index) => {
      const spec = headingSpec(heading, sheet.ledger)
      const isFirst = index === 0 && !photo && !name
      return [isFirst ? { ...spec, spacing: { before: 0 } } : spec, ...factList(list, setting)]
    }),
  ]
}
