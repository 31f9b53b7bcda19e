import type { NestedItem } from '#src/resume/compose.ts'
import { isTerms } from '#src/resume/formats/dates-read.ts'
import { isOfEmployer } from './entry-lines.ts'

/** Words for self-employment. */
const independent = /freelanc|self-?employed|independent|contractor|career break|sabbatical|自由职业|个体|待业/i

/**
 * Gives positions without an employer the one they were held at: that of the entry before, as long as their periods
 * follow on each other or lie within its period. An entry that only names the employer of those below is merged into
 * them.
 */
export function withEmployers(items: readonly NestedItem[]): NestedItem[] {
  const whole: NestedItem[] = []
  let employer: NestedItem | undefined
  let facts: string[] = []
  items.map(ofDepartment).forEach((item, index, all) => {
    const next = all[index + 1]
    if (isOnlyEmployer(item) && next !== undefined && isOnlyPosition(next) && isWithin(next, item)) {
      employer = item
      facts = item.body === undefined ? [] : [item.body]
      return
    }
    const isHeld = employer !== undefined && isOnlyPosition(item) && isOf(item, employer, whole.at(-1))
    if (!isHeld) employer = item.org !== undefined && !independent.test(item.title ?? '') ? item : undefined
    const body = [...(isHeld ? facts : []), item.body ?? []].flat().join('\n')
    facts = []
    whole.push({ ...(isHeld && placeOf(employer)), ...item, ...(body && { body }) })
  })
  return whole
}

/** `営業部　主任` below an employer: where somebody was there, not another employer. */
function ofDepartment(item: NestedItem, index: number, items: readonly NestedItem[]): NestedItem {
  const { org, ...rest } = item
  const employer = items.slice(0, index).findLast((other) => other.org !== undefined && !isDepartment(other))
  const isBelow = employer !== undefined && isWithin(item, employer)
  return isDepartment(item) && isBelow ? { ...rest, department: org } : item
}

function isDepartment({ org = '', department }: NestedItem): boolean {
  return department === undefined && /^[\p{Script=Han}\p{Script=Katakana}ー]+(?:部|課|チーム|グループ)$/u.test(org)
}

/** Examinations at the end of school, which no university gives. */
const ofSchools =
  /^(?:Bac(?:calaur[ée]at)?(?!\p{L})|Abitur|Matur[aà]|Bachillerato|Ensino|A[- ]levels?|GCSEs?|Year 12|HSC|SSC|高中|中专)/iu

/** Gives degrees without a school the school of the degree above: it is named once for both. */
export function withSchools(items: readonly NestedItem[]): NestedItem[] {
  let above: NestedItem | undefined
  return items.map((item) => {
    const isHeld =
      item.org === undefined &&
      item.degree !== undefined &&
      (item.start ?? item.end) !== undefined &&
      !(ofSchools.test(item.degree) && !/Lyc[ée]e|School|Gymnasium|Liceo|中学/.test(above?.org ?? ''))
    if (!isHeld || above === undefined) {
      above = item.org === undefined ? undefined : item
      return item
    }
    return { ...placeOf(above), ...item }
  })
}

/** Whether a line of a body says what the employer is. */
function isFact(line: string): boolean {
  return line === '' || isOfEmployer({ text: line.replace(/^[-*•] /, '') })
}

function isOnlyEmployer({ org, title, body }: NestedItem): boolean {
  return org !== undefined && (title === undefined || isTerms(title)) && (body ?? '').split('\n').every(isFact)
}

function isOnlyPosition({ org, title, department, start }: NestedItem): boolean {
  const what = title ?? department
  return org === undefined && what !== undefined && start !== undefined && !independent.test(what)
}

function placeOf({ org, city }: NestedItem = {}): NestedItem {
  return { ...(org === undefined ? {} : { org }), ...(city === undefined ? {} : { city }) }
}

/** Whether a position was held at an employer: during its time, or directly before the position above. */
function isOf(item: NestedItem, employer: NestedItem, above: NestedItem | undefined): boolean {
  if (isOnlyEmployer(employer)) return isWithin(item, employer)
  const [from, to] = [monthsOf(above?.start), monthsOf(item.end)]
  return from !== undefined && to !== undefined && Math.abs(from - to) <= 12 * (isYear(above?.start) ? 1 : 0) + 2
}

/** Whether a period lies within another, as far as both are known. */
function isWithin(inner: NestedItem, outer: NestedItem): boolean {
  const [start, from] = [monthsOf(inner.start), monthsOf(outer.start)]
  if (from === undefined) return true
  const [end, to] = [monthsOf(inner.end) ?? Infinity, outer.present ? Infinity : (monthsOf(outer.end) ?? Infinity)]
  return start !== undefined && start >= from && end <= to + (isYear(outer.end) ? 11 : 0)
}

function isYear(date = ''): boolean {
  return /^\d{4}$/.test(date)
}

/** The months from the year 0 on; of a year alone, its first. */
function monthsOf(date = ''): number | undefined {
  const [, year, month = '1'] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? []
  return year === undefined ? undefined : Number(year) * 12 + Number(month)
}
