import { displayAddress } from '#src/resume/address.ts'
import { webLink } from '#src/resume/links.ts'
import type { Run } from '#src/resume/markup.ts'
import type { ItemView } from '#src/resume/view.ts'
import { type Column, type Tone, widthInAnyFont } from './place.ts'

/** A stretch of text in one look; what is not said comes from its paragraph. Size and tracking in points. */
export type Piece = {
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  href?: string
  tone?: Tone
  size?: number
  tracking?: number
}

/** Parsed markup as pieces. */
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

/** Smaller than this nobody reads an address. */
const leastSize = 6.5

/** An address in type so small that it has room on one line of its column: in two parts nobody can copy it. */
export function fitted(piece: Piece, place: Column, size: number): Piece {
  if (!piece.href) return piece
  const share = place.width / widthInAnyFont(piece.text, place, size)
  return share >= 1 ? piece : { ...piece, size: Math.max(leastSize, Math.floor(size * share * 4) / 4) }
}

/** What pieces say. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('')
}
