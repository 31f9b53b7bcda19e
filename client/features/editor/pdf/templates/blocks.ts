import { Canvas } from '@react-pdf/renderer'
import { createElement } from 'react'
import { ems } from '#src/resume/designs/type.ts'
import type { Block, Run } from '#src/resume/markup.ts'
import { box, type Node, type Piece, paragraph, type Style, whole } from './nodes.ts'
import { colourOf, lineHeight, type Setting } from './setting.ts'

/** Something that is set below something else, and about how high it will be, in points. */
export type BlockPart = { node: Node; height: number; long?: boolean }

/** What of the engine's drawing commands is used. */
type Painter = { circle: (x: number, y: number, radius: number) => { fill: (colour: string) => void } }

/** Lines that may be asked to stay together; what is longer runs on over the end of a page. */
const heldLines = 8
/** Lines of a long text that a heading above it is kept with. */
export const reservedLines = 2.2

/** Prose and lists, one below the other; every run of numbered lines counts from one. */
export function blockParts(blocks: readonly Block[], setting: Setting): BlockPart[] {
  let number = 0
  return blocks.map((block) => {
    number = block.kind === 'number' ? number + 1 : 0
    return blockPart(block, number, setting)
  })
}

/** Parsed markup as pieces. */
export function markupPieces(runs: readonly Run[]): Piece[] {
  return runs.map(({ text, bold, italic, underline, href }) => ({
    text,
    ...(bold ? { bold } : {}),
    italic,
    underline: underline || href !== '',
    href,
  }))
}

/** About how many lines a text takes in the column. */
export function linesOf(text: string, setting: Setting, indent = 0): number {
  const { design, width } = setting
  return Math.max(1, Math.ceil((ems(text, design.fonts.body) * design.type.body * 1.03) / (width - indent)))
}

/** A paragraph that is kept whole unless it is long. */
export function prosePart(node: Node, text: string, setting: Setting): BlockPart {
  const lines = linesOf(text, setting)
  const long = lines > heldLines
  return { node: long ? node : whole({}, [node]), height: lines * lineHeight(setting), long }
}

/**
 * Headings with the first of what they head: never the ones at the foot of a page and the other on the next. The
 * heading of a text too long to be kept whole reserves room for its first lines, and the text moves into that room.
 * @param loose the headings themselves are too long to be kept together
 */
export function held(heads: readonly Node[], parts: readonly BlockPart[], setting: Setting, loose = false): Node[] {
  const keep = loose ? box : whole
  const [first, ...others] = parts
  if (!first) return heads.length > 0 ? [keep({}, heads)] : []
  const rest = others.flatMap((part) => (part.long ? reserved([], part, setting, whole) : [part.node]))
  if (first.long) return [...reserved(heads, first, setting, keep), ...rest]
  return [heads.length > 0 ? keep({}, [...heads, first.node]) : first.node, ...rest]
}

function reserved(heads: readonly Node[], part: BlockPart, setting: Setting, keep: typeof whole): Node[] {
  const room = lineHeight(setting) * reservedLines
  return [keep({ paddingBottom: room }, heads), box({ marginTop: -room }, [part.node])]
}

function blockPart(block: Block, number: number, setting: Setting): BlockPart {
  const { design, locale } = setting
  const { type, spacing } = design
  const indent = block.kind === 'paragraph' ? 0 : type.body * (locale === 'zh' ? 1.25 : 1.15)
  const lines = linesOf(block.runs.map(({ text }) => text).join(''), setting, indent)
  const text = paragraph(markupPieces(block.runs), setting)
  const long = lines > heldLines
  const height = lines * lineHeight(setting) + spacing.block
  const style = { marginTop: spacing.block, paddingLeft: indent }
  if (block.kind === 'paragraph') return { node: box(style, [text]), height, long }
  const sign = block.kind === 'bullet' ? bullet(setting) : numeral(number, setting)
  const children = [sign, text]
  return { node: long ? box(style, children) : whole(style, children), height, long }
}

/** Drawn, because the typeface has one sign for the bullet and the dot between words. */
function bullet(setting: Setting): Node {
  const { design, onPanel } = setting
  const size = design.type.body
  const colour = colourOf(setting, onPanel ? 'muted' : 'accent')
  const dash = design.bullet === '–'
  const height = dash ? size * 0.08 : size * 0.32
  const place: Style = { position: 'absolute', left: 0, top: (lineHeight(setting) - height) / 2, height }
  if (dash) return box({ ...place, width: size * 0.5, backgroundColor: colour })
  // Painted, not a box with round corners: those are cut out of a square, and on a screen without smoothing.
  const paint = (painter: Painter, width: number) => {
    painter.circle(width / 2, width / 2, width / 2).fill(colour)
    return null
  }
  return createElement(Canvas, { style: { ...place, width: height }, paint })
}

function numeral(number: number, setting: Setting): Node {
  return box({ position: 'absolute', left: 0, top: 0 }, [paragraph([{ text: `${number}.` }], setting)])
}
