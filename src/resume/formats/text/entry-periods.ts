import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { findPeriod, isPeriod, isTerms, type Period, withoutDuration } from '#src/resume/formats/dates-read.ts'
import { mapLinks, type SourceLine } from '#src/resume/formats/source-line.ts'
import { isTitleLike, namesSomething, ornament } from './entry-fields.ts'
import { isNamesRow, isProse, trimmed } from './entry-lines.ts'
import { isPosition } from './entry-names.ts'
import { company, degree, school, score } from './entry-words.ts'

/** The longest heading in Latin letters; a Chinese character counts as two. */
export const LONGEST_HEAD = 150

/** Words before the date at which something ends. */
const awaitedDate =
  /(?<![\p{L}])(?:(?:expected|anticipated)(?: graduation)?(?: in)?|completed|conclu[ií]d[oa] em|conseguito nel|obtenue? en|abgeschlossen|grad(?:\.|uated|uating|uation)(?: date)?(?: in)?|class of):?\s+$/iu

/** A word beside a date in the future. */
const isAwaited = /^(?:expected|anticipated|predicted|voraussichtlich|pr[ée]vue?|previst[oa]|预计)$/i

/** The period of a heading line and the names beside it; undefined for prose that mentions a year. */
export function headPeriod(source: SourceLine): { period: Period; rest: string; note?: string } | undefined {
  const line = { ...source, text: source.text.replace(ornament, '') }
  const found = periodAndAside(line.text)
  // `2018 – 2020	Engineer, Acme Ltd, Exeter.`
  const isBeside = found?.before === '' && /^\t[^.]+\.$/.test(found.after)
  const title = isBeside ? line.text.slice(0, -1) : line.text
  if (found === undefined || !isTitleLike(title, LONGEST_HEAD)) return undefined
  const [awaited = ''] = awaitedDate.exec(found.before) ?? []
  const [before, after] = [
    trimmed(found.before.slice(0, found.before.length - awaited.length).replace(/(?<=\p{Ll}{4})\.\t$/u, '')),
    trimmed(isBeside ? found.after.slice(0, -1) : found.after),
  ]
  const isRange = found.period.end !== undefined || found.period.present === true
  // `2019年毕业`
  const isLeaving = !isRange && /^(?:毕业|畢業|卒業|졸업)$/.test(after)
  // `预计2025年6月毕业`
  if (before === '预计' && /^毕业/.test(after)) return undefined
  // `Chef de Partie (promoted from Demi Chef de Partie, Jan 2017)`
  if (!isRange && awaited === '' && /[（(][^()（）]{0,80}\s$/u.test(found.before)) return undefined
  // `客户经理 → 高级客户经理（2017 年晋升）`
  if (
    !isRange &&
    /[（(]$/.test(found.before) &&
    /^\s*(?:晋升|升任|提拔|调任|转岗|转正)[^（()）]{0,6}[)）]/.test(found.after)
  ) {
    return undefined
  }
  // `健康证（有效期至2025年8月）`, `合伙人（2022年起）、资深律师`
  if (/(?:有效期|valid|expires?)[^\d]{0,8}$/i.test(found.before) || /^[起以来]{0,2}[)）]、/.test(found.after))
    return undefined
  // `Algorithms (2022, 2023, 2024)` is a whole entry without a period, `CAV 2023, FMCAD 2024` no heading.
  if (/[（(]$/.test(found.before) && /^(?:, ?\d{4})+[)）]$/.test(found.after)) return { period: {}, rest: line.text }
  if (!isRange && findPeriod(found.after) !== undefined) return undefined
  // A point set as a heading: `某基金项目，2019.01—2022.12，58 万元`
  const isListed = line.level === 2 && isRange && /[,，]\s*$/.test(found.before)
  const stands = before === '' || after === '' || awaited !== '' || isListed || /[\s|｜(（]$/.test(found.before)
  // `2012   Advanced Craft Certificate`
  const isColumn = found.before === '' && /^(?:\t| {2}| ?[:：])/.test(found.after)
  // `HSC | State School | 2010 | 91%`
  const isRow = (line.text.match(/[|｜]|\t+/g)?.length ?? 0) > 2
  const isInBrackets = /[（(]\s*$/.test(found.before) && /^\s*[)）]\s*$/.test(found.after)
  // `某中学，语文教师（2012年8月至今）`
  const isBracketed = isRange && isInBrackets
  // `BSc Accountancy, May 2013; GPA 3.82`
  const isScored = /[,，]\s*$/.test(found.before) && degree.test(before) && score.test(after)
  // `同济大学，计算机科学与技术，本科，2016.09 – 2020.06`
  const pieces = before.split(/，\s*/)
  const isCommaRow = isRange && after === '' && pieces.length < 5 && pieces.every((piece) => piece.length < 17)
  const isRowOfNames =
    isCommaRow &&
    pieces.length > 1 &&
    (school.test(before) ||
      company.test(before) ||
      (pieces.some(isPosition) && pieces.every((piece) => /\p{L}{2}/u.test(piece))))
  // `某大学  英语，文学学士，2011年9月—2015年6月，辅修法语`
  const isDegreeRow = isRange && !stands && school.test(before) && degree.test(before) && after.length < 20
  // `2019年3月—2023年11月，天津港某物流公司，司机`
  const isRowBehind = isRange && before === '' && isNamesRow(found.after)
  // `Postgraduate Certificate in Nursing, RCSI, 2020`
  const isDegreeLast = after === '' && /[,，]\s*$/.test(found.before) && degree.exec(before)?.index === 0
  const isOfNames = isBracketed || isScored || isRowOfNames || isRowBehind || isDegreeRow || isDegreeLast
  const isSentence = line.level !== 2 && isProse(line.text) && !isOfNames
  // `BSc Physics, University of Oslo, 2012`
  const isLast =
    isDegreeLast ||
    (after === '' && /[,，]\s*$|\s[–—]\s*$/.test(found.before) && namesSomething(before)) ||
    (isInBrackets && degree.test(before) && school.test(before))
  if (
    !(stands || isScored || isDegreeRow) ||
    isSentence ||
    (!isRange &&
      !isLast &&
      !isScored &&
      awaited === '' &&
      line.level !== 2 &&
      shownLength(before + after) > (isColumn || isRow ? 100 : /\t\s*$/.test(found.before) ? 80 : 40))
  )
    return undefined
  const names = isBracketed || isRowOfNames || isDegreeRow ? before.replace(/，\s*(?![^（）]{0,40}）)/g, '\t') : before
  // `BSc (Honours, expected 2025)`: the bracket ends behind the date.
  const [closing = ''] = (/[（(][^()（）]+$/.test(before) && /^[)）]/.exec(found.after)) || []
  const behind = isRowBehind ? after.replace(/，\s*/g, '\t') : after
  const rest = [names + closing, isLeaving ? '' : behind]
    .filter((part) => part !== '' && !isAwaited.test(part))
    .join('\t')
  if (isDegreeRow) return { period: found.period, rest: names, note: after }
  if (isRange && isAwaited.test(after)) return { period: found.period, rest, note: after }
  if ((awaited === '' && !isLeaving) || isRange)
    return { period: found.period, rest, ...(found.aside !== undefined && { note: found.aside }) }
  const note = line.text.slice(found.before.length - awaited.length, line.text.length - found.after.length)
  return { period: { end: found.period.start ?? '' }, rest, ...(/expect|anticipat/i.test(note) ? { note } : {}) }
}

/** A remark in brackets behind a period: any words before a colon, otherwise only known ones such as `（预计）`. */
const remark =
  /^\s*[(（](?:([^()（）\d]{2,20})[)）]\s*[:：]\s*|(预计|预期|在读|expected|anticipated|全职|兼职|非?全日制)[)）])/i

/**
 * Finds a period, and a remark between it and what it stands before: `2014 – 2016 (alternance) : Assistant commercial`.
 */
function periodAndAside(text: string) {
  const found = findPeriod(text)
  if (found === undefined) return undefined
  const [whole = '', told, how] = remark.exec(found.after) ?? []
  return { ...found, after: found.after.slice(whole.length), aside: told ?? how }
}

/** The length of a text without the addresses of its links. */
export function shownLength(text: string): number {
  return mapLinks(text, (name) => name).length
}

/** Kinds with a single date use the start of a period; the only date of a school is when somebody left it. */
export function datesOf(period: Period | undefined, kind: SectionKind): Partial<NestedItem> {
  const isAlone = period?.start !== undefined && period.end === undefined && period.present === undefined
  if (kind === 'education' && isAlone) return { end: period.start }
  if (period === undefined || fieldsOfKind[kind].includes('start')) return period ?? {}
  return period.end === undefined && period.start !== undefined ? { date: period.start } : period
}

/** `Full-time · 5 yrs 2 mos` between an employer and the first position there, which has its period below. */
export function isTotal({ text }: SourceLine, second: SourceLine | undefined): boolean {
  const terms = withoutDuration(text)
  return terms !== text && isTerms(terms) && isPeriod(withoutDuration(second?.text ?? ''))
}

/** Takes the rank of a heading from a position that stands below its employer and their period. */
export function withPositionsBelow(lines: readonly SourceLine[]): SourceLine[] {
  const isDate = (line: SourceLine | undefined) => line !== undefined && isPeriod(withoutDuration(line.text))
  return lines.map((line, index) => {
    const [next, second] = [lines[index + 1], lines[index + 2]]
    const isDatedItself = isDate(next) || (next?.level !== 2 && isDate(second))
    const isBelow = lines[index - 2]?.level === 2 && isDate(lines[index - 1]) && !isDatedItself
    if (line.level !== 2 || !isBelow) return line
    const { level: _rank, ...plain } = line
    return plain
  })
}
