import type { LaidOut } from '@react-pdf/layout'
import { View } from '@react-pdf/renderer'
import { createElement } from 'react'
import { type FlownPage, painted } from '#client/features/editor/pdf/write.ts'
import { safeTracking } from '#src/resume/print/headings.ts'
import type { PrintedForm } from '#src/resume/print/page.ts'
import { nameLeading } from '#src/resume/print/person.ts'
import { lineHeight, linesOf } from '#src/resume/print/place.ts'
import type { PrintedItem, PrintedSection } from '#src/resume/print/sections.ts'
import { title } from './headings.ts'
import { box, type Node, paragraph, row, type Style } from './nodes.ts'
import { photograph } from './portrait.ts'
import { flowOf, reservedLines } from './sections.ts'
import type { Setting, Sheet } from './setting.ts'

type Place = NonNullable<LaidOut['box']>

const line = 0.5
/** A section that takes a smaller share of a page than this is kept whole. */
const keptSection = 0.25

/** The résumé as a ruled form: a table of facts beside the photo, then one row per section. */
export function formNodes(form: PrintedForm, sheet: Sheet): Node[] {
  const { setting } = sheet
  const { size, bold, tracking } = form.name
  const heading = paragraph([{ text: form.title }], setting, {
    ...{ size, leading: nameLeading, bold, tracking: safeTracking(tracking, size), tag: { role: 'H1' } },
    style: { textAlign: 'center', marginBottom: 8 },
  })
  return [heading, ...factTable(form, sheet), ...form.sections.map((section) => sectionRow(section, form, setting))]
}

/** Two facts per row; the first rows leave room for the photo. */
function factTable(form: PrintedForm, { setting, picture }: Sheet): Node[] {
  const { facts, photo, photoCell, photoRows } = form
  if (!photo) return factRows(facts, form, setting)
  const width = setting.width - photoCell
  const height = (photo.height + 8) / Math.max(1, photoRows)
  const style: Style = {
    width: photoCell,
    alignItems: 'center',
    justifyContent: 'center',
    marginTop: -line,
    ...edges(setting, 'Top', 'Right', 'Bottom'),
  }
  return [
    row({}, [
      box({ width }, factRows(facts.slice(0, photoRows), form, setting, { width, minHeight: height })),
      box(style, [photograph(photo, picture, setting)]),
    ]),
    ...factRows(facts.slice(photoRows), form, setting),
  ]
}

/** Cells in the order label, value, label, value, in the same columns in all rows; the last one fills its row. */
function factRows(
  rows: PrintedForm['facts'],
  { label, padding, photoCell }: PrintedForm,
  setting: Setting,
  { width, minHeight }: { width: number; minHeight: number } = { width: setting.width, minHeight: 0 },
): Node[] {
  const value = (setting.width - photoCell) / 2 - label
  const height = Math.max(minHeight, setting.design.type.body * 2.3)
  const space = { paddingVertical: padding.vertical, paddingHorizontal: padding.horizontal }
  const cell = (own: number, child: Node, style: Style) =>
    box({ width: own, justifyContent: 'center', ...space, ...style }, [child])
  return rows.map((facts) => {
    const cells = facts.flatMap((fact, index) => {
      const rest = index === facts.length - 1 ? width - index * (label + value) - label : value
      const name = paragraph([{ text: fact.label, tone: 'accent' }], setting, { style: { textAlign: 'center' } })
      const ground = { backgroundColor: setting.design.palette.panel, ...edges(setting, 'Left', 'Right') }
      return [cell(label, name, ground), cell(rest, paragraph([fact.value], setting), edges(setting, 'Right'))]
    })
    return row({ minHeight: height, ...edges(setting, 'Top', 'Bottom'), marginTop: -line }, cells)
  })
}

/** The row of a section; its title is beside the first line. */
function sectionRow(section: PrintedSection, { label, inset, padding }: PrintedForm, setting: Setting): Node {
  const kept = section.together || section.height < section.pageHeight * keptSection
  const name = title(section.heading, setting, { textAlign: 'center' })
  const ground = box({ ...labelGround(label, setting), top: 0 })
  // The two backgrounds overlap, because a seam would show between adjacent ones.
  const further = box({ ...labelGround(label, setting), top: -line })
  const nameCell: Style = { position: 'absolute', width: label - 2 * line, paddingHorizontal: 2 }
  // The next row's background would cover anything that overflows into it, so a long title hangs from above into the
  // first item.
  const titleLines = linesOf(section.heading.title, section.heading.place)
  const lift = Math.max(0, titleLines - reservedLines) * lineHeight(setting)
  const frame = (children: readonly Node[], behind: readonly Node[], style: Style = {}) =>
    box({ paddingLeft: label + inset, paddingRight: inset, ...edges(setting, 'Right'), ...style }, [
      ...behind,
      ...children,
    ])
  const top = { ...edges(setting, 'Top'), marginTop: -line }
  const space = 2 * padding.vertical
  if (kept) {
    const minHeight = titleLines * lineHeight(setting) + 2 * space
    const style = { ...top, ...edges(setting, 'Bottom'), paddingVertical: space, minHeight }
    const content = frame(
      flowOf(section, [], setting),
      [ground, box({ ...nameCell, left: line, top: space }, [name])],
      style,
    )
    return createElement(View, { wrap: false, break: section.pageBreak }, content)
  }
  const manner = {
    frame: (children: readonly Node[]) => frame(children, [further]),
    beside: (_item: PrintedItem, index: number) =>
      index === 0 ? [box({ ...nameCell, left: line - label - inset, top: -lift }, [name])] : [],
  }
  const opening = frame([], [ground], { paddingTop: space + lift, ...top })
  const closing = frame([], [further], { paddingTop: space, ...edges(setting, 'Bottom') })
  return createElement(View, { break: section.pageBreak }, ...flowOf(section, [opening], setting, manner), closing)
}

/**
 * Closes the row of a section where a page break cuts it, and opens it again on the next page: the engine leaves the
 * pieces of a box without an edge there.
 */
export function cutEdges({ flow }: FlownPage, { label, padding }: PrintedForm, setting: Setting): LaidOut[] {
  const height = 2 * padding.vertical
  const { line: colour, panel } = setting.design.palette
  const edge = ({ left, width }: Place, top: number, lineTop: number) =>
    painted({ top, left, width, height }, (painter) => {
      painter.rect(0, 0, label, height).fill(panel)
      for (const x of [0, label - line, width - line]) painter.rect(x, 0, line, height).fill(colour)
      painter.rect(0, lineTop, width, line).fill(colour)
    })
  return flow.flatMap(({ box: place, style = {}, children = [] }) => {
    if (!place) return []
    // The first piece is as high as the rest of its page, not as what stands there.
    const bottom = Math.max(0, ...children.map(({ box }) => (box ? box.top + box.height : 0)))
    return [
      ...(isCut(style, 'Top') ? [edge(place, place.top - height, 0)] : []),
      ...(isCut(style, 'Bottom') ? [edge(place, place.top + bottom, height - line)] : []),
    ]
  })
}

const isCut = (style: object, side: 'Top' | 'Bottom') =>
  Object.entries(style).some(([name, width]) => name === `border${side}Width` && width === 0)

/** The background of a section's title, from its left edge to the first column. */
function labelGround(label: number, setting: Setting): Style {
  const backgroundColor = setting.design.palette.panel
  return { position: 'absolute', left: 0, bottom: 0, width: label, backgroundColor, ...edges(setting, 'Left', 'Right') }
}

type Side = 'Top' | 'Right' | 'Bottom' | 'Left'

function edges(setting: Setting, ...sides: Side[]): Style {
  const colour = setting.design.palette.line
  return Object.fromEntries(
    sides.flatMap((side) => [
      [`border${side}Width`, line],
      [`border${side}Color`, colour],
    ]),
  )
}
