import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { withoutDuration } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { bodyOf } from './body.ts'
import { isChinesePlace, isPlace } from './chinese-places.ts'
import { withCountedJobs } from './counted-jobs.ts'
import { withEmployers, withSchools } from './employers.ts'
import { address, assignParts, headParts, isTitleLike, namesSomething } from './entry-fields.ts'
import {
  behindColon,
  behindDegree,
  behindNames,
  canBeName,
  endsInTown,
  inCells,
  isBelowLabel,
  isLabelled,
  isOfEmployer,
  isProse,
  isTold,
  partedAtFace,
  shortened,
  withListedHeads,
} from './entry-lines.ts'
import { isPosition, isTown } from './entry-names.ts'
import { datesOf, headPeriod, isTotal, LONGEST_HEAD, shownLength, withPositionsBelow } from './entry-periods.ts'
import { withDegreesBeside } from './entry-schools.ts'
import {
  beginsEntry,
  type Entry,
  isDatedPoint,
  isNamed,
  isOrganisation,
  isPlain,
  isPositionOf,
} from './entry-starts.ts'
import { degree, department, examination, isColumnLabels, score } from './entry-words.ts'
import { isJobTitle } from './job-titles.ts'

const MOST_HEAD_LINES = 3
/** `總年資 4~5年工作經驗` */
const totalYears = /^[总總]年[資资]/

/** Reads the entries of a section whose items have a heading with a period: jobs, schools, projects. */
export function readEntries(lines: readonly SourceLine[], kind: SectionKind): NestedItem[] {
  const entries: Entry[] = []
  const told = kind === 'projects' ? behindColon : behindDegree
  const whole = kind === 'education' ? withDegreesBeside(lines) : withCountedJobs(lines, kind)
  const said = withListedHeads(whole, kind).flatMap((line, index, all) => {
    const text = isColumnLabels(line.text) || isTotal(line, all[index + 2]) ? '' : withoutDuration(line.text)
    return text === '' ? [] : text === line.text ? line : shortened(line, text)
  })
  for (const line of withNamesAbove(withPositionsBelow(said).flatMap(behindNames)).flatMap(inCells).flatMap(told)) {
    const text = partedAtFace(line.text, line)
    addLine(entries, text === line.text ? line : shortened(line, text), kind)
  }
  const items = entries.map((entry) => itemOf(entry, kind)).filter((item) => Object.keys(item).length > 0)
  if (kind === 'education') return withSchools(items)
  return kind === 'work' || kind === 'internship' ? withEmployers(items) : items
}

/**
 * Marks the names that have their period below them, alone or beside the position, where the section begins so:
 * `Maersk`, `Business Analyst`, `2015 – 2019`. Before them is a gap, or an entry has ended.
 */
function withNamesAbove(lines: readonly SourceLine[]): SourceLine[] {
  const isName = (line: SourceLine | undefined) =>
    line !== undefined &&
    isPlain(line) &&
    !headPeriod(line) &&
    canBeName(line) &&
    !/[:：]$/.test(line.text) &&
    !totalYears.test(line.text) &&
    !isLabelled(line.text)
  const isDatedBelow = (line: SourceLine | undefined) =>
    line !== undefined && !line.bullet && !line.gap && headPeriod(line) !== undefined
  const isAbove = (index: number) => {
    const [first, second, third] = lines.slice(index, index + 3)
    return isName(first) && (isDatedBelow(second) || (isName(second) && !second?.gap && isDatedBelow(third)))
  }
  // Behind an entry without text, only the line right above the next period.
  const isNext = (index: number) => {
    const before = lines[index - 1]
    if (before === undefined || isSentence(before)) return isAbove(index)
    const [ended, below] = [headPeriod(before), lines[index + 1]]
    if (ended === undefined || below === undefined || !isName(lines[index]) || !isDatedBelow(below)) return false
    // Between two periods alone stands the name of the second.
    return ended.rest !== '' || headPeriod(below)?.rest === ''
  }
  // Name, position and period one below the other, which all entries have where the first one does.
  const isAbovePosition = (index: number) => {
    const [first, second, third] = lines.slice(index, index + 3)
    const isPositionBelow = second !== undefined && !second.gap && isJobTitle(second.text)
    return (
      isName(first) && isPositionBelow && isDatedBelow(third) && third !== undefined && headPeriod(third)?.rest === ''
    )
  }
  if (!isAbove(0)) return [...lines]
  const isUniform = isAbovePosition(0)
  const begins = (index: number) => isNext(index) || (isUniform && isAbovePosition(index))
  return lines.map((line, index) => ((line.gap ? isAbove(index) : begins(index)) ? { ...line, level: 2 } : line))
}

/** Whether a line ends what is said of an entry: a point, or the end of a sentence. */
function isSentence({ text, bullet }: SourceLine): boolean {
  return bullet === true || /[。.！!]$/.test(text)
}

/** `项目一：活动搭建平台（2023.01-2024.06）` below a job is a part of it. */
const partOfJob = /^(?:项目|案例)\s?[一二三四五六七八九十\d]{1,2}\s?[:：]|^Project \d{1,2}:/

function addLine(entries: Entry[], line: SourceLine, kind: SectionKind): void {
  const current = entries.at(-1)
  if (kind === 'work' && current?.period !== undefined && partOfJob.test(line.text)) {
    current.body.push(line)
    return
  }
  const begin = (text: string) => entries.push({ head: [text], period: undefined, body: [], isSet: isNamed(line) })
  const isPoint = line.bullet && line.level !== 2 && !isDatedPoint(line, current)
  const dated = isPoint || isBelowLabel(line, current?.body.at(-1)) ? undefined : headPeriod(line)
  if (dated !== undefined) {
    const noted = dated.note === undefined ? {} : { note: dated.note }
    const isFree = current !== undefined && current.period === undefined && current.body.length === 0
    // A period, alone or with its place, below lines formatted as names belongs to all of them.
    const isAlone = dated.rest === '' || (isFree && isPlace(dated.rest))
    if (isAlone && current?.isSet && current.period === undefined) {
      Object.assign(current, noted, { period: dated.period, isClosed: true })
      if (dated.rest) current.head.push(dated.rest)
      return
    }
    const hasRoom = current !== undefined && current.head.length < MOST_HEAD_LINES + (dated.rest === '' ? 1 : 0)
    if (isFree && hasRoom && !(line.level === 2 && current.head.length > 1)) {
      Object.assign(current, noted, { period: dated.period })
      if (dated.rest) current.head.push(dated.rest)
      return
    }
    const titles = trailingTitles(current, dated.rest)
    const head = [...titles, ...(dated.rest ? [dated.rest] : [])]
    entries.push({ head, period: dated.period, body: [], isSet: isNamed(line), ...noted })
    return
  }
  if (isPositionOf(line, current)) {
    current?.head.push(line.text)
    return
  }
  const isHead = beginsEntry(line, current)
  const isOpen = current !== undefined && current.head.length === 0 && current.body.length === 0
  if (isHead && isOpen) current.head.push(line.text)
  else if (isHead) {
    const titles = isNamed(line) ? titleAbove(current) : []
    begin(line.text)
    entries.at(-1)?.head.unshift(...titles)
  } else if (current === undefined) {
    const isNote = isProse(line.text) || isLabelled(line.text) || totalYears.test(line.text)
    if (line.bullet || isNote || !isTitleLike(line.text))
      entries.push({ head: [], period: undefined, body: [line], isSet: false })
    else begin(line.text)
  } else if (isDetail(line, current)) current.head.push(line.text)
  else current.body.push(line)
}

/** The last line of the entry before, or two, if they read like the names of the next one. */
function trailingTitles(current: Entry | undefined, rest: string): string[] {
  const last = current?.body.at(-1)
  if (current === undefined || last === undefined || !isPlain(last) || isOfEmployer(last)) return []
  const before = current.body.at(-2)
  const isApart = before?.bullet === true || last.gap === true
  const isNext = before === undefined && isOrganisation(last.text)
  const isAlone = rest === '' && (namesSomething(last.text) || degree.test(last.text) || isNamed(last))
  const isWhere = endsInTown(last.text) || isChinesePlace(last.text)
  const isName = canBeName(last) && !isLabelled(last.text) && (isApart || isAlone || isNext || isWhere)
  if (!isName) return []
  current.body.pop()
  const isSecond =
    before !== undefined && !last.gap && rest === '' && isPlain(before) && canBeName(before) && isBeginning(current)
  // Below list points, a short line above a position is the employer, even where nothing in it says so.
  const isEmployer = isJobTitle(last.text) && current.body.at(-2)?.bullet === true
  if (!isSecond || !(isEmployer || isNamed(before) || degree.test(before.text) || namesSomething(before.text)))
    return [last.text]
  current.body.pop()
  return [before.text, last.text]
}

/** A degree alone below an entry, or a position below its text: they belong to the name below them. */
function titleAbove(current: Entry | undefined): string[] {
  const line = current?.body.at(-1)
  if (current === undefined || line === undefined || !isPlain(line) || !canBeName(line)) return []
  if (/[:：]$/.test(current.body.at(-2)?.text ?? '')) return []
  const isDegree = current.body.length === 1 && degree.test(line.text)
  // `团队管理  二手房销售  客户谈判` is a row of skills.
  const isShort = line.text.split(' ').length < 6 && headParts(line.text).length < 3
  const isAtWork = isJobTitle(line.text) && isShort && !isNamed(line)
  if (!isDegree && !isAtWork) return []
  current.body.pop()
  return [line.text]
}

/** Whether the last line of a body begins something: before it is nothing, a point, a sentence or a gap. */
function isBeginning({ body }: Entry): boolean {
  const [before, line] = [body.at(-2), body.at(-1)]
  return before === undefined || before.bullet === true || line?.gap === true || !isTitleLike(before.text)
}

/** Whether a line is the second line of a heading: the place or the role. */
function isDetail(line: SourceLine, entry: Entry): boolean {
  if (
    line.bullet ||
    line.gap ||
    isOfEmployer(line) ||
    !entry.body.every(isOfEmployer) ||
    entry.head.length >= MOST_HEAD_LINES
  )
    return false
  // A line that introduces a list is no detail.
  if (/[:：]$/.test(line.text)) return false
  const text = line.text.replace(/ {3,}/g, '\t')
  const isFirst = entry.period !== undefined && entry.head.length < 2
  if (isFirst && examination.test(text) && isTitleLike(text, LONGEST_HEAD)) return true
  // Below a period alone: everything on one line.
  const isAlone = entry.period !== undefined && entry.head.length === 0
  if (isAlone && text.includes(', ') && isTitleLike(text, LONGEST_HEAD) && isOrganisation(text) && !isTold(text))
    return true
  // A heading with names and a period can only lack a place or a department.
  const isListed = entry.head.some((head) => head.split(/, /).length > (isTold(line.text) ? 1 : 2))
  const isComplete = entry.period !== undefined && (isListed || entry.head.flatMap(headParts).length > 1)
  if (isComplete && !isNamed(line) && !isMissing(text, entry)) return false
  const named = text.replace(/\s(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/, '')
  return (
    isTitleLike(text) &&
    shownLength(named) <= (text.includes('\t') || degree.test(text) ? 100 : 60) &&
    !isProse(text) &&
    !isLabelled(text)
  )
}

/** Whether a text is what a heading does not have yet: a place, a department, a degree, a position, an organisation. */
function isMissing(text: string, { head }: Entry): boolean {
  const isSaid = (part: string) =>
    (department.test(part) && !isTold(part)) || score.test(part) || address.test(part) || isPlace(part) || isTown(part)
  const [parts, own] = [headParts(text), head.flatMap(headParts)]
  if (parts.some(isSaid)) return true
  // `isPosition` knows that the 销售部 of `某公司 | 销售部` is a department, not a position.
  if (parts.some((part) => /\p{Script=Han}/u.test(part) && isPosition(part)) && !own.some(isPosition)) return true
  const tests = [(part: string) => degree.test(part), isJobTitle, isOrganisation]
  return tests.some((test) => test(text) && !head.some(test))
}

function itemOf({ head, period, body, note = '' }: Entry, kind: SectionKind): NestedItem {
  const { fields, rest } = assignParts(head.flatMap(headParts), kind)
  const text = bodyOf(body)
  const whole = [rest.join(' · '), note, text].filter(Boolean).join('\n')
  return { ...fields, ...datesOf(period, kind), ...(whole ? { body: whole } : {}) }
}
