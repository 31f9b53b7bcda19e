import { View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { Para } from '#src/resume/print/para.ts'
import { lineHeight } from '#src/resume/print/place.ts'
import type { PrintedItem, PrintedSection } from '#src/resume/print/sections.ts'
import { heading } from './headings.ts'
import { box, type Node, row, whole } from './nodes.ts'
import { paraNode } from './paras.ts'
import { type Setting, settingAt } from './setting.ts'

/** How a layout places the paragraphs of a section. */
export type Manner = {
  /** Wraps what stays on one page, for instance with an indent or a rule. */
  frame: (children: readonly Node[]) => Node
  /** Content beside the first line of an item. */
  beside: (item: PrintedItem, index: number) => Node[]
  /** Wraps the beginning of the section. */
  open?: (children: readonly Node[]) => Node
}

/** A part of a section: its node, and facts about the paragraph it is made of (see `Para`). */
type Part = Pick<Para, 'height' | 'long' | 'tied' | 'space'> & { node: Node }

const plain: Manner = { frame: (nodes) => box({}, nodes), beside: () => [] }
/** How many lines of a long text are kept together with what precedes them. */
export const reservedLines = 2.2
/**
 * A section estimated to take a larger share of a page than this is not kept whole: the estimate may be too low, and a
 * page is the limit.
 */
const mostKept = 0.5

/** A section from its title to its last item, one below the other; the first of a column has no space above. */
export function sectionNode(section: PrintedSection, setting: Setting, first = false): Node {
  const head = heading(section.heading, setting, first)
  return sectionBox(section, flowOf(section, [head], setting), first)
}

/** Puts the content of a section into one box, kept whole or starting on a new page if the section asks for it. */
export function sectionBox({ together, pageBreak }: PrintedSection, nodes: readonly Node[], first = false): Node {
  // A page may end after the empty box: with nothing above them, parts that need room below would not be moved.
  return createElement(View, { wrap: !together, break: pageBreak && !first }, box({}), ...nodes)
}

/** The items of a section below its heading; tied parts stay on one page. */
export function flowOf(
  section: PrintedSection,
  heads: readonly Node[],
  setting: Setting,
  { frame, beside, open }: Manner = plain,
): Node[] {
  const inner = settingAt(section.place, setting)
  const parts = section.columns > 1 ? columnRows(section, inner) : sectionParts(section, inner, beside)
  const room = lineHeight(inner) * reservedLines
  const flow: Node[] = []
  let above: readonly Node[] = heads
  let held: Node[] = []
  let height = heads.length > 0 ? 3 * lineHeight(inner) : 0
  const release = (minPresenceAhead = 0) => {
    const wrap = height > section.pageHeight * mostKept
    // One frame for all of it: the background of a second frame would cover what overflows from the first.
    const nodes = held.length > 0 ? [...above, frame(held)] : above
    const children = open && flow.length === 0 ? [open(nodes)] : nodes
    if (nodes.length > 0) flow.push(createElement(View, { wrap, minPresenceAhead }, ...children))
    above = []
    held = []
    height = 0
  }
  for (const part of parts) {
    if (part.long) {
      // The space belongs to the box above: within the long text, a page could end after nothing but the space.
      held.push(box({ height: part.space }))
      release(room)
      flow.push(frame([part.node]))
    } else {
      height += part.height
      held.push(part.node)
      if (!part.tied) release()
    }
  }
  release()
  return flow
}

function sectionParts({ items }: PrintedSection, setting: Setting, beside: Manner['beside']): Part[] {
  return items.flatMap((item, index) =>
    item.paras.map((para, at): Part => {
      const { long, tied, space } = para
      const node = paraNode(long ? { ...para, space: 0 } : para, setting, at === 0 ? beside(item, index) : [])
      return { node, height: para.height + space, long, tied, space }
    }),
  )
}

/** Items side by side, row by row. */
function columnRows(
  { columns, columnGap, rowGap, items, place, pageHeight }: PrintedSection,
  setting: Setting,
): Part[] {
  const count = Math.ceil(items.length / columns)
  return Array.from({ length: count }, (_, index) => {
    const cells = items.slice(index * columns, (index + 1) * columns)
    const height = Math.max(...cells.map(({ paras }) => paras.reduce((sum, para) => sum + para.height + para.space, 0)))
    const long = height > pageHeight / 4
    const boxes = cells.map(({ paras }) =>
      box(
        { width: place.width + columnGap, paddingRight: columnGap },
        paras.map((para, at) => paraNode(at === 0 ? { ...para, space: 0 } : para, setting)),
      ),
    )
    const space = index > 0 ? rowGap : 0
    const node = long ? row({}, boxes) : whole({ marginTop: space, flexDirection: 'row' }, boxes)
    return { node, height, long, tied: index === 0 || index === count - 2, space }
  })
}
