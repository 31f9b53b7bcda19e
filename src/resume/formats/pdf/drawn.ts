/** A piece of text as drawn on a page; lengths in points from the lower left corner. */
export type DrawnText = { text: string; page: number; x: number; y: number; width: number; size: number; font: string }

/** Where a line stands on its page, and how large it is; lengths as above. */
export type PlacedLine = { text: string; page: number; x: number; right: number; y: number; size: number }

/** A line with all that was seen of its faces and cells. */
export type DrawnLine = PlacedLine & {
  /** The face of its Chinese characters, or of its first words where it has none. */
  font: string
  /** The type size of its Chinese characters, which may be smaller than that of Latin letters; 0 when it has none. */
  hanSize: number
  /** How many of its first characters are in another face than the body, as bold names are. */
  lead: number
  /** The left edge of its last cell, and the type size there. */
  cell: number
  cellSize: number
  /** Whether it ends in another face than the body. */
  endsApart: boolean
  /** Whether it begins with a list number. */
  isCounted: boolean
}
