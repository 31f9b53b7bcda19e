import type { Piece } from './pieces.ts'

/**
 * What a paragraph is: the line that names an entry, a further one below it, a term with its explanation, or text.
 * Renderers give each its style; the order of a section's paragraphs is the order of reading.
 */
export type Role = 'head' | 'detail' | 'term' | 'paragraph' | 'bullet' | 'number'

/** A paragraph of an item. Lengths in points. */
export type Para = {
  role: Role
  pieces: Piece[]
  /** In a column of its own before the text. */
  lead?: { pieces: Piece[]; width: number }
  /** At the right end of the line. */
  end?: Piece[]
  /** From the edge of the column to the text. */
  indent: number
  /** What stands in front of a point of a list, and how far from the edge of the column. */
  sign?: { piece: Piece; at: number }
  /** 1 for a point below a point. */
  level: 0 | 1
  /** The place of a numbered line in its list, counted from one. */
  number: number
  /** Of white above it. */
  space: number
  /** About how high it is. */
  height: number
  /** Too long to be kept whole: it runs on over the end of a page. */
  long: boolean
  /** Stays on the page of the next one. */
  tied: boolean
}
