import { headingOf } from '#src/resume/formats/text/headings.ts'
import { isCover } from '#src/resume/formats/text/person-name.ts'

/** A line as drawn; lengths in points, from the lower left corner. */
type Placed = { text: string; page: number; y: number; size: number }

/** The one line that is much larger than all others and may be a name. */
export function nameOf<T extends Placed>(lines: readonly T[]): T | undefined {
  const [first, second] = lines
    .filter(({ text }) => headingOf(text) === undefined && !isCover(text))
    .toSorted((a, b) => b.size - a.size)
  const isLargest = first !== undefined && second !== undefined && first.size > second.size * 1.25
  return isLargest && first.page === 1 ? first : undefined
}

/** Joins a name that has a line for the first and a line for the last: the two that are much larger than all others. */
export function withWholeName<T extends Placed>(lines: readonly T[]): readonly T[] {
  const sizes = lines.map(({ size }) => size).sort((a, b) => b - a)
  const [size = 0, , third = 0] = sizes
  const [first, last] = lines.filter((line) => line.size > size * 0.9)
  const isName = ({ text }: Placed) =>
    /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){0,2}$/u.test(text) && headingOf(text) === undefined
  const isWhole = first !== undefined && last !== undefined && isName(first) && isName(last)
  const isNext = isWhole && lines.indexOf(last) === lines.indexOf(first) + 1 && last.page === 1
  if (!isNext || third * 1.25 >= last.size || first.y < last.y) return lines
  return lines.flatMap((line) =>
    line === first ? { ...first, text: `${first.text} ${last.text}` } : line === last ? [] : line,
  )
}
