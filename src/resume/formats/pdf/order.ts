import { type FoundPeriod, findPeriod, isPeriod } from '#src/resume/formats/dates-read.ts'
import { headingOf } from '#src/resume/formats/text/headings.ts'
import { isKnownTown } from '#src/resume/formats/text/places.ts'
import type { PlacedLine } from './drawn.ts'
import { withoutLayers } from './layers.ts'

/** The fewest headings that make a column of headings. */
const FEWEST_HEADINGS = 3

/** The length from which a text is not part of a broken period; `September 2010 – Januar` is one. */
const LONGEST_PART = 25

/**
 * Restores the reading order of parts that programs draw separately: boxes laid over others, times that float beside
 * the names of their entries, and headings in their own column to the left of their section.
 * @param join joins two lines of one baseline, the left one first
 */
export function inReadingOrder<T extends PlacedLine>(lines: readonly T[], join: (left: T, right: T) => T): T[] {
  return withHeadings(withTimes(withoutLayers(lines), join))
}

/**
 * Joins times that a narrow column has broken: `Mar 2020 –` beside the name, and `Present` beside the next line or
 * alone.
 */
export function withWholeTimes<T extends PlacedLine>(lines: readonly T[]): T[] {
  const whole: (T | undefined)[] = [...lines]
  lines.forEach((line, index) => {
    const [, name, begun] = /^(.+)\t([^\t]*\d{4}) ?[–—-]$/.exec(line.text) ?? []
    const under =
      begun === undefined ? -1 : [index + 1, index + 2].findIndex((near) => isEndBelow(line, begun, lines[near]))
    if (under < 0) return
    whole[index] = { ...line, text: `${name}\t${begun} – ${lines[index + 1 + under]?.text}` }
    whole[index + 1 + under] = undefined
  })
  lines.forEach((line, index) => {
    const [, start, rest] = /^([^\t]*\d{4}(?:[./]\d{1,2})?) ?[–—-]\t(.+)$/.exec(line.text) ?? []
    if (start === undefined || rest === undefined) return
    const at = [index + 1, index - 1].find((near) => {
      const other = lines[near]
      const isUnder = other !== undefined && other.page === line.page && other.x < line.x + 60 && line.y > other.y
      return isUnder && line.y - other.y < line.size * 2 && isEnd(start, other.text.split('\t')[0])
    })
    const [end = '', ...beside] = lines[at ?? -1]?.text.split('\t') ?? []
    const other = lines[at ?? -1]
    if (at === undefined || other === undefined || !isEnd(start, end)) return
    whole[index] = { ...line, text: `${start} – ${end}\t${rest}` }
    whole[at] = beside.length > 0 ? { ...other, text: beside.join('\t') } : undefined
  })
  return whole.filter((line) => line !== undefined)
}

/**
 * Joins a period that a narrow column of its own has broken anywhere, `Jan` above `2018 – present`, and puts it beside
 * the name on its first baseline.
 */
export function withPartedTimes<T extends PlacedLine>(lines: readonly T[], join: (left: T, right: T) => T): T[] {
  const whole: T[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const parts = [3, 2].map((count) => lines.slice(at, at + count)).find(isOneTime) ?? []
    const [first, ...others] = parts
    const name = lines[at + parts.length]
    if (first === undefined) whole.push(...lines.slice(at, at + 1))
    else {
      const time = { ...first, text: wholeText(parts), right: Math.max(...parts.map(({ right }) => right)) }
      const isNamed = name !== undefined && name.x > time.right && isBeside(time, name)
      whole.push(isNamed ? join(time, name) : time)
      at += others.length + (isNamed ? 1 : 0)
    }
  }
  return whole
}

/** Whether lines below each other are short parts of one period, which none of them is. */
function isOneTime(parts: readonly PlacedLine[]): boolean {
  const isBelow = (line: PlacedLine, index: number) => {
    const before = parts[index - 1]
    const isNear = before === undefined || (before.y > line.y && before.y - line.y < line.size * 2)
    const isAligned =
      before === undefined || Math.min(Math.abs(before.x - line.x), Math.abs(before.right - line.right)) < 2
    return line.text.length < LONGEST_PART && line.page === parts[0]?.page && isNear && isAligned
  }
  const isRange = ({ period: { end, present } }: FoundPeriod) => end !== undefined || present === true
  const found = findPeriod(wholeText(parts))
  const isPart = ({ text }: PlacedLine) => {
    const own = isPeriod(text) ? findPeriod(text) : undefined
    return own === undefined || !isRange(own) || /[–—-]\s*$/.test(text)
  }
  // `Oct` above `2021 – present`, which is a period by itself.
  const [first, last] = parts.map(({ text }) => text)
  const isMonthAbove = !isPeriod(first ?? '') && isPeriod(`${first} 2000`) && /^\d{4}/.test(last ?? '')
  return (
    parts.length > 1 &&
    parts.every(isBelow) &&
    found !== undefined &&
    isRange(found) &&
    isPeriod(wholeText(parts)) &&
    (parts.every(isPart) || isMonthAbove || /^[年月]/.test(parts.at(-1)?.text ?? ''))
  )
}

/** Whether both texts are dates to the month, the first of them the later one: `2019年7月` below `2016年8月`. */
function isLater(text = '', other = ''): boolean {
  const [date, before] = [text, other].map((one) =>
    isPeriod(one) && !/[–—-]\s*$|^\s*[–—-]/.test(one) ? findPeriod(one)?.period : undefined,
  )
  const isDate = (period: typeof date) => period?.end === undefined && /^\d{4}-\d{2}/.test(period?.start ?? '')
  return isDate(date) && isDate(before) && (date?.start ?? '') > (before?.start ?? '')
}

/** Parts of a period as it is written on one line; a year above another, or above `Present`, has no dash. */
function wholeText(parts: readonly PlacedLine[]): string {
  const [first, last, ...others] = parts.map(({ text }) => text.trim())
  const isPair = first !== undefined && last !== undefined && others.length === 0 && /^(?:19|20)\d{2}$/.test(first)
  if (isPair && isPeriod(`${first} – ${last}`) && !/[–—-]/.test(last)) return `${first} – ${last}`
  if (others.length === 0 && isLater(last, first)) return `${first} – ${last}`
  return parts
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
}

/** Whether a line is the rest of a period that has broken in a column at the right. */
function isEndBelow(line: PlacedLine, start: string, other: PlacedLine | undefined): boolean {
  const isUnder = other !== undefined && other.page === line.page && line.y > other.y && other.right > line.right - 60
  return isUnder && line.y - other.y < line.size * 3 && isEnd(start, other.text)
}

/** Whether a text completes a period that has broken after its dash. */
function isEnd(start: string, end = ''): boolean {
  return isPeriod(`${start} – ${end}`) && !/[–—-]\s*$/.test(end)
}

function withTimes<T extends PlacedLine>(lines: readonly T[], join: (left: T, right: T) => T): T[] {
  const whole: T[] = [...lines]
  for (const time of lines.filter(({ text }) => isPeriod(text) || isKnownTown(text))) {
    const at = whole.indexOf(time)
    const beside = whole.filter((line) => line !== time && !isPeriod(line.text) && isBeside(line, time))
    const [name] = beside.sort((one, other) => space(one, time) - space(other, time))
    if (isUnderName(lines, time)) continue
    // A time below its town in a column of its own stands beside a sentence only by chance.
    const over = lines[lines.indexOf(time) - 1]
    if (name !== undefined && /[.。;；]$/.test(name.text) && over !== undefined && isKnownTown(over.text)) continue
    // A time in its own column is already in the right place.
    if (name === undefined || Math.abs(whole.indexOf(name) - at) < 2) continue
    const above = whole[whole.indexOf(name) - 1]
    const isRest = above !== undefined && isUnfinished(above, name)
    const named = isRest ? { ...above, text: `${above.text} ${name.text}` } : name
    whole[whole.indexOf(name)] = name.x < time.x ? join(named, time) : join(time, named)
    whole.splice(at, 1)
    if (isRest) whole.splice(whole.indexOf(above), 1)
  }
  return whole
}

function withHeadings<T extends PlacedLine>(lines: readonly T[]): T[] {
  const headings = lines.filter(({ text }) => headingOf(text) !== undefined)
  const columns = headings.filter((heading) => {
    // Text may begin further to the left than a heading in a box of its own.
    const below = lines.filter(({ x, page }) => page === heading.page && x > heading.x - 14 && x < heading.x + 6)
    const own = below.filter(({ text }) => headingOf(text) !== undefined)
    return own.length >= FEWEST_HEADINGS && own.length >= below.length * 0.7
  })
  const whole = [...lines]
  for (const heading of columns) {
    const first = lines.find((line) => line.x > heading.right && isBeside(line, heading))
    if (first === undefined || whole.indexOf(first) === whole.indexOf(heading) + 1) continue
    whole.splice(whole.indexOf(heading), 1)
    whole.splice(whole.indexOf(first), 0, heading)
  }
  return whole
}

/** Whether a time was drawn below a line of its own column, as in narrow columns. */
function isUnderName(lines: readonly PlacedLine[], time: PlacedLine): boolean {
  const before = lines[lines.indexOf(time) - 1]
  if (before === undefined || before.page !== time.page || isPeriod(before.text)) return false
  // The line above is a town that floats beside a name, and so does the time.
  if (isKnownTown(before.text) && lines.some((line) => line !== time && isBeside(line, before))) return false
  const isAbove = before.y > time.y && before.y - time.y < time.size * 4
  return isAbove && before.x < time.right && before.right > time.x
}

/** Whether a line is the rest of a name that was broken after a word no name ends with, such as `of`. */
function isUnfinished(above: PlacedLine, line: PlacedLine): boolean {
  const isUnder = above.page === line.page && above.y > line.y && above.y - line.y < line.size * 2
  return isUnder && / (?:of|the|for|and|de|du|des|della|di|und|für|et)$/.test(above.text)
}

/** The space between two lines on one baseline. */
function space(one: PlacedLine, other: PlacedLine): number {
  return Math.max(one.x - other.right, other.x - one.right)
}

/** Whether two lines are on one baseline with space between them. */
function isBeside(one: PlacedLine, other: PlacedLine): boolean {
  const isLevel = one.page === other.page && Math.abs(one.y - other.y) < Math.max(one.size, other.size) * 0.5
  return isLevel && (one.right < other.x + 1 || other.right < one.x + 1)
}
