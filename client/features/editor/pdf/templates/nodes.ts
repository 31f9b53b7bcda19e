import { Link, type Styles, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { FontFaceName } from '#client/features/editor/pdf/fonts/library.ts'
import { replaceWords } from '#client/features/editor/pdf/fonts/scripts.ts'
import type { PaperSource } from '#client/features/editor/pdf/places.ts'
import type { ContentTag } from '#client/features/editor/pdf/structure.ts'
import { plainText } from '#src/resume/markup.ts'
import type { Piece } from '#src/resume/print/pieces.ts'
import { colourOf, type Tone } from '#src/resume/print/place.ts'
import { markRuns } from './line-breaks.ts'
import { withLatinQuotes } from './quotes.ts'
import type { Setting } from './setting.ts'

export type Node = ReactElement

/** What flows over the pages from top to bottom, and its distance from the edges of the paper in points. */
export type PageColumn = { nodes: Node[]; left: number; right: number }

export type Style = Styles[string]

/** The style of a paragraph. Sizes in points, leading as a multiple of the size. */
export type Look = {
  size?: number
  leading?: number
  tone?: Tone
  colour?: string
  bold?: boolean
  tracking?: number
  rightToLeft?: true | undefined
  style?: Style
  /** Its role for assistive technology; a paragraph by default. */
  tag?: ContentTag
  /** The address of its field in the document; not needed for personal details, whose pieces name their field. */
  of?: string | undefined
}

/** Higher than any badness of a line, so that our marked breaks are never treated as hyphens. */
const hyphenationPenalty = 10_000
const substitute = '□'

/** A box whose children are placed one below the other. */
export function box(style: Style, children: readonly Node[] = []): Node {
  return createElement(View, { style }, ...children)
}

/** A box that is never split: it moves to the next page as a whole. It must be lower than a page. */
export function whole(style: Style, children: readonly Node[]): Node {
  return createElement(View, { style, wrap: false }, ...children)
}

/** Boxes side by side. */
export function row(style: Style, children: readonly Node[]): Node {
  return box({ flexDirection: 'row', ...style }, children)
}

/** A paragraph. Size and leading are set on every text, because the engine would inherit another text's height. */
export function paragraph(pieces: readonly Piece[], setting: Setting, look: Look = {}): Node {
  const { type } = setting.design
  const size = look.size ?? type.body
  const leading = look.leading ?? type.leading[setting.locale]
  const plain = pieces.map((piece) => drawn(piece, setting, look))
  const texts = markRuns(withLatinQuotes(plain, setting.locale))
  const full = { ...look, size, leading }
  const style: Style = {
    fontSize: size,
    lineHeight: leading,
    color: look.colour ?? colourOf(setting, look.tone ?? 'ink'),
    ...(look.bold ? { fontWeight: 700 } : {}),
    ...(look.tracking ? { letterSpacing: look.tracking } : {}),
    ...directionOf(look),
    ...look.style,
  }
  const own = { hyphenationPenalty, tag: look.tag ?? { role: 'P' }, source: sourceOf(pieces, look.of) }
  const [piece] = pieces
  // Nested texts cost layout time, so avoid one where possible.
  if (pieces.length === 1 && piece && !piece.href) {
    const text = noted(piece, texts[0] ?? '', setting, full)
    return createElement(Text, { ...own, style: { ...style, ...pieceStyle(piece, setting, full) } }, text)
  }
  const children = pieces.map((each, index) => {
    const inner = { style: pieceStyle(each, setting, full) }
    const text = noted(each, texts[index] ?? '', setting, full)
    return each.href ? createElement(Link, { ...inner, src: each.href }, text) : createElement(Text, inner, text)
  })
  return createElement(Text, { ...own, style }, ...children)
}

/** The field a paragraph prints, if it prints one. */
function sourceOf(pieces: readonly Piece[], address: string | undefined): PaperSource | undefined {
  const field = pieces.find((piece) => piece.field !== undefined)?.field
  const known = address ?? (field && `basics.${field}`)
  return known === undefined ? undefined : { address: known, text: plainText(pieces) }
}

/** A text to be painted rather than laid out, reduced to what the regular face can draw. */
export function paintable(text: string, setting: Setting): string {
  const piece = { text }
  return noted(piece, drawn(piece, setting, {}), setting, {})
}

type Measured = Look & { size: number; leading: number }

function pieceStyle(piece: Piece, setting: Setting, look: Measured): Style {
  const size = piece.size ?? look.size
  return {
    fontSize: size,
    // Every line has the paragraph's height, whatever it contains.
    lineHeight: (look.leading * look.size) / size,
    fontWeight: isBold(piece, look) ? 700 : 400,
    ...(piece.italic ? { fontStyle: 'italic' } : {}),
    color: piece.tone ? colourOf(setting, piece.tone) : (look.colour ?? colourOf(setting, look.tone ?? 'ink')),
    textDecoration: piece.underline ? 'underline' : 'none',
    ...(piece.tracking ? { letterSpacing: piece.tracking } : {}),
    ...directionOf(look),
  }
}

/** The engine aligns a paragraph on the right only if it has a direction. */
function directionOf({ rightToLeft }: Look): Style {
  return rightToLeft ? { direction: 'rtl' } : {}
}

/** Returns a text after recording its characters for its face. */
function noted(piece: Piece, text: string, { ledger }: Setting, look: Look): string {
  const face = ledger[faceOf(piece, look)]
  // Every face also needs the box □.
  for (const sign of text + substitute) if (sign !== '\u00ad') face.add(sign.codePointAt(0) ?? 0)
  return text
}

function isBold(piece: Piece, look: Look): boolean {
  return piece.bold ?? look.bold ?? false
}

function faceOf(piece: Piece, look: Look): FontFaceName {
  const bold = isBold(piece, look)
  if (piece.italic) return bold ? 'boldItalic' : 'italic'
  return bold ? 'bold' : 'regular'
}

/**
 * The text as it can be drawn: composed, without invisible characters, with stand-ins for shaped words (empty until
 * they are shaped), and □ for what no font contains.
 */
function drawn(piece: Piece, { drawable: { missing, standIns }, words }: Setting, look: Look): string {
  const face = faceOf(piece, look)
  const composed = piece.text
    .replace(/[\ufb50-\ufdff\ufe70-\ufefc]/g, (form) => form.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  const typed = withBoxes(composed, missing)
  const shaped = replaceWords(typed, ({ text }) => {
    words[face].add(text)
    return standIns === null ? '' : (standIns[face].get(text) ?? substitute)
  })
  return shaped.replace(/\p{Default_Ignorable_Code_Point}|\p{Noncharacter_Code_Point}|\p{Cs}/gu, '')
}

function withBoxes(text: string, missing: ReadonlySet<number>): string {
  if (missing.size === 0) return text
  return [...text].map((sign) => (missing.has(sign.codePointAt(0) ?? 0) ? substitute : sign)).join('')
}
