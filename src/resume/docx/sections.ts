import { Paragraph } from 'docx'
import type { PrintedSection } from '#src/resume/print/sections.ts'
import { spacer } from './headers.ts'
import { headingSpec } from './headings.ts'
import { itemSpecs } from './paras.ts'
import { points, type Spec, type WordLedger } from './setting.ts'
import { type Flow, grid, paragraphs, untied } from './tables.ts'

/** A section from its title to its last item, one below the other; the first of a column has no space above. */
export function sectionFlow(section: PrintedSection, ledger: WordLedger, first = false): Flow[] {
  const spec = headingSpec(section.heading, ledger, section.pageBreak)
  const heading = first ? { ...spec, spacing: { before: 0 } } : spec
  if (section.columns > 1) return [new Paragraph(heading), itemColumns(section, ledger), spacer()]
  const specs = [heading, ...itemSpecs(section.items, { ...section.place, ledger })]
  return paragraphs(section.together ? tied(specs) : specs)
}

function tied(specs: Spec[]): Spec[] {
  return specs.map((spec, index) => (index < specs.length - 1 ? { ...spec, keepNext: true } : spec))
}

function itemColumns({ columns, columnGap, items, place, together }: PrintedSection, ledger: WordLedger): Flow {
  const gap = points(columnGap)
  const width = points(place.width) + gap
  const count = Math.ceil(items.length / columns)
  const rows = Array.from({ length: count }, (_, row) => ({
    splits: false,
    // Keeps a single row from being separated at a page break.
    keepNext: row < count - 1 && (together || row === 0 || row === count - 2),
    cells: Array.from({ length: columns }, (_, column) => {
      const item = items[row * columns + column]
      const specs = item ? itemSpecs([item], { ...place, ledger }) : []
      const top = row > 0 ? points(place.design.spacing.block) : 0
      return { width, margins: { right: gap, top }, children: paragraphs(untied(flush(specs))) }
    }),
  }))
  return grid(
    Array.from({ length: columns }, () => width),
    rows,
  )
}

/** Removes the space above the first paragraph, where the table provides it. */
export function flush(specs: Spec[]): Spec[] {
  return specs.map((spec, index) => (index === 0 ? { ...spec, spacing: { ...spec.spacing, before: 0 } } : spec))
}
