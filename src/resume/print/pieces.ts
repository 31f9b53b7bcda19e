import { displayAddress } from '#src/resume/address.ts'
import type { BasicsField } from '#src/resume/document.ts'
import { webLink } from '#src/resume/links.ts'
import type { Run } from '#src/resume/markup.ts'
import type { ItemView } from '#src/resume/view.ts'
import { type Column, type Tone, widthInAnyFont } from './place.ts'

/** A stretch of text in one style; styles it does not set come from its paragraph. Size and tracking in points. */
export type Piece = {
  text: string
  /** Which detail of the person it is. */
  field?: BasicsField
  bold?: boolean
  italic?: boolean
  underline?: boolean
  href?: string
  tone?: Tone
  size?: number
  tracking?: number
}

/** Converts parsed markup to pieces. */
export function markupPieces(runs: readonly Run[]): Piece[] {
  return runs.map(({ text, bold, italic, underline, href }) => ({
    text,
    ...(bold ? { bold } : {}),
    ...(italic ? { italic } : {}),
    ...(underline || href !== '' ? { underline: true } : {}),
    ...(href ? { href } : {}),
  }))
}

/** The address of an item. */
export function addressPieces({ url }: Pick<ItemView, 'url'>, place: Column): Piece[] {
  if (!url) return []
  return [fitted({ text: displayAddress(url), href: webLink(url), tone: 'muted' }, place, place.design.type.body)]
}

/** The smallest readable size, in points. */
const leastSize = 6.5

/** Reduces the size of an address until it fits one line of its column: nobody can copy an address that is split. */
export function fitted(piece: Piece, place: Column, size: number): Piece {
  if (!piece.href) return piece
  const own = fittedSize(piece.text, place, size)
  return own === size ? piece : { ...piece, size: own }
}

/** The size in which a text fits one line of its column, but never one that nobody can read. */
export function fittedSize(text: string, place: Column, size: number): number {
  const share = place.width / widthInAnyFont(text, place, size)
  return share >= 1 ? size : Math.max(leastSize, Math.floor(size * share * 4) / 4)
}
