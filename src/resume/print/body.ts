import type { Design } from '#src/resume/designs/design.ts'
import { type Block, numbersOf, plainText } from '#src/resume/markup.ts'
import type { Para } from './para.ts'
import { markupPieces, type Piece } from './pieces.ts'
import { type Column, lineHeight, linesOf, textWidth } from './place.ts'

/** A text whose first letter is Hebrew, Arabic or of a script like them. */
const fromTheRight = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
/** The least space between a number and its text, in ems. */
const numberGap = 0.3
/** The longest paragraph, in lines, that is kept whole. */
const heldLines = 8

/** Converts the blocks of a text, prose and lists, to paragraphs in the same order. */
export function bodyOf(blocks: readonly Block[], place: Column): Para[] {
  const numbers = numbersOf(blocks)
  const outer = indentOf(0, blocks, numbers, place)
  const inner = outer + indentOf(1, blocks, numbers, place)
  const space = place.design.spacing.block
  return blocks.map(({ kind, level, runs }, index) => {
    const number = numbers[index] ?? 0
    const [at, indent] = kind === 'paragraph' ? [0, 0] : level === 0 ? [0, outer] : [outer, inner]
    const bullet: Piece = { text: bulletsOf(place.design)[level], tone: place.onPanel ? 'muted' : 'second' }
    const piece = kind === 'number' ? { text: `${number}.` } : bullet
    const sign = kind === 'paragraph' ? {} : { sign: { piece, at } }
    return { ...proseOf(kind, markupPieces(runs), place, indent), ...sign, level, number, space }
  })
}

/** The bullets of a design: of list points, and of points nested in them. */
export function bulletsOf({ bullet }: Design): readonly [string, string] {
  return [bullet, bullet === '–' ? '·' : '–']
}

/** A paragraph of running text, kept whole unless it is long. */
export function proseOf(role: Para['role'], pieces: Piece[], place: Column, indent = 0): Para {
  const text = plainText(pieces)
  const lines = linesOf(text, place, indent)
  const height = lines * lineHeight(place)
  const side = fromTheRight.test(text) ? { rightToLeft: true as const } : {}
  return { role, pieces, indent, ...side, level: 0, number: 0, space: 0, height, long: lines > heldLines, tied: false }
}

/** The indent of a level's texts behind its signs: numbers of several digits need more room than the usual sign. */
function indentOf(level: Block['level'], blocks: readonly Block[], numbers: readonly number[], place: Column): number {
  const last = Math.max(...blocks.map((block, index) => (block.level === level ? (numbers[index] ?? 0) : 0)))
  return last < 10 ? listIndent(place) : textWidth(`${last}.`, place) + place.design.type.body * numberGap
}

/** The indent of list text behind its bullets or numbers, in points. */
export function listIndent({ design, locale }: Column): number {
  return design.type.body * (locale === 'zh' ? 1.25 : 1.15)
}
