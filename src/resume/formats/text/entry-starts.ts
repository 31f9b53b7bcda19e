import { findPeriod, type Period } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { isPlace } from './chinese-places.ts'
import { headParts, isTitleLike } from './entry-fields.ts'
import { canBeName, isProse } from './entry-lines.ts'
import { isPosition } from './entry-names.ts'
import { company, school } from './entry-words.ts'

/** `isSet`: its first line is formatted as a name. `isClosed`: its period stands alone below its names. */
export type Entry = {
  head: string[]
  period: Period | undefined
  body: SourceLine[]
  isSet: boolean
  isClosed?: boolean
  note?: string
}

/** Whether a line without a period begins an entry below the current one. */
export function beginsEntry(line: SourceLine, current: Entry | undefined): boolean {
  const hasBody = current !== undefined && current.body.length > 0
  const isApart = line.gap === true && !line.bullet && hasBody && isTitleLike(line.text) && !isProse(line.text)
  return (
    line.level === 2 ||
    (isNamed(line) && !isPlace(line.text) && current?.period !== undefined && (current.isClosed || hasBody)) ||
    (hasPlace(line) && (hasBody || (current !== undefined && isPlaced(current)))) ||
    isNextSchool(line.text, current) ||
    isNextOrganisation(line, current) ||
    isNextName(line, current) ||
    isApart
  )
}

/** Whether a line formatted as a name is the position of the entry right above, which has its employer and period. */
export function isPositionOf(line: SourceLine, current: Entry | undefined): boolean {
  const [name = ''] = headParts(line.text)
  const isOpen = current?.period !== undefined && current.body.length === 0 && current.head.length === 1
  return (
    line.level === 2 && !line.gap && isOpen && isPosition(name) && !current.head.flatMap(headParts).some(isPosition)
  )
}

/** Whether a line is formatted as the name of an entry: as a heading, or entirely in another face. */
export function isNamed({ text, level, lead = 0, bullet }: SourceLine): boolean {
  return level === 2 || (lead >= text.length && !bullet && isTitleLike(text) && !isProse(text) && !/[:：]/.test(text))
}

export function isPlain({ bullet, level }: SourceLine): boolean {
  return !bullet && level === undefined
}

/** Whether the name of a line is formatted as one, with only its place beside it. */
function hasPlace({ text, lead = 0, bullet }: SourceLine): boolean {
  const beside = text.slice(lead)
  return !bullet && beside.includes('\t') && isPlace(beside.trim())
}

/** Whether an entry has its period, its place and another name: then a line with a place of its own begins the next. */
function isPlaced({ period, head }: Entry): boolean {
  return period !== undefined && head.length > 1 && head.some((text) => isPlace(text.split('\t').at(-1) ?? ''))
}

/** Whether a line is a school and its place, below an entry that has its school and its period. */
function isNextSchool(text: string, current: Entry | undefined): boolean {
  const [name = '', where = '', ...others] = text.split(/\t| {2,}/)
  const isSchool = school.test(name) && headParts(name).length === 1 && isPlace(where) && others.length === 0
  return isSchool && current?.period !== undefined && current.head.some((head) => school.test(head))
}

/** Whether a line apart from a whole heading, which has its organisation and period, is another organisation. */
function isNextOrganisation(line: SourceLine, current: Entry | undefined): boolean {
  const isWhole = current?.period !== undefined && current.head.some(isOrganisation)
  return isWhole && line.gap === true && isPlain(line) && isOrganisation(line.text) && canBeName(line)
}

/** Whether a line below points is a name and what somebody was there: `个人工具集　作者`. */
function isNextName(line: SourceLine, current: Entry | undefined): boolean {
  const parts = isPlain(line) && current?.body.at(-1)?.bullet ? headParts(line.text) : []
  return parts.length === 2 && line.text.includes('\t') && canBeName(line) && parts.filter(isPosition).length === 1
}

/** Whether a point is the period of the entry above, with an icon before it, or an entry of a list of entries. */
export function isDatedPoint({ text, number }: SourceLine, current: Entry | undefined): boolean {
  const found = findPeriod(text)
  if (found === undefined || found.before.trim() !== '') return false
  const isRange = found.period.end !== undefined || found.period.present === true
  // `1. 2020年9月至今　某公司　店长`
  const isNumbered = number !== undefined && /^[\s\u3000]+\p{L}/u.test(found.after) && !isProse(found.after)
  const isFree = current === undefined || current.period === undefined
  return isRange && (isNumbered || (isFree && /^\s*(?:$|[\t|·,，])/.test(found.after)))
}

export function isOrganisation(text: string): boolean {
  return company.test(text) || school.test(text)
}
