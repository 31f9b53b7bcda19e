import type { PrintedBody } from '#src/resume/print/page.ts'
import { lineHeight } from '#src/resume/print/place.ts'
import type { PrintedItem, PrintedSection } from '#src/resume/print/sections.ts'
import { formNodes } from './form.ts'
import { headerNodes } from './headers.ts'
import { heading, title } from './headings.ts'
import { box, type Node, paragraph, whole } from './nodes.ts'
import type { Sheet } from './resume.ts'
import { flowOf, sectionBox, sectionNode } from './sections.ts'
import { type Setting, settingAt } from './setting.ts'
import { sideNode } from './side.ts'

/** The whole résumé in the layout of the design. */
export function pageNodes(sheet: Sheet): Node[] {
  const { printed, setting } = sheet
  const { body } = printed
  const header = headerNodes(printed.header, sheet)
  switch (body.kind) {
    case 'single':
      return [...header, ...body.sections.map((section) => sectionNode(section, setting))]
    case 'side':
      return [sideNode(body, sheet)]
    case 'labels':
      return [...header, ...body.sections.map((section) => labelled(section, setting, body))]
    case 'dates':
      return [...header, ...body.sections.map((section) => dated(section, setting, body))]
    case 'form':
      return formNodes(body, sheet)
  }
}

/** Places the title in the left column, beside the first lines of the section. */
function labelled(section: PrintedSection, setting: Setting, body: PrintedBody & { kind: 'labels' }): Node {
  const { column, gutter } = body
  const { spacing, palette } = section.place.design
  const inner = settingAt(section.place, setting)
  const name = box({ position: 'absolute', left: 0, top: 0, width: column - gutter }, [title(section.heading, setting)])
  const rule = body.rule ? { borderTopWidth: 0.5, borderTopColor: palette.line, paddingTop: spacing.heading } : {}
  const frame = (children: readonly Node[]) => box({ marginLeft: column }, children)
  const [first, ...rest] = flowOf(section, [name], setting, { frame, beside: () => [] })
  const opening = box({ marginTop: spacing.section, ...rule, minHeight: lineHeight(inner) }, first ? [first] : [])
  return sectionBox(section, [whole({}, [opening]), ...rest])
}

/** Places periods in the left column, each beside the first line of its item. */
function dated(section: PrintedSection, setting: Setting, body: PrintedBody & { kind: 'dates' }): Node {
  const { column, gutter } = body
  const { palette, type } = section.place.design
  const inner = settingAt(section.place, setting)
  const rule = body.rule ? { borderLeftWidth: 0.75, borderLeftColor: palette.line } : {}
  const frame = (children: readonly Node[]) => box({ marginLeft: column, paddingLeft: gutter, ...rule }, children)
  const beside = ({ period }: PrintedItem): Node[] => {
    if (period.length === 0) return []
    const text = paragraph(period, inner, {
      size: type.small,
      leading: lineHeight(inner) / type.small,
      style: { textAlign: body.rule ? 'right' : 'left' },
    })
    return [box({ position: 'absolute', left: -column - gutter, top: 0, width: column - gutter }, [text])]
  }
  return sectionBox(section, flowOf(section, [heading(section.heading, setting)], setting, { frame, beside }))
}
