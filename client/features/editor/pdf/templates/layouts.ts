import { headingLeading } from '#src/resume/print/headings.ts'
import { type PrintedBody, timeline } from '#src/resume/print/page.ts'
import { lineHeight } from '#src/resume/print/place.ts'
import type { PrintedItem, PrintedSection } from '#src/resume/print/sections.ts'
import { formNodes } from './form.ts'
import { headerNodes } from './headers.ts'
import { heading, title } from './headings.ts'
import { box, type Node, type PageColumn, paragraph } from './nodes.ts'
import { flowOf, sectionBox, sectionNode } from './sections.ts'
import { type Setting, type Sheet, settingAt } from './setting.ts'
import { sideColumns } from './side.ts'

/** The whole résumé in the layout of the design, in columns from left to right. */
export function pageColumns(sheet: Sheet): PageColumn[] {
  const { body, margin } = sheet.printed
  if (body.kind === 'side') return sideColumns(body, sheet)
  return [{ nodes: bodyNodes(body, sheet), left: margin.left, right: margin.right }]
}

function bodyNodes(body: Exclude<PrintedBody, { kind: 'side' }>, sheet: Sheet): Node[] {
  const { printed, setting } = sheet
  const header = headerNodes(printed.header, sheet)
  switch (body.kind) {
    case 'single':
      return [...header, ...body.sections.map((section) => sectionNode(section, setting))]
    case 'labels':
      return [...header, ...body.sections.map((section) => labelled(section, setting, body))]
    case 'dates':
      return [...header, ...body.sections.map((section, index) => dated(section, setting, body, index === 0))]
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
  const open = (children: readonly Node[]) =>
    box({ marginTop: spacing.section, ...rule, minHeight: lineHeight(inner) }, [box({}, children)])
  return sectionBox(section, flowOf(section, [name], setting, { frame, beside: () => [], open }))
}

/** Places periods in the left column, each beside the first line of its item, with a dot on the timeline. */
function dated(section: PrintedSection, setting: Setting, body: PrintedBody & { kind: 'dates' }, first: boolean): Node {
  const { column, gutter } = body
  const { palette, type, spacing } = section.place.design
  const inner = settingAt(section.place, setting)
  const rule = body.rule ? { borderLeftWidth: timeline.line, borderLeftColor: palette.line } : {}
  const frame = (children: readonly Node[]) => box({ marginLeft: column, paddingLeft: gutter, ...rule }, children)
  const beside = ({ period, paras: [head] }: PrintedItem): Node[] => {
    if (period.length === 0) return []
    const text = paragraph(period, inner, {
      size: type.small,
      leading: lineHeight(inner) / type.small,
      style: { textAlign: body.rule ? 'right' : 'left' },
      of: head?.item && `items/${head.item}`,
    })
    const date = box({ position: 'absolute', left: -column - gutter, top: 0, width: column - gutter }, [text])
    const colour = palette.second ?? palette.accent
    return body.rule ? [date, dot(timeline.dot, lineHeight(inner) / 2, gutter, colour)] : [date]
  }
  if (!body.rule) {
    const flow = flowOf(section, [heading(section.heading, setting)], setting, { frame, beside })
    return sectionBox(section, flow)
  }
  const middle = (first ? 0 : spacing.section) + (section.heading.size * headingLeading) / 2
  const head = frame([heading(section.heading, setting, first), dot(timeline.titleDot, middle, 0, palette.accent)])
  const opening = first ? box({ marginTop: spacing.section }, [head]) : head
  return sectionBox(section, flowOf(section, [opening], setting, { frame, beside }))
}

/** A dot on the timeline, `offset` to the left of the box it is in. */
function dot(size: number, middle: number, offset: number, backgroundColor: string): Node {
  const at = { position: 'absolute', left: -offset - (timeline.line + size) / 2, top: middle - size / 2 } as const
  return box({ ...at, width: size, height: size, borderRadius: size / 2, backgroundColor })
}
