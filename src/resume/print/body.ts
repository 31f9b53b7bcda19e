import type { Block } from '#src/resume/markup.ts'
import type { Para } from './para.ts'
import { markupPieces, type Piece, textOf } from './pieces.ts'
import { type Column, lineHeight, linesOf } from './place.ts'

/** Lines that may be asked to stay together. */
const heldLines = 8

/** Prose and lists, one below the other; every run of numbered lines counts from one. */
export function bodyOf(blocks: readonly Block[], place: Column): Para[] {
  let number = 0
  return blocks.map((block) => {
    number = block.kind === 'number' ? number + 1 : 0
    const indent = block.kind === 'paragraph' ? 0 : listIndent(place)
    const space = place.design.spacing.block
    return { ...proseOf(block.kind, markupPieces(block.runs), place, indent), number, space }
  })
}

/** A paragraph of running text, kept whole unless it is long. */
export function proseOf(role: Para['role'], pieces: Piece[], place: Column, indent = 0): Para {
  const lines = linesOf(textOf(pieces), place, indent)
  const height = lines * lineHeight(place)
  return { role, pieces, indent, number: 0, space: 0, height, long: lines > heldLines, tied: false }
}

/** How far the text of a list stands behind its signs. */
export function listIndent({ design, locale }: Column): number {
  return design.type.body * (locale === 'zh' ? 1.25 : 1.15)
}
