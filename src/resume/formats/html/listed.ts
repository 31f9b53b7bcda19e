import { isPeriod, withoutDuration } from '#src/resume/formats/dates-read.ts'

/** Where an element of a list begins, or what stands in it alone ends. */
const border = /<(\/?)(li|ul|ol)\b[^<>]*>/gi
/** A picture, such as the sign of an employer, says nothing. */
const picture = /<img\b[^<>]*>/gi
/** A link around boxes, such as one of a whole entry to its employer. */
const linkAround = /<a\b[^<>]*>(?=\s*<(?:div|p|h[1-6]|ul)\b)/gi
/** Where one text ends and another begins. */
const between = /<\/(?:span|div|a|p|strong|b)>\s*(?=<(?:span|a|strong|b)\b)/gi
/** The fewest texts of an entry that has no boxes. */
const FEWEST = 3

/**
 * Marks elements of lists that are entries as profile pages have them: of several texts below each other one is a
 * period. What contains such elements, the employer of several positions, is one too.
 */
export function withListedEntries(page: string): string {
  const content = page.replace(picture, '').replace(linkAround, '')
  const borders = [...content.matchAll(border)]
  const starts = borders.map(({ 0: whole, index }) => index + whole.length)
  const own = starts.map((start, nth) => content.slice(start, borders[nth + 1]?.index ?? content.length))
  const isItem = borders.map(({ 1: end, 2: name }) => end === '' && name?.toLowerCase() === 'li')
  const isDated = own.map((part, nth) => isItem[nth] === true && isEntry(part))
  const isOverOne = (nth: number) => isItem[nth] === true && isItem[nth + 1] === false && isDated[nth + 2] === true
  let marked = content.slice(0, borders[0]?.index ?? content.length)
  borders.forEach(({ 0: whole }, nth) => {
    const part = own[nth] ?? ''
    const isMarked = isDated[nth] === true || (textsOf(part).length > 0 && isOverOne(nth))
    marked += isMarked ? `<p>### ${part.trimStart().replace(between, '$&<br>')}` : whole + part
  })
  return marked
}

function isEntry(part: string): boolean {
  // A heading is one by itself.
  if (/<h[1-6]\b/i.test(part)) return false
  const texts = textsOf(part)
  const isBoxed = /^\s*<(?:div|section|article|p)\b/i.test(part)
  const isWhole = texts.length >= (isBoxed ? 2 : FEWEST) && /^\s*</.test(part)
  const dated = texts.findIndex((text) => isPeriod(withoutDuration(text)))
  return isWhole && dated > 0 && dated < 4
}

function textsOf(part: string): string[] {
  return part.split(/<[^<>]*>/).flatMap((text) => text.trim() || [])
}
