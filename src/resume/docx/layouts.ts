import { AlignmentType, VerticalAlignTable } from 'docx'
import type { Layout } from '#src/resume/designs/design.ts'
import type { ItemView, ResumeView, SectionView } from '#src/resume/view.ts'
import { itemSpecs } from './entries.ts'
import { formFlow } from './form.ts'
import { headerFlow, spacer } from './headers.ts'
import { headingSpec } from './headings.ts'
import { textRun } from './runs.ts'
import { flush, sectionFlow } from './sections.ts'
import { lineOf, millimetres, points, type Spec, type WordSetting } from './setting.ts'
import { sideFlow } from './side.ts'
import { type Cell, edge, type Flow, grid, paragraphs, untied, type WordRow } from './tables.ts'

/** Millimetres between a section's title in the left column and its content. */
const labelGutter = 4

/** The whole page in the layout of the design. */
export function pageFlow(view: ResumeView, setting: WordSetting): Flow[] {
  const { layout } = setting.design
  switch (layout.kind) {
    case 'single':
      return [...headerFlow(view, setting), ...view.sections.flatMap((section) => sectionFlow(section, setting))]
    case 'side':
      return sideFlow(view, setting, layout)
    case 'labels':
      return [...headerFlow(view, setting), ...view.sections.flatMap((section) => labelled(section, setting, layout))]
    case 'dates':
      return [...headerFlow(view, setting), ...view.sections.flatMap((section) => dated(section, setting, layout))]
    case 'form':
      return formFlow(view, setting, layout)
  }
}

function labelled(section: SectionView, setting: WordSetting, layout: Layout & { kind: 'labels' }): Flow[] {
  const labelWidth = millimetres(layout.width)
  const width = setting.width - labelWidth
  const inner = { ...setting, width }
  const { type, spacing, palette } = setting.design
  const heading = headingSpec(section, { ...setting, width: labelWidth })
  const label = { ...heading, spacing: { before: 0, after: 0, ...lineOf(type.body, type.leading[setting.locale]) } }
  const groups = section.items.every((item) => item.shape === 'line')
    ? [section.items]
    : section.items.map((item) => [item])
  const rows = (groups.length > 0 ? groups : [[]]).map((items, index): WordRow => {
    const top = points(index > 0 ? spacing.item : layout.rule ? spacing.heading : 0)
    const borders = layout.rule && index === 0 ? { top: edge(4, palette.line) } : {}
    const content = items.flatMap((item) => itemSpecs(item, inner, 'inline'))
    return {
      splits: false,
      keepNext: section.keepTogether && index < groups.length - 1,
      cells: [
        {
          width: labelWidth,
          margins: { top, right: millimetres(labelGutter) },
          borders,
          children: index === 0 ? paragraphs(untied([label])) : [],
        },
        { width, margins: { top }, borders, children: paragraphs(untied(flush(content))) },
      ],
    }
  })
  const gap: Spec = { style: 'Spacer', spacing: { before: points(spacing.section) }, keepNext: true, children: [] }
  return [...paragraphs([{ ...gap, pageBreakBefore: section.pageBreak }]), grid([labelWidth, width], rows)]
}

function dated(section: SectionView, setting: WordSetting, layout: Layout & { kind: 'dates' }): Flow[] {
  const heading = paragraphs([headingSpec(section, setting)])
  const rows = section.items.map((item, index) => datedRow(item, index, section, setting, layout))
  if (rows.length === 0) return heading
  return [...heading, grid(dateWidths(setting, layout), rows), spacer()]
}

function dateWidths(setting: WordSetting, layout: Layout & { kind: 'dates' }): [number, number] {
  const dates = millimetres(layout.width)
  return [dates, setting.width - dates]
}

function datedRow(
  item: ItemView,
  index: number,
  section: SectionView,
  setting: WordSetting,
  layout: Layout & { kind: 'dates' },
): WordRow {
  const [dateWidth, width] = dateWidths(setting, layout)
  const { palette, spacing, type } = setting.design
  const gutter = millimetres(layout.rule ? 5 : 0)
  const inner = { ...setting, width: width - gutter }
  const period: Spec = {
    style: 'TableText',
    children: item.period ? [textRun(item.period, setting, { tone: 'accent', size: type.small })] : [],
    ...(layout.rule ? { alignment: AlignmentType.RIGHT } : {}),
  }
  const top = index === 0 ? 0 : points(item.shape === 'line' ? spacing.block : spacing.item)
  const dates: Cell = {
    width: dateWidth,
    margins: { top, right: gutter },
    align: VerticalAlignTable.TOP,
    children: paragraphs([period]),
  }
  const content: Cell = {
    width,
    margins: { top, left: gutter },
    borders: layout.rule ? { left: edge(6, palette.line) } : {},
    children: paragraphs(untied(flush(itemSpecs(item, inner, 'apart')))),
  }
  const keepNext = section.keepTogether && index < section.items.length - 1
  return { cells: [dates, content], splits: false, keepNext }
}
