import type { ResumeDocument, SectionKind } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { type CheckedEntry, entriesOf, experienceKinds, fieldOf, nameOf } from './entries.ts'
import { type CheckInput, type Finding, found } from './finding.ts'

/** A range of months, counted since the year 0; a year without a month covers all twelve. */
type Month = { first: number; last: number; isYear: boolean }
type Span = { entry: CheckedEntry; from: number; to: number; isExact: boolean }

const datedKinds: readonly SectionKind[] = ['education', ...experienceKinds]
const employments: readonly SectionKind[] = ['work']
/** The kinds of sections in which a reader notices gaps. */
const careerKinds: readonly SectionKind[] = ['education', 'work', 'internship']

/** The longest gap, and the longest overlap, in months, that needs no explanation. */
const unaskedGap = 6
const unaskedOverlap = 1
const oldest = 1940
const besideOthers =
  /兼职|业余|周末|顾问|自由职业|志愿|义工|part[- ]time|freelance|self-employed|evenings|weekends|volunteer|consultant/iu
const ages = { youngest: 14, eldest: 80 }

/** Finds dates that are missing, unreadable, impossible or questionable. */
export function checkDates({ document, today }: CheckInput): Finding[] {
  const now = monthOf(today)?.last ?? Number.POSITIVE_INFINITY
  const entries = entriesOf(document)
  return [
    ...entries.flatMap((entry) => checkEntry(entry, now)),
    ...checkMixed(entries),
    ...checkOrder(entries, now),
    ...checkOverlap(document, now),
    ...checkGaps(document, now),
    ...checkBirth(document, now),
  ]
}

function monthOf(value: string | undefined): Month | null {
  const [, year, month] = /^(\d{4})(?:-(\d{1,2}))?(?:-\d{1,2})?$/.exec(value?.trim() ?? '') ?? []
  if (year === undefined || Number(year) < oldest) return null
  if (month === undefined) return { first: Number(year) * 12, last: Number(year) * 12 + 11, isYear: true }
  if (Number(month) < 1 || Number(month) > 12) return null
  const at = Number(year) * 12 + Number(month) - 1
  return { first: at, last: at, isYear: false }
}

function checkEntry(entry: CheckedEntry, now: number): Finding[] {
  const { item, kind } = entry
  const fields = (['start', 'end', 'date'] as const).filter((field) => fieldsOfKind[kind].includes(field))
  const unclear = fields.flatMap((field) => {
    const value = item[field]?.trim() ?? ''
    const isRead = value === '' || monthOf(value) !== null || (field === 'end' && item.present)
    return isRead ? [] : [found('date-unclear', 'warning', fieldOf(entry, field), value)]
  })
  if (unclear.length > 0) return unclear
  const [start = null, end = null, date = null] = (['start', 'end', 'date'] as const).map((field) =>
    fields.includes(field) && !(field === 'end' && item.present) ? monthOf(item[field]) : null,
  )
  if (start && end && end.last < start.first) return [found('date-reversed', 'error', fieldOf(entry, 'end'))]
  if (start && start.first > now) return [found('date-future', 'warning', fieldOf(entry, 'start'), item.start)]
  if (date && date.first > now) return [found('date-future', 'warning', fieldOf(entry, 'date'), item.date)]
  // A degree may end in the future; work cannot.
  if (end && end.first > now && experienceKinds.includes(kind)) {
    return [found('date-future', 'warning', fieldOf(entry, 'end'), item.end)]
  }
  if (!datedKinds.includes(kind) || nameOf(entry) === '') return []
  if (!start && !end && !item.present) return [found('date-missing', 'warning', fieldOf(entry, 'start'))]
  const isOpen = start && !end && !item.present && employments.includes(kind)
  return isOpen ? [found('date-open', 'warning', fieldOf(entry, 'end'))] : []
}

/** Some dates have months and others only years: reports the first of the rarer kind. */
function checkMixed(entries: readonly CheckedEntry[]): Finding[] {
  const dates = entries
    .filter(({ kind }) => datedKinds.includes(kind))
    .flatMap((entry) =>
      (['start', 'end'] as const).flatMap((field) => {
        const month = monthOf(entry.item[field])
        return month ? [{ address: fieldOf(entry, field), value: entry.item[field], isYear: month.isYear }] : []
      }),
    )
  const years = dates.filter(({ isYear }) => isYear)
  const months = dates.filter(({ isYear }) => !isYear)
  const [odd] = years.length <= months.length ? years : months
  return odd ? [found('date-mixed', 'hint', odd.address, odd.value)] : []
}

/** Entries of each section should run from newest to oldest. */
function checkOrder(entries: readonly CheckedEntry[], now: number): Finding[] {
  const sections = [...new Set(entries.map(({ section }) => section))]
  return sections.flatMap((section) => {
    const spans = entries.filter((entry) => entry.section === section).flatMap((entry) => spanOf(entry, now) ?? [])
    const late = spans.find(({ from, to }, index) => {
      const before = spans[index - 1]
      return before !== undefined && to > before.to && from > before.from
    })
    return late ? [found('date-order', 'hint', fieldOf(late.entry, 'start'), nameOf(late.entry))] : []
  })
}

/** Finds two jobs at the same time, unless they are roles at one employer or one of them is part-time. */
function checkOverlap(document: ResumeDocument, now: number): Finding[] {
  const spans = spansOf(document, employments, now).filter(({ isExact, entry }) => isExact && !leavesTime(entry))
  return spans.flatMap((span, index) => {
    const other = spans
      .slice(0, index)
      .find(
        (earlier) =>
          nameOf(earlier.entry) !== nameOf(span.entry) &&
          Math.min(earlier.to, span.to) - Math.max(earlier.from, span.from) + 1 > unaskedOverlap,
      )
    return other ? [found('date-overlap', 'hint', fieldOf(span.entry, 'start'), nameOf(other.entry))] : []
  })
}

function leavesTime({ item: { title = '', org = '', department = '' } }: CheckedEntry): boolean {
  return besideOthers.test([title, org, department].join(' '))
}

/** Finds gaps between periods of education and work. The time since the last one is not checked. */
function checkGaps(document: ResumeDocument, now: number): Finding[] {
  const spans = spansOf(document, careerKinds, now)
  let reached = spans[0]?.to ?? now
  const gaps: Finding[] = []
  for (const { entry, from, to } of spans) {
    const months = from - reached - 1
    if (months > unaskedGap) gaps.push(found('date-gap', 'hint', fieldOf(entry, 'start'), months))
    reached = Math.max(reached, to)
  }
  return gaps
}

function checkBirth({ basics }: ResumeDocument, now: number): Finding[] {
  const value = basics.birth?.trim() ?? ''
  const birth = monthOf(value)
  const age = birth === null ? null : Math.floor((now - birth.first) / 12)
  const isOdd = value !== '' && (age === null || age < ages.youngest || age > ages.eldest)
  return isOdd ? [found('birth-odd', 'warning', 'basics.birth', value)] : []
}

/** The readable periods of the entries, the earliest first. */
function spansOf(document: ResumeDocument, kinds: readonly SectionKind[], now: number): Span[] {
  return entriesOf(document, kinds)
    .flatMap((entry) => spanOf(entry, now) ?? [])
    .sort((a, b) => a.from - b.from)
}

function spanOf(entry: CheckedEntry, now: number): Span | null {
  const start = monthOf(entry.item.start)
  const end = entry.item.present ? null : monthOf(entry.item.end)
  if (start === null || start.first > now) return null
  const to = entry.item.present ? now : (end?.last ?? start.last)
  if (to < start.first) return null
  return { entry, from: start.first, to, isExact: !start.isYear && !end?.isYear }
}
