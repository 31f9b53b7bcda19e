import { Paragraph } from 'docx'
import type { PrintedSection } from '#src/resume/print/sections.ts'
import { spacer } from './headers.ts'
import { headingSpec } from './headings.ts'
import { itemSpecs } from './paras.ts'
import { points, type Spec, type WordLedger } from './setting.ts'
import { type Flow, grid, paragraphs, spacedFirst, untied, type WordRow, wholeRow } from './tables.ts'

/** A section from its title to its last item, one below the other. */
export function sectionFlow(section: PrintedSection, ledger: WordLedger): Flow[] {
  const heading = headingSpec(section.heading, ledger, section.pageBreak)
  if (section.columns > 1) return [new Paragraph(heading), itemGrid(section, itemRows(section, ledger)), spacer()]
  return paragraphs([heading, ...specsOf(section, ledger)])
}

/**
 * A section as rows of one cell each, for columns side by side: a row for whatever keeps together. The first of a
 * column has no space above.
 */
export function sectionRows(section: PrintedSection, ledger: WordLedger, width: number, first = false): WordRow[] {
  const spec = headingSpec(section.heading, ledger, section.pageBreak)
  const heading = first ? { ...spec, spacing: { before: 0 } } : spec
  if (section.columns > 1) {
    return gridsOf(section, ledger).map((grids, index) => {
      const title = index === 0 ? paragraphs(untied([heading])) : []
      return wholeRow(width, [...title, ...grids])
    })
  }
  const chains = chained([{ ...heading, keepNext: true }, ...specsOf(section, ledger)])
  // A paragraph that is not kept with others may be split between pages, as outside a table.
  return chains.map((specs) => ({ ...wholeRow(width, paragraphs(untied(specs))), splits: specs.length === 1 }))
}

function specsOf({ items, place, together }: PrintedSection, ledger: WordLedger): Spec[] {
  const specs = itemSpecs(items, { ...place, ledger })
  return together ? specs.map((spec, index) => (index < specs.length - 1 ? { ...spec, keepNext: true } : spec)) : specs
}

/** Splits a list after each member that is not kept with the next. */
export function chained<T extends { keepNext?: boolean | undefined }>(all: readonly T[]): T[][] {
  const chains: T[][] = []
  for (const [index, one] of all.entries()) {
    if (index > 0 && all[index - 1]?.keepNext) chains.at(-1)?.push(one)
    else chains.push([one])
  }
  return chains
}

/** Items side by side, for cells of a table: a grid for whatever keeps together. */
export function gridsOf(section: PrintedSection, ledger: WordLedger): Flow[][] {
  return chained(itemRows(section, ledger)).map((rows) => [itemGrid(section, rows), spacer()])
}

function itemRows(
  { columns, columnGap, rowGap, items, place, together }: PrintedSection,
  ledger: WordLedger,
): WordRow[] {
  const gap = points(columnGap)
  const count = Math.ceil(items.length / columns)
  return Array.from({ length: count }, (_, row) => {
    // Keeps a single row from being separated at a page break.
    const keepNext = row < count - 1 && (together || row === 0 || row === count - 2)
    const cells = Array.from({ length: columns }, (_, column) => {
      const item = items[row * columns + column]
      const specs = item ? itemSpecs([item], { ...place, ledger }) : []
      const top = row > 0 ? points(rowGap) : 0
      const width = points(place.width) + gap
      return { width, margins: { right: gap, top }, children: paragraphs(untied(spacedFirst(specs, 0), keepNext)) }
    })
    return { splits: false, keepNext, cells }
  })
}

function itemGrid({ columns, columnGap, place }: PrintedSection, rows: WordRow[]): Flow {
  return grid(
    Array.from({ length: columns }, () => points(place.width) + points(columnGap)),
    rows,
  )
}
