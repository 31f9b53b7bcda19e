import { View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { Layout } from '#src/resume/designs/design.ts'
import type { BasicsField } from '#src/resume/document.ts'
import { basicsLabels, formTitle } from '#src/resume/labels.ts'
import type { Fact, ItemView, ResumeView, SectionView } from '#src/resume/view.ts'
import { linesOf, reservedLines } from './blocks.ts'
import { valuePiece } from './facts.ts'
import { showsPhoto } from './headers.ts'
import { safeTracking, title } from './headings.ts'
import { box, type Node, paragraph, row, type Style } from './nodes.ts'
import { photograph } from './portrait.ts'
import { itemFlow, sectionHeight } from './sections.ts'
import { lineHeight, millimetres, type Setting } from './setting.ts'

const line = 0.5
const padding = { vertical: 3.5, horizontal: 5 }
/** English section titles are longer than the four signs of a Chinese one. */
const latinLabels = 1.35
/** Millimetres around the photograph. */
const photoSpace = 5
const photoRows = 5

/** The résumé as a ruled form: a table of facts with the picture beside it, then one row per section. */
export function formNodes(view: ResumeView, setting: Setting, layout: Layout & { kind: 'form' }): Node[] {
  const label = millimetres(setting.locale === 'zh' ? layout.width : layout.width * latinLabels)
  const { type } = setting.design
  const heading = paragraph([{ text: formTitle[setting.locale] }], setting, {
    size: type.name,
    leading: 1.3,
    bold: type.nameBold,
    tracking: safeTracking(setting.locale === 'zh' ? type.nameTracking : 0, type.name),
    style: { textAlign: 'center', marginBottom: 8 },
  })
  return [
    heading,
    ...factTable(view, label, setting),
    ...view.sections.map((section) => sectionRow(section, label, setting)),
  ]
}

function allFacts(view: ResumeView): Fact[] {
  const basic = (field: BasicsField, value: string): Fact[] =>
    value ? [{ field, label: basicsLabels[field][view.locale], value, href: '', bare: false }] : []
  return [
    ...basic('name', view.name),
    ...view.personal,
    ...view.contacts,
    ...basic(view.headlineField, view.headline),
    ...view.wishes,
  ]
}

/** Two facts a row; the first rows leave room for the picture. */
function factTable(view: ResumeView, label: number, setting: Setting): Node[] {
  const facts = allFacts(view)
  const rows = Array.from({ length: Math.ceil(facts.length / 2) }, (_, index) => facts.slice(2 * index, 2 * index + 2))
  if (!showsPhoto(view, setting)) return factRows(rows, label, setting.width, setting)
  const photoWidth = millimetres(setting.design.photo)
  const cell = photoWidth + millimetres(photoSpace)
  const width = setting.width - cell
  const height = (photoWidth * setting.photoRatio + 8) / Math.min(photoRows, Math.max(1, rows.length))
  const picture = box(
    {
      width: cell,
      alignItems: 'center',
      justifyContent: 'center',
      marginTop: -line,
      ...edges(setting, 'Top', 'Right', 'Bottom'),
    },
    [photograph(photoWidth, setting)],
  )
  return [
    row({}, [box({ width }, factRows(rows.slice(0, photoRows), label, width, setting, height)), picture]),
    ...factRows(rows.slice(photoRows), label, setting.width, setting),
  ]
}

/** Label, value, label, value; the last value of a row takes the room that is left. */
function factRows(rows: Fact[][], label: number, width: number, setting: Setting, minHeight?: number): Node[] {
  const value = width / 2 - label
  const height = Math.max(minHeight ?? 0, setting.design.type.body * 2.3)
  return rows.map((facts) => {
    const cells = facts.flatMap((fact, index) => {
      const rest = index === facts.length - 1 ? width - index * (label + value) - label : value
      return [
        cell(label, [paragraph([{ text: fact.label, tone: 'accent' }], setting, { style: { textAlign: 'center' } })], {
          backgroundColor: setting.design.palette.panel,
          ...edges(setting, 'Left', 'Right'),
        }),
        cell(rest, [paragraph([valuePiece(fact)], setting)], edges(setting, 'Right')),
      ]
    })
    return row({ minHeight: height, ...edges(setting, 'Top', 'Bottom'), marginTop: -line }, cells)
  })
}

function cell(width: number, children: readonly Node[], style: Style): Node {
  const space = { paddingVertical: padding.vertical, paddingHorizontal: padding.horizontal }
  return box({ width, justifyContent: 'center', ...space, ...style }, children)
}

/** A row for a section. One that is kept whole has its title in the middle, one that runs on has it at the top. */
function sectionRow(section: SectionView, label: number, setting: Setting): Node {
  const inset = padding.horizontal + 3
  const width = setting.width - label - 2 * inset
  const inner = { ...setting, width }
  const height = sectionHeight(section, inner)
  const kept = height < setting.height * (section.keepTogether ? 0.7 : 0.25)
  const name = title(section, { ...setting, width: label }, { textAlign: 'center' })
  const ground = box({ ...labelGround(label, setting), top: 0 })
  // Two grounds that only touch leave a seam between them.
  const further = box({ ...labelGround(label, setting), top: -line })
  const nameCell: Style = { position: 'absolute', width: label - 2 * line, paddingHorizontal: 2 }
  // What follows paints its ground over whatever hangs into it, so the title hangs from above into the first item.
  const hanging = Math.max(0, linesOf(section.title, { ...setting, width: label }) - reservedLines)
  const lift = hanging * lineHeight(setting)
  const manner = {
    setting: inner,
    periodPlace: 'inline',
    frame: (children: readonly Node[]) => frame(children, [further]),
    beside: (_item: ItemView, index: number) =>
      index === 0 ? [box({ ...nameCell, left: line - label - inset, top: -lift }, [name])] : [],
  } as const
  const frame = (children: readonly Node[], behind: readonly Node[], style: Style = {}) =>
    box({ paddingLeft: label + inset, paddingRight: inset, ...edges(setting, 'Right'), ...style }, [
      ...behind,
      ...children,
    ])
  const top = { ...edges(setting, 'Top'), marginTop: -line }
  const space = 2 * padding.vertical
  if (kept) {
    const flow = itemFlow(section, { ...manner, frame: (children) => box({}, children), beside: () => [] }, [])
    const centred: Style = { ...nameCell, left: line, top: 0, bottom: 0, justifyContent: 'center' }
    const style = { ...top, ...edges(setting, 'Bottom'), paddingVertical: space }
    const content = frame(flow, [ground, box(centred, [name])], style)
    return createElement(View, { wrap: false, break: section.pageBreak }, content)
  }
  const opening = frame([], [ground], { paddingTop: space + lift, ...top })
  const flow = itemFlow(section, manner, [opening])
  return createElement(
    View,
    { break: section.pageBreak },
    ...flow,
    frame([], [further], { paddingTop: space, ...edges(setting, 'Bottom') }),
  )
}

/** What the title of a section stands on, from its left edge to the first column. */
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
