import { composeResume, type NestedItem, type NestedSection } from '#src/resume/compose.ts'
import type { ResumeDocument, ResumeLocale, SectionKind } from '#src/resume/document.ts'
import { detectLocale } from '#src/resume/formats/detect-locale.ts'
import { importDesign } from '#src/resume/formats/imported.ts'
import { isPageNumber } from '#src/resume/formats/page-number.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { bodyOf, literal } from './body.ts'
import { isChinesePlace } from './chinese-places.ts'
import { withContacts } from './contacts.ts'
import { readDated } from './dated-lists.ts'
import { readEntries } from './entries.ts'
import { inSmallLetters } from './headings.ts'
import { withAsidesBelow, withDatesJoined, withJointColumnsParted } from './joint-columns.ts'
import { withLabelRows } from './label-rows.ts'
import { readNamedPoints } from './named-points.ts'
import { readNetworkJobs } from './network-jobs.ts'
import { isDated, partsOf, type TextPart } from './parts.ts'
import { readPerson } from './person.ts'
import { fieldOf } from './person-labels.ts'
import { namedLine } from './person-name.ts'
import { withoutRepeats } from './repeated-lines.ts'
import { isOfInterns, withInternsApart, withJobsFound, withSchoolOfForm, withSchoolsApart } from './section-kinds.ts'
import { readTerms } from './terms.ts'
import { withYearMonthRows } from './year-month-rows.ts'

/** A line longer than this is prose rather than a detail. */
const PROSE = 40

/**
 * Converts the lines of any résumé to a document, as well as possible. Text that is not understood goes to a section of
 * its own; running headers and footers are dropped.
 */
export function parseResume(source: readonly SourceLine[]): ResumeDocument {
  const said = withClosedBrackets(withoutRepeats(source.filter((line) => !isAside(line)))).flatMap(inPieces)
  // `Resume` above everything is the title of the file, elsewhere French for a summary.
  const titled = /^r[ée]sum[ée]$|^个?個?人?履[历歷]表?$/i.test(said[0]?.text ?? '') ? said.slice(1) : said
  const lines = withContacts(withName(formLines(titled)))
  const locale = detectLocale(lines.map(({ text }) => text).join(''))
  const parts = partsOf(lines)
  const person = readPerson(personLines(parts), locale)
  const sections = parts.flatMap((part): NestedSection[] => {
    if (part.kind === 'person' || ofOthers.test(part.title)) return []
    const kind = part.kind === 'certificates' && areLabelledLists(part.lines) ? 'skills' : part.kind
    const items = readItems(part.lines, kind)
    const parted = withInternsApart(part, items)
    if (parted !== null) return parted
    if (isOfInterns(part, items)) return [{ kind: 'internship', title: part.title, items }]
    const title = isUsual(part.title, kind, locale) ? '' : inSmallLetters(part.title)
    return items.length > 0 || title ? [{ kind, title, items }] : []
  })
  const { rest } = person
  const summary = rest.filter((text) => text.length >= PROSE)
  const others = rest.filter((text) => text.length < PROSE && text !== person.basics.name && !isOfWishes(text))
  const about = sections.find(({ kind }) => kind === 'self-evaluation')
  if (about === undefined && summary.length > 0) {
    sections.unshift({ kind: 'self-evaluation', items: [{ body: summary.map(literal).join('\n') }] })
  } else others.push(...summary)
  if (others.length > 0) sections.push({ kind: 'custom', items: [{ body: others.map(literal).join('\n') }] })
  const { basics, sections: whole } = withSchoolOfForm(person.basics, withSchoolsApart(withJobsFound(sections)))
  return composeResume({ locale, design: importDesign, basics, sections: joined(whole) })
}

/** What a page says of itself: `© 2024 Ada Byron`, `Last updated: 12 May 2024`; on networks `12 endorsements`. */
const foot =
  /^(?:©|\(c\) ?\d{4}|copyright\b)|^[^，。]{0,20}版权所有|\ball rights reserved\b|^(?:this (?:page|cv) was )?(?:page )?last (?:updated|modified|revised)\b|^(?:最后|最近)(?:更新|修改)(?:于|时间|日期)?[:：]?|^更新(?:于|时间|日期)[:：]|^skip to (?:main )?content$|^show all \d+ [a-z &]{3,40}$|^[\d,.]+\+? (?:endorsements?|followers|(?:mutual )?connections)$|^endorsed by \S|^(?:show|see) (?:credential|publication|patent|project)$/i

/** What networks show of other people beside a profile. */
const ofOthers = /^(?:people (?:also viewed|you may know)|more profiles for you)$/i

/** The rows of forms and tables as lines of entries. */
function formLines(lines: readonly SourceLine[]): SourceLine[] {
  return withLabelRows(withDatesJoined(withJointColumnsParted(withAsidesBelow(withYearMonthRows(lines)))))
}

/** What is not part of the résumé: running lines, `Page 1 of 2`, and the number that a job board gave it. */
function isAside({ furniture, text }: SourceLine): boolean {
  return (
    furniture === true ||
    (/\p{L}/u.test(text) && isPageNumber(text)) ||
    /^\p{Script=Han}{0,6}\s?简历编号[:：]/u.test(text) ||
    foot.test(text)
  )
}

/** Below `技能证书` or `Licenses & skills`: lines such as `软件：PS、PR`, which are no certificates. */
function areLabelledLists(lines: readonly SourceLine[]): boolean {
  const labelled = lines.filter(({ text }) => /^[\p{L} ]{2,16}[:：]\s*\S/u.test(text))
  return labelled.length * 2 > lines.length && labelled.some(({ text }) => /[、,，;；]/.test(text))
}

/** Joins what a narrow column has broken within its brackets: `2022.09 – 2025.06（预`, `计）`. */
function withClosedBrackets(lines: readonly SourceLine[]): SourceLine[] {
  const opens = (line: SourceLine | undefined) => /[（(]\p{Script=Han}{1,6}$/u.test(line?.text ?? '')
  const closes = (line: SourceLine | undefined) => /^\p{Script=Han}{1,6}[)）]$/u.test(line?.text ?? '')
  return lines.flatMap((line, index) => {
    const next = lines[index + 1]
    if (opens(line) && next !== undefined && closes(next)) return { ...line, text: line.text + next.text }
    return closes(line) && opens(lines[index - 1]) ? [] : line
  })
}

/** Longer lines are cut: splitting a line can take time quadratic in its length. */
const LONGEST_LINE = 2000

function inPieces(line: SourceLine): SourceLine[] {
  if (line.text.length <= LONGEST_LINE) return [line]
  const { bold: _bold, ...rest } = line
  const count = Math.ceil(line.text.length / LONGEST_LINE)
  return Array.from({ length: count }, (_, nth) => ({
    ...(nth === 0 && rest),
    text: line.text.slice(nth * LONGEST_LINE, (nth + 1) * LONGEST_LINE),
  }))
}

/** Marks the name, if its file does not tell. */
function withName(lines: readonly SourceLine[]): SourceLine[] {
  const named = lines.some(({ name }) => name) ? undefined : namedLine(lines)
  return lines.map((line) => (line === named ? { ...line, name: true } : line))
}

/** All lines about the person, from the name on; a side column may come before it. */
function personLines(parts: readonly TextPart[]): SourceLine[] {
  const about = parts.filter(({ kind }) => kind === 'person')
  const named = about.filter(({ lines }) => lines[0]?.name)
  return [...named, ...about.filter((part) => !named.includes(part))].flatMap(({ title, lines }) =>
    isOfWishes(title) ? lines.map(wantedDetail) : lines,
  )
}

/** Whether a text is the heading above what somebody wants, `求职意向`. */
const isOfWishes = (text: string) => fieldOf(text) === 'intention'

/** Where a line says more of what somebody wants than the position. */
const isOfSeveral = /^[^:：（()）]+[，,；;] ?(?:期望|目标|薪资|月薪|年薪|[^，,；;]{0,8}(?:到岗|入职|上岗))/

/** Below `求职意向`, `城市：深圳` is where somebody wants to work. */
function wantedDetail(line: SourceLine): SourceLine {
  // `厨师长 | 重庆 | 10-15K`
  // `物流经理，期望薪资15K-20K，一周内到岗`
  const parts =
    wishesIn(line.text) ?? line.text.split(isOfSeveral.test(line.text) ? / ?[|｜\t，,；;] ?/ : / ?[|｜\t] ?/)
  const wanted = parts.map((part, at) =>
    isChinesePlace(part) && !/[:：]$/.test(parts[at - 1] ?? '')
      ? `意向城市：${part}`
      : part
          .replace(/^(?=(?:岗位|职位|职务|城市|地点|地区)[:：])/, '意向')
          .replace(/^((?:期望|目标)?(?:薪资|月薪|年薪|薪酬))(?=\d)/, '$1：'),
  )
  return { ...line, text: wanted.join('\t') }
}

/** `Java 后端 北京 25-35K 互联网`: a position, where, and for how much, as job sites list them. */
function wishesIn(text: string): string[] | undefined {
  const words = text.split(text.includes(' / ') ? ' / ' : / +/)
  const at = words.findIndex(isChinesePlace)
  const isPaid = words.slice(at + 1).some((word) => /^\d{1,3}[kK]?[-–~]\d{1,3}[kK]/.test(word))
  return at > 0 && isPaid ? [words.slice(0, at).join(' '), ...words.slice(at)] : undefined
}

function readItems(lines: readonly SourceLine[], kind: SectionKind): NestedItem[] {
  switch (kind) {
    case 'skills':
    case 'languages':
    case 'interests':
      return readTerms(lines, kind)
    case 'certificates':
    case 'awards':
    case 'publications':
      return readDated(lines, kind)
    case 'self-evaluation':
    case 'cover-letter':
      return lines.length > 0 ? [{ body: bodyOf(lines) }] : []
    case 'projects':
    case 'portfolio':
      return readNamedPoints(lines) ?? readEntries(lines, kind)
    case 'work':
    case 'internship':
    case 'campus':
      return readNetworkJobs(lines) ?? readEntries(lines, kind)
    default:
      return kind === 'custom' && lines.length === 1 && !lines.some(isDated)
        ? [{ body: bodyOf(lines) }]
        : readEntries(lines, kind)
  }
}

function isUsual(title: string, kind: SectionKind, locale: ResumeLocale): boolean {
  return title.toLowerCase() === sectionTitles[kind][locale].toLowerCase()
}

/** Joins a section that a page break or a column has split. */
function joined(sections: readonly NestedSection[]): NestedSection[] {
  const whole: NestedSection[] = []
  for (const section of sections) {
    const same = whole.find(({ kind, title }) => kind === section.kind && title === section.title)
    if (same === undefined) whole.push({ ...section, items: [...section.items] })
    else same.items.push(...section.items)
  }
  return whole
}
