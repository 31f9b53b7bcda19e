import type { Piece } from './pieces.ts'

/**
 * The role of a paragraph: the line that names an entry, a further one below it, a term with its explanation, or text.
 * Renderers style each role. The paragraphs of a section are in reading order.
 */
export type Role = 'head' | 'detail' | 'term' | 'paragraph' | 'bullet' | 'number'

/** A paragraph of an item. Lengths in points. */
export type Para = {
  role: Role
  /** The id of the entry this paragraph belongs to. */
  item?: string
  pieces: Piece[]
  /** Text in its own column before the paragraph. */
  lead?: { pieces: Piece[]; width: number }
  /** Text at the right end of the line. */
  end?: Piece[]
  /** The indent from the edge of the column. */
  indent: number
  /** The bullet or number in front of a list point, and its distance from the edge of the column. */
  sign?: { piece: Piece; at: number }
  /** Begins with a letter of a script that is written from the right, so that it stands on the right of its column. */
  rightToLeft?: true
  /** 1 for a list point nested in another, otherwise 0. */
  level: 0 | 1
  /** The place of a numbered line in its list, counted from one. */
  number: number
  /** The space above it. */
  space: number
  /** Its estimated height. */
  height: number
  /** Too long to be kept whole; it may be split between pages. */
  long: boolean
  /** Kept on the same page as the next paragraph. */
  tied: boolean
}
