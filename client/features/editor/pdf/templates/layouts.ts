import type { Layout } from '#src/resume/designs/design.ts'
import type { ItemView, ResumeView, SectionView } from '#src/resume/view.ts'
import { formNodes } from './form.ts'
import { headerNodes } from './headers.ts'
import { heading, title } from './headings.ts'
import { box, type Node, paragraph, whole } from './nodes.ts'
import { itemFlow, sectionBox, sectionNode } from './sections.ts'
import { lineHeight, millimetres, type Setting } from './setting.ts'
import { sideNode } from './side.ts'

/** Millimetres between a section's title in the left column and its content. */
const labelGutter = 4
/** Millimetres on either side of the line of time. */
const timeGutter = 5

/** The whole résumé in the layout of the design. */
export function pageNodes(view: ResumeView, setting: Setting): Node[] {
  const { layout } = setting.design
  switch (layout.kind) {
    case 'single':
      return [...headerNodes(view, setting), ...view.sections.map((section) => sectionNode(section, setting))]
    case 'side':
      return [sideNode(view, setting, layout)]
    case 'labels':
      return [...headerNodes(view, setting), ...view.sections.map((section) => labelled(section, setting, layout))]
    case 'dates':
      return [...headerNodes(view, setting), ...view.sections.map((section) => dated(section, setting, layout))]
    case 'form':
      return formNodes(view, setting, layout)
  }
}

/** The title hangs in the left column, beside the first lines of the section. */
function labelled(section: SectionView, setting: Setting, layout: Layout & { kind: 'labels' }): Node {
  const column = millimetres(layout.width)
  const { spacing, palette } = setting.design
  const inner = { ...setting, width: setting.width - column }
  const words = title(section, { ...setting, width: column }, {})
  const name = box({ position: 'absolute', left: 0, top: 0, width: column - millimetres(labelGutter) }, [words])
  const rule = layout.rule ? { borderTopWidth: 0.5, borderTopColor: palette.line, paddingTop: spacing.heading } : {}
  const frame = (children: readonly Node[]) => box({ marginLeft: column }, children)
  const manner = { setting: inner, periodPlace: 'inline', frame, beside: () => [] } as const
  const [first, ...rest] = itemFlow(section, manner, [name])
  const opening = box({ marginTop: spacing.section, ...rule, minHeight: lineHeight(setting) }, first ? [first] : [])
  return sectionBox(section, inner, [whole({}, [opening]), ...rest])
}

/** Periods hang in the left column, each beside the first line of its item. */
function dated(section: SectionView, setting: Setting, layout: Layout & { kind: 'dates' }): Node {
  const column = millimetres(layout.width)
  const gutter = layout.rule ? millimetres(timeGutter) : 0
  const { palette, type } = setting.design
  const inner = { ...setting, width: setting.width - column - gutter }
  const rule = layout.rule ? { borderLeftWidth: 0.75, borderLeftColor: palette.line } : {}
  const frame = (children: readonly Node[]) => box({ marginLeft: column, paddingLeft: gutter, ...rule }, children)
  const beside = (item: ItemView): Node[] => {
    if (!item.period) return []
    const text = paragraph([{ text: item.period, tone: 'accent' }], setting, {
      size: type.small,
      leading: lineHeight(setting) / type.small,
      style: { textAlign: layout.rule ? 'right' : 'left' },
    })
    return [box({ position: 'absolute', left: -column - gutter, top: 0, width: column - gutter }, [text])]
  }
  const manner = { setting: inner, periodPlace: 'apart', frame, beside } as const
  return sectionBox(section, setting, itemFlow(section, manner, [heading(section, setting)]))
}
