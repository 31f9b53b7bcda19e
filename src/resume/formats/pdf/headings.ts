import { namesSomething } from '#src/resume/formats/text/entry-fields.ts'
import { headingOf } from '#src/resume/formats/text/headings.ts'
import type { DrawnLine } from './drawn.ts'

/** Headings that divide a section, besides names of other sections. */
const divides =
  /^(?:academia|academic|vocational|industry|professional|clinical|freelance|volunteer|full-time|part-time|non-profit)$/i

/**
 * Creates a test for headings within a section: a line right below the heading of one, smaller than it and larger than
 * the body, and those of the same size.
 */
export function subheadings(lines: readonly DrawnLine[]): (line: DrawnLine) => { sub?: true } {
  const usual = usualSize(lines)
  const isWorded = ({ text }: DrawnLine) => headingOf(text) !== undefined || divides.test(text)
  const first = lines.find((line, index) => {
    const above = lines[index - 1]
    const isWithin = /^(?:work|education)$/.test(headingOf(above?.text ?? '')?.kind ?? '')
    return (
      above !== undefined && isWithin && isWorded(line) && above.size > line.size * 1.03 && line.size > usual * 1.03
    )
  })
  const isSub = (line: DrawnLine) => first !== undefined && Math.abs(line.size - first.size) < 0.1 && isWorded(line)
  return (line) => (isSub(line) && lines.indexOf(line) >= lines.indexOf(first ?? line) ? { sub: true } : {})
}

function usualSize(lines: readonly Pick<DrawnLine, 'size'>[]): number {
  return lines.map(({ size }) => size).sort((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0
}

/**
 * Lines of the same size as known headings are headings too, if that size is larger than that of the body in the same
 * script, unless those of their page share a face that they do not have: then they are names of entries.
 */
export function levels(lines: readonly DrawnLine[]): (line: DrawnLine) => { level?: 1 } {
  const usual = {
    han: usualSize(lines.flatMap(({ hanSize }) => (hanSize > 0 ? { size: hanSize } : []))),
    other: usualSize(lines),
  }
  const sizeOf = (line: DrawnLine) => (isHan(line) ? line.hanSize : line.size)
  // Where Chinese characters are smaller than Latin letters beside them, their sizes tell nothing of each other.
  const isOneSize = Math.abs(usual.han - usual.other) < 0.1
  const isAlike = (one: DrawnLine, other: DrawnLine) =>
    (isOneSize || isHan(one) === isHan(other)) && Math.abs(sizeOf(one) - sizeOf(other)) < 0.1
  const isLarge = (line: DrawnLine) => sizeOf(line) > (isHan(line) ? usual.han : usual.other) * 1.08
  const known = lines.filter((line) => isLarge(line) && headingOf(line.text) !== undefined)
  const isSet = setAlike(lines)
  return (line) => {
    const { text, x } = line
    const alike = known.filter((heading) => isAlike(line, heading))
    // If all headings begin at one edge, equally large texts elsewhere may be names beside the headings of a side
    // column.
    const isFlush = alike.every((heading) => Math.abs(heading.x - (alike[0]?.x ?? 0)) < 2)
    const isThere = !isFlush || alike.some((heading) => Math.abs(heading.x - x) < 2)
    // `EXPERIENCE`, and positions of the same size below it.
    const isLikeThem = isInCapitals(text) || !alike.every((heading) => isInCapitals(heading.text))
    const isKnown = alike.length > 1 && isLikeThem && !isOfOtherFace(line, alike)
    const isSized = isKnown && (isThere || alike.length === known.length) && text.length < 30
    return isSized || isSet(line) ? { level: 1 } : {}
  }
}

/** The fewest headings known by their words that tell how others are set. */
const FEWEST = 3

/**
 * Creates a test for headings of the body's own size: where all that are known by their words share a face of their
 * own, an edge and the space above them, so do the others; names of entries stand closer to what is above them.
 */
function setAlike(lines: readonly DrawnLine[]): (line: DrawnLine) => boolean {
  const above = new Map(lines.map((line, index) => [line, lines[index - 1]]))
  const spaceAbove = (line: DrawnLine) => {
    const before = above.get(line)
    return before?.page === line.page ? (before.y - line.y) / line.size : undefined
  }
  const known = lines.filter(({ text }) => headingOf(text) !== undefined)
  const [first] = known
  const isLikeFirst = (line: DrawnLine) =>
    line.lead >= line.text.length && line.font === first?.font && Math.abs(line.x - first.x) < 2
  if (first === undefined || known.length < FEWEST || !known.every(isLikeFirst)) return () => false
  const least = Math.min(...known.map((line) => spaceAbove(line) ?? Number.POSITIVE_INFINITY))
  return (line) => {
    const isShort = line.text.length < 16 && /^\p{L}[\p{L}\s&]+$/u.test(line.text) && !namesSomething(line.text)
    // Right below a heading stands what it is of.
    const isBelowOne = headingOf(above.get(line)?.text ?? '') !== undefined
    return isShort && !isBelowOne && isLikeFirst(line) && (spaceAbove(line) ?? 0) > least - 0.05
  }
}

/** Whether the headings of a page share a face for the script of a line that this line lacks; rows of forms have labels. */
function isOfOtherFace(line: DrawnLine, headings: readonly DrawnLine[]): boolean {
  if (line.text.includes('\t') || headingOf(line.text) !== undefined) return false
  const alike = headings.filter((heading) => isHan(heading) === isHan(line))
  const own = alike.filter(({ page }) => page === line.page)
  const faces = new Set(own.map(({ font }) => font))
  return alike.length > 1 && faces.size === 1 && !faces.has(line.font)
}

function isHan({ hanSize }: DrawnLine): boolean {
  return hanSize > 0
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
}
