import { Paragraph } from 'docx'
import type { ItemView, SectionView } from '#src/resume/view.ts'
import { itemSpecs } from './entries.ts'
import { spacer } from './headers.ts'
import { headingSpec } from './headings.ts'
import { points, type Spec, type WordSetting } from './setting.ts'
import { type Flow, grid, paragraphs, untied } from './tables.ts'

const columnGap = 18

/** A section from its title to its last item, one below the other; the first of a column starts at its top. */
export function sectionFlow(section: SectionView, setting: WordSetting, first = false): Flow[] {
  const spec = headingSpec(section, setting)
  const heading = first ? { ...spec, spacing: { before: 0 } } : spec
  if (section.columns > 1 && !setting.narrow && section.items.length > 1) {
    return [new Paragraph(heading), itemColumns(section, setting), spacer()]
  }
  const specs = [heading, ...itemsSpecs(section.items, setting)]
  return paragraphs(section.keepTogether ? tied(specs) : specs)
}

/** Several items, the first close under its title. */
export function itemsSpecs(items: ItemView[], setting: WordSetting): Spec[] {
  return items.flatMap((item, index) => {
    const specs = itemSpecs(item, setting, 'inline')
    return index === 0 ? flush(specs) : specs
  })
}

/** Paragraphs without space above the first. */
export function flush(specs: Spec[]): Spec[] {
  return specs.map((spec, index) => (index === 0 ? { ...spec, spacing: { ...spec.spacing, before: 0 } } : spec))
}

function tied(specs: Spec[]): Spec[] {
  return specs.map((spec, index) => (index < specs.length - 1 ? { ...spec, keepNext: true } : spec))
}

function itemColumns(section: SectionView, setting: WordSetting): Flow {
  const { columns, items } = section
  const gap = points(columnGap)
  const width = Math.floor(setting.width / columns)
  const inner = { ...setting, width: width - gap }
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => ({
    splits: false,
    keepNext: section.keepTogether,
    cells: Array.from({ length: columns }, (_, column) => {
      const item = items[row * columns + column]
      const specs = item ? itemSpecs(item, inner, 'inline') : []
      const top = row > 0 ? points(setting.design.spacing.block) : 0
      return { width, margins: { right: gap, top }, children: paragraphs(untied(flush(specs))) }
    }),
  }))
  return grid(
    Array.from({ length: columns }, () => width),
    rows,
  )
}
