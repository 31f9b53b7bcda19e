import { chainCommands, splitBlockAs, toggleMark } from 'prosemirror-commands'
import { InputRule, inputRules } from 'prosemirror-inputrules'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { type Command, type EditorState, Plugin, type Selection, type Transaction } from 'prosemirror-state'
import { type Block, indentOf } from '#src/resume/markup.ts'
import { kindOf, levelOf, lineOfKind, linesOf, richTextSchema } from './schema.ts'

export type TextStyle = 'bold' | 'italic' | 'underline'

/** What the toolbar shows as pressed. */
export type RichTextState = Record<TextStyle, boolean> & {
  kind: Block['kind']
  href: string
  /** Whether the points can be nested below the point above, and unnested. */
  nests: boolean
  lifts: boolean
  /** The line the caret is in, counted from 0. */
  line: number
}

const { bold, italic, underline, link } = richTextSchema.marks
const markOf = { bold, italic, underline }
/** The bullet characters of other programs. */
const foreignBullet = /^[\s\u3000]*[·•●▪■◆➢◦‣▸][\s\u3000]*/
/** The key under which a change records that points were nested or unnested. */
export const levelChange = 'level'

/** Toggles a style of the selection. */
export function toggleStyle(style: TextStyle): Command {
  return toggleMark(markOf[style])
}

/** Turns the selected lines into a list, or back into paragraphs if they are one of that kind. */
export function toggleList(kind: 'bullet' | 'number'): Command {
  return (state, dispatch) => {
    const lines = selectedLines(state)
    const next = lines.every(({ node }) => kindOf(node) === kind) ? 'paragraph' : kind
    const change = state.tr
    for (const { node, position } of lines) if (kindOf(node) !== next) setKind(change, position, next)
    dispatch?.(change.scrollIntoView())
    return true
  }
}

/** Nests the selected points below the point above them (1), or unnests them (0). */
export function setLevel(level: Block['level']): Command {
  return (state, dispatch) => {
    const lines = selectedLines(state).filter((line) => mayHaveLevel(state, line, level))
    if (lines.length === 0) return false
    const change = state.tr.setMeta(levelChange, level)
    for (const { node, position } of lines) change.setNodeMarkup(position, null, lineOfKind(kindOf(node), level))
    dispatch?.(change.scrollIntoView())
    return true
  }
}

/** Enter: a list goes on, an empty line of it ends it. */
export const breakLine: Command = chainCommands(
  leaveList(({ empty, $from }) => empty && $from.parent.content.size === 0),
  splitBlockAs((node) => ({ type: node.type, attrs: lineOfKind(kindOf(node), levelOf(node)) })),
)

/** Backspace at the start of a list item: a nested item moves to the outer list, an outer one becomes a paragraph. */
export const leaveListAtStart: Command = leaveList(({ empty, $from }) => empty && $from.parentOffset === 0)

/** Unnests points whose parent has been removed. */
export const levelsInOrder = new Plugin({
  appendTransaction: (_changes, _before, { doc, tr }) => {
    let isListed = false
    doc.forEach((node, position) => {
      if (levelOf(node) === 1 && !isListed) tr.setNodeMarkup(position, null, lineOfKind(kindOf(node)))
      if (!isEmptyLine(node)) isListed = kindOf(node) !== 'paragraph'
    })
    return tr.docChanged ? tr : null
  },
})

/** Sets the address of the selection or of the link around it; an empty one removes the link. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state)
    const change = state.tr
    if (from === to && href !== '') change.insert(from, richTextSchema.text(href.replace(/^(https?:\/\/|mailto:)/, '')))
    const end = from === to ? change.mapping.map(to) : to
    change.removeMark(from, end, link)
    if (href !== '') change.addMark(from, end, link.create({ href }))
    dispatch?.(change.removeStoredMark(link))
    return true
  }
}

/** The pressed state for the selection. */
export function stateOf(state: EditorState): RichTextState {
  const { from, to, empty, $from } = state.selection
  const marks = state.storedMarks ?? $from.marks()
  const has = (style: TextStyle) =>
    empty ? !!markOf[style].isInSet(marks) : state.doc.rangeHasMark(from, to, markOf[style])
  const kinds = new Set(selectedLines(state).map(({ node }) => kindOf(node)))
  const [kind = 'paragraph'] = kinds.size === 1 ? kinds : []
  return {
    bold: has('bold'),
    italic: has('italic'),
    underline: has('underline'),
    kind,
    href: linkRange(state).href,
    nests: setLevel(1)(state),
    lifts: setLevel(0)(state),
    line: state.selection.$head.index(0),
  }
}

/** Typing `- ` or `1. ` at the start of a line makes a list. */
export const listRules = inputRules({
  rules: [listRule(/^\s*[-•*]\s$/, 'bullet'), listRule(/^\s*1[.)、]\s$/, 'number')],
})

/** Parses pasted text as markup; its first line joins the line at the caret. */
export function sliceOfText(text: string): Slice {
  const markup = text
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(foreignBullet, (sign) => `${' '.repeat(indentOf(sign))}- `))
    .join('\n')
  const lines = linesOf(markup)
  const isList = lines[0] !== undefined && kindOf(lines[0]) !== 'paragraph'
  return new Slice(Fragment.from(lines), isList ? 0 : 1, 1)
}

function mayHaveLevel({ doc }: EditorState, { node, position }: PlacedLine, level: Block['level']): boolean {
  if (kindOf(node) === 'paragraph' || levelOf(node) === level) return false
  const above = doc.slice(0, position).content.content.findLast((line) => !isEmptyLine(line))
  return level === 0 || (above !== undefined && kindOf(above) !== 'paragraph')
}

/** Markup knows no empty paragraphs. */
function isEmptyLine(node: Node): boolean {
  return kindOf(node) === 'paragraph' && node.content.size === 0
}

/** Turns lines that only look like list items, as other programs copy them, into list items. */
export function withBullets(slice: Slice): Slice {
  const lines = slice.content.content.map((node) => {
    const sign = kindOf(node) === 'paragraph' ? foreignBullet.exec(node.textContent) : null
    return sign === null ? node : node.type.create(lineOfKind('bullet'), node.content.cut(sign[0].length))
  })
  const open = lines[0] && slice.content.firstChild && lines[0] !== slice.content.firstChild ? 0 : slice.openStart
  return new Slice(Fragment.from(lines), open, slice.openEnd)
}

function leaveList(applies: (selection: Selection) => boolean): Command {
  return (state, dispatch) => {
    const { $from } = state.selection
    if (kindOf($from.parent) === 'paragraph' || !applies(state.selection)) return false
    const change = state.tr
    if (levelOf($from.parent) === 1) change.setNodeMarkup($from.before(), null, lineOfKind(kindOf($from.parent)))
    else setKind(change, $from.before(), 'paragraph')
    dispatch?.(change.scrollIntoView())
    return true
  }
}

function listRule(pattern: RegExp, kind: Block['kind']): InputRule {
  return new InputRule(pattern, (state, _match, start, end) => {
    const $start = state.doc.resolve(start)
    if (kindOf($start.parent) !== 'paragraph') return null
    const change = state.tr.delete(start, end)
    setKind(change, $start.before(), kind)
    return change
  })
}

function setKind(change: Transaction, position: number, kind: Block['kind']): void {
  change.setNodeMarkup(position, null, lineOfKind(kind))
}

/** A line, and where it begins. */
type PlacedLine = { node: Node; position: number }

function selectedLines({ doc, selection }: EditorState): PlacedLine[] {
  const lines: PlacedLine[] = []
  doc.forEach((node, position) => {
    if (position < selection.to && position + node.nodeSize > selection.from) lines.push({ node, position })
  })
  return lines
}

/** The selection, or the whole link around the caret. */
function linkRange({ selection }: EditorState): { from: number; to: number; href: string } {
  const { from, to, empty, $from, $to } = selection
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? [])
  const href = mark ? String(mark.attrs.href) : ''
  if (!empty || mark === undefined || !$from.sameParent($to)) return { from, to, href }
  // Where some of its words are bold it is several nodes, one after the other.
  const stretches: { from: number; to: number }[] = []
  $from.parent.forEach((node, offset) => {
    if (!mark.isInSet(node.marks)) return
    const position = $from.start() + offset
    const last = stretches.at(-1)
    if (last?.to === position) last.to += node.nodeSize
    else stretches.push({ from: position, to: position + node.nodeSize })
  })
  const around = stretches.find((stretch) => stretch.from <= from && from <= stretch.to)
  return { from, to, ...around, href }
}
