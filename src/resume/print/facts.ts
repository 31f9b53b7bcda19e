import { displayAddress } from '#src/resume/address.ts'
import { colons } from '#src/resume/labels.ts'
import { plainText } from '#src/resume/markup.ts'
import type { Fact } from '#src/resume/view.ts'
import { fitted, type Piece } from './pieces.ts'
import { type Column, textWidth } from './place.ts'

/** The distance between details on one line, in ems. */
export const factGap = 1.6

/** A detail of the person, in small type, with its label unless it is clear without. */
export function factPieces(fact: Fact, place: Column): Piece[] {
  const value = fitted(valuePiece(fact), place, place.design.type.small)
  return fact.bare ? [value] : [{ text: fact.label + colons[place.locale], tone: 'muted' }, value]
}

/** Only the value, as a link if it has an address. */
export function valuePiece({ field, href, value }: Fact): Piece {
  return { text: href.startsWith('http') ? displayAddress(value) : value, field, ...(href ? { href } : {}) }
}

/**
 * Details side by side, as many to a line as fit; the last does not stand alone where the line above has more than two.
 */
export function factLines(facts: readonly Fact[], place: Column): Piece[][][] {
  const lines: Piece[][][] = []
  for (const fact of facts) {
    const pieces = factPieces(fact, place)
    const last = lines.at(-1)
    if (last && lineWidth([...last, pieces], place) <= place.width) last.push(pieces)
    else lines.push([pieces])
  }
  const [above = [], last = []] = lines.slice(-2)
  if (last.length !== 1 || above.length < 3) return lines
  const lower = [...above.slice(-1), ...last]
  return lineWidth(lower, place) > place.width ? lines : [...lines.slice(0, -2), above.slice(0, -1), lower]
}

function lineWidth(line: readonly Piece[][], place: Column): number {
  const { small } = place.design.type
  const words = line.reduce((sum, pieces) => sum + textWidth(plainText(pieces), place, small), 0)
  return words + (line.length - 1) * factGap * small
}
