import { View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { ItemView, SectionView } from '#src/resume/view.ts'
import { type BlockPart, held, linesOf } from './blocks.ts'
import { entryOf, type PeriodPlace } from './entries.ts'
import { heading } from './headings.ts'
import { box, type Node, row, whole } from './nodes.ts'
import { lineHeight, type Setting } from './setting.ts'

const columnGap = 18

/** How a layout sets the items of a section. */
export type Manner = {
  setting: Setting
  periodPlace: PeriodPlace
  /** What stands around each part of an item: an indent, a rule. */
  frame: (children: readonly Node[]) => Node
  /** What stands beside the first line of an item. */
  beside: (item: ItemView, index: number) => Node[]
}

/** A section from its title to its last item, one below the other; the first of a column starts at its top. */
export function sectionNode(section: SectionView, setting: Setting, first = false): Node {
  const head = heading(section, setting, first)
  if (section.columns > 1 && !setting.narrow && section.items.length > 1) {
    const rows = held([head], columnRows(section, setting), setting, longTitle(section, setting))
    return sectionBox(section, setting, rows, first)
  }
  const manner: Manner = { setting, periodPlace: 'inline', frame: (nodes) => box({}, nodes), beside: () => [] }
  return sectionBox(section, setting, itemFlow(section, manner, [head]), first)
}

/** What a section consists of as one box, kept whole or begun on a new page where the section asks for it. */
export function sectionBox(section: SectionView, setting: Setting, nodes: readonly Node[], first = false): Node {
  const together = section.keepTogether && sectionHeight(section, setting) < setting.height * 0.7
  return createElement(View, { wrap: !together, break: section.pageBreak && !first }, ...nodes)
}

/** The items of a section one below the other, the first together with what heads the section. */
export function itemFlow(section: SectionView, manner: Manner, heads: readonly Node[]): Node[] {
  const { setting, frame, beside } = manner
  const flow = section.items.flatMap((item, index) => {
    const entry = entryOf(item, setting, manner.periodPlace)
    const [first, ...rest] = held([...beside(item, index), ...entry.heads], entry.parts, setting, entry.loose)
    if (!first) return []
    const top = index > 0 ? [box({ height: itemSpace(item, setting) })] : []
    const keep = entry.loose || longTitle(section, setting) ? box : whole
    const opening = frame([...top, first])
    return [index === 0 ? keep({}, [...heads, opening]) : opening, ...rest.map((node) => frame([node]))]
  })
  return flow.length > 0 ? flow : [whole({}, heads)]
}

function itemSpace(item: ItemView, { design: { spacing }, narrow }: Setting): number {
  if (item.shape !== 'line') return spacing.item
  return narrow ? spacing.item * 0.6 : spacing.block
}

function longTitle(section: SectionView, setting: Setting): boolean {
  return linesOf(section.title, setting) > 5
}

/** Items side by side, row by row. */
function columnRows({ columns, items }: SectionView, setting: Setting): BlockPart[] {
  const width = setting.width / columns
  const inner = { ...setting, width: width - columnGap }
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, index) => {
    const cells = items.slice(index * columns, (index + 1) * columns).map((item) => {
      const { heads, parts, loose } = entryOf(item, inner, 'inline')
      const height = parts.reduce((sum, part) => sum + part.height, headHeight(setting))
      return { nodes: held(heads, parts, inner, loose), height: loose ? Number.POSITIVE_INFINITY : height }
    })
    const height = Math.max(...cells.map((cell) => cell.height))
    const long = height > setting.height / 4
    const style = { marginTop: index > 0 ? setting.design.spacing.block : 0 }
    const boxes = cells.map(({ nodes }) => box({ width, paddingRight: columnGap }, nodes))
    return { node: long ? row(style, boxes) : whole({ ...style, flexDirection: 'row' }, boxes), height, long }
  })
}

/** About how high a section is, in points. */
export function sectionHeight(section: SectionView, setting: Setting): number {
  return section.items.reduce((sum, item) => {
    const { parts, loose } = entryOf(item, setting, 'inline')
    const own = parts.reduce((height, part) => height + part.height, headHeight(setting))
    return sum + (loose ? Number.POSITIVE_INFINITY : own)
  }, headHeight(setting))
}

/** Room for the lines above an item's text and the space around them. */
function headHeight(setting: Setting): number {
  return 2 * lineHeight(setting) + setting.design.spacing.section
}
