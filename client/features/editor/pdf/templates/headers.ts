import { factGap } from '#src/resume/print/facts.ts'
import { safeTracking } from '#src/resume/print/headings.ts'
import {
  headlineGap,
  headlineLeading,
  nameGap,
  nameLeading,
  type PrintedHeader,
  type PrintedName,
} from '#src/resume/print/person.ts'
import type { Piece } from '#src/resume/print/pieces.ts'
import { box, type Node, paragraph, row, type Style } from './nodes.ts'
import { photograph } from './portrait.ts'
import { type Setting, type Sheet, settingAt } from './setting.ts'

/** The person's name and details across the whole width. */
export function headerNodes(header: PrintedHeader | null, sheet: Sheet): Node[] {
  if (header === null) return []
  const setting = settingAt(header.place, sheet.setting)
  const { picture } = sheet
  const nodes =
    header.kind === 'split'
      ? split(header, setting, picture)
      : withPhoto(introduction(header, setting), header, picture)
  if (header.kind === 'band') return [band(header, nodes, sheet)]
  const { line } = setting.design.palette
  return [box(header.rule ? { borderBottomWidth: 0.5, borderBottomColor: line, paddingBottom: 6 } : {}, nodes)]
}

/** Name and headline. */
export function nameNodes(printed: PrintedName, setting: Setting, textAlign: 'left' | 'center' = 'left'): Node[] {
  const { name, headline, headlineField, size, tracking, bold, headlineSize } = printed
  const nameNode = paragraph([{ text: name }], setting, {
    ...{ size, leading: nameLeading, bold, tracking: safeTracking(tracking, size), tag: { role: 'H1' } },
    of: 'basics.name',
    style: { textAlign, marginBottom: nameGap },
  })
  if (!headline) return [nameNode]
  const headlineNode = paragraph([{ text: headline }], setting, {
    ...{ size: headlineSize, leading: headlineLeading, tone: setting.onPanel ? 'muted' : 'second' },
    of: `basics.${headlineField}`,
    style: { textAlign, marginBottom: headlineGap },
  })
  return [nameNode, headlineNode]
}

/** Nodes for personal details, one below the other. */
export function factList(facts: readonly Piece[][], setting: Setting, textAlign: 'left' | 'right' = 'left'): Node[] {
  return facts.map((pieces) => box({}, [factText(pieces, setting, { textAlign })]))
}

/** A line of details side by side; a line wider than estimated wraps. */
function factLine(facts: readonly Piece[][], setting: Setting, centred: boolean): Node {
  const columnGap = setting.design.type.small * factGap
  return row(
    { flexWrap: 'wrap', columnGap, justifyContent: centred ? 'center' : 'flex-start' },
    facts.map((pieces) => factText(pieces, setting)),
  )
}

function factText(pieces: readonly Piece[], setting: Setting, style: Style = {}): Node {
  return paragraph(pieces, setting, { size: setting.design.type.small, style })
}

function introduction({ name, facts, centred }: PrintedHeader, setting: Setting): Node[] {
  return [
    ...nameNodes(name, setting, centred ? 'center' : 'left'),
    ...facts.map((line) => factLine(line, setting, centred)),
  ]
}

/** Places the photo above centred text, otherwise at the right edge. */
function withPhoto(text: readonly Node[], { photo, centred, place }: PrintedHeader, picture: string): Node[] {
  if (!photo) return [...text]
  const drawn = photograph(photo, picture, place)
  if (centred) return [box({ alignItems: 'center', marginBottom: 6 }, [drawn]), ...text]
  return [row({ justifyContent: 'space-between', alignItems: 'center' }, [box({ width: place.width }, text), drawn])]
}

function split(header: PrintedHeader, setting: Setting, picture: string): Node[] {
  const { name, facts, beside, besideWidth, place } = header
  const lines = facts.map((line) => factLine(line, setting, false))
  const top = row({ alignItems: 'flex-end' }, [
    box({ width: place.width - besideWidth }, nameNodes(name, setting)),
    box({ width: besideWidth }, factList(beside, setting, 'right')),
  ])
  return [...withPhoto([top], header, picture), ...(lines.length > 0 ? [box({ marginTop: 6 }, lines)] : [])]
}

/** A coloured band from edge to edge of the paper, as high as the design or its content requires. */
function band({ height }: PrintedHeader, nodes: readonly Node[], { printed: { margin, design } }: Sheet): Node {
  const style: Style = {
    backgroundColor: design.palette.panel,
    marginTop: -margin.top,
    marginLeft: -margin.left,
    marginRight: -margin.right,
    paddingLeft: margin.left,
    paddingRight: margin.right,
    paddingVertical: margin.top,
    minHeight: height,
    justifyContent: 'center',
  }
  return box(style, nodes)
}
