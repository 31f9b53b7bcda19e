import { composeResume, type NestedItem, type NestedSection } from '#src/resume/compose.ts'
import type { ResumeDocument, ResumeLocale, SectionKind } from '#src/resume/document.ts'
import { findPeriod } from '#src/resume/formats/dates-read.ts'
import { detectLocale } from '#src/resume/formats/detect-locale.ts'
import { importDesign } from '#src/resume/formats/imported.ts'
import { isPageNumber } from '#src/resume/formats/page-number.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { bodyOf, literal } from './body.ts'
import { withContacts } from './contacts.ts'
import { readEntries } from './entries.ts'
import { beginsWithPeriod, isLabelled } from './entry-lines.ts'
import { isColumnLabels } from './entry-words.ts'
import { guessKind, headingOf, inSmallLetters, plainTitle, type ReadHeadingKind } from './headings.ts'
import { isJobTitle } from './job-titles.ts'
import { namesLanguage, readDated, readTerms } from './lists.ts'
import { readPerson } from './person.ts'
import { fieldOf, isDetail } from './person-labels.ts'
import { namedLine } from './person-name.ts'

/**
 * `isSet`: its heading is formatted as one, not only worded like one. `isOpen`: its heading ends in a colon. `isDated`:
 * one of its entries has a period.
 */
type Part = {
  kind: ReadHeadingKind
  title: string
  lines: SourceLine[]
  isSet?: boolean
  isOpen?: boolean
  isDated?: boolean
}

/** A line longer than this is prose rather than a detail. */
const PROSE = 40

/**
 * Converts the lines of any résumé to a document, as well as possible. Text that is not understood goes to a section of
 * its own; running headers and footers are dropped.
 */
export function parseResume(source: readonly SourceLine[]): ResumeDocument {
  const said = source.filter((line) => !isAside(line)).flatMap(inPieces)
  // `Resume` above everything is the title of the file, elsewhere French for a summary.
  const titled = /^r[ée]sum[ée]$|^个?個?人?履[历歷]表?$/i.test(said[0]?.text ?? '') ? said.slice(1) : said
  const lines = withContacts(withName(titled))
  const locale = detectLocale(lines.map(({ text }) => text).join(''))
  const parts = partsOf(lines).flatMap(withTimeline)
  const { basics, rest } = readPerson(personLines(parts), locale)
  const sections = parts.flatMap((part): NestedSection[] => {
    if (part.kind === 'person') return []
    const kind = part.kind === 'certificates' && areLabelledLists(part.lines) ? 'skills' : part.kind
    const items = readItems(part.lines, kind)
    const title = isUsual(part.title, kind, locale) ? '' : inSmallLetters(part.title)
    return items.length > 0 || title ? [{ kind, title, items }] : []
  })
  const summary = rest.filter((text) => text.length >= PROSE)
  const others = rest.filter((text) => text.length < PROSE && text !== basics.name)
  const about = sections.find(({ kind }) => kind === 'self-evaluation')
  if (about === undefined && summary.length > 0) {
    sections.unshift({ kind: 'self-evaluation', items: [{ body: summary.map(literal).join('\n') }] })
  } else others.push(...summary)
  if (others.length > 0) sections.push({ kind: 'custom', items: [{ body: others.map(literal).join('\n') }] })
  return composeResume({ locale, design: importDesign, basics, sections: joined(sections) })
}

/** What is not part of the résumé: running lines, `Page 1 of 2`, and the number that a job board gave it. */
function isAside({ furniture, text }: SourceLine): boolean {
  return (
    furniture === true ||
    (/\p{L}/u.test(text) && isPageNumber(text)) ||
    /^\p{Script=Han}{0,6}\s?简历编号[:：]/u.test(text)
  )
}

/** Below `技能证书` or `Licenses & skills`: lines such as `软件：PS、PR`, which are no certificates. */
function areLabelledLists(lines: readonly SourceLine[]): boolean {
  const labelled = lines.filter(({ text }) => /^[\p{L} ]{2,16}[:：]\s*\S/u.test(text))
  return labelled.length * 2 > lines.length && labelled.some(({ text }) => /[、,，;；]/.test(text))
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

/** Years of a life below the details of a person, without a heading of their own: `2012.03—2017.08  某局科长`. */
function withTimeline(part: Part): Part[] {
  if (part.kind !== 'person') return [part]
  const isDatedLine = (line: SourceLine) => !isLabelled(line.text) && beginsWithPeriod(line)
  const dated = part.lines.flatMap((line, index) => (isDatedLine(line) ? index : []))
  const [first = 0, last = 0] = [dated[0], dated.at(-1)]
  if (dated.length < 3) return [part]
  const rest = part.lines.filter((_, index) => index < first || index > last)
  return [
    { ...part, lines: rest },
    { kind: 'work', title: '', lines: part.lines.slice(first, last + 1) },
  ]
}

/** All lines about the person, from the name on; a side column may come before it. */
function personLines(parts: readonly Part[]): SourceLine[] {
  const about = parts.filter(({ kind }) => kind === 'person')
  const named = about.filter(({ lines }) => lines[0]?.name)
  return [...named, ...about.filter((part) => !named.includes(part))].flatMap(({ title, lines }) =>
    fieldOf(title) === 'intention' ? lines.map(wantedDetail) : lines,
  )
}

/** Below `求职意向`, `城市：深圳` is where somebody wants to work. */
function wantedDetail(line: SourceLine): SourceLine {
  return { ...line, text: line.text.replace(/^(?=(?:岗位|职位|职务|城市|地点|地区)[:：])/, '意向') }
}

/** Splits lines at headings. The part before the first heading, and the lines after the name, are about the person. */
function partsOf(lines: readonly SourceLine[]): Part[] {
  const parts: Part[] = [{ kind: 'person', title: '', lines: [] }]
  const known = lines.filter(({ text }) => headingOf(text) !== undefined)
  const isShouted = known.filter(({ text }) => isUpper(text)).length > 1
  // `技能：钢琴、舞蹈`, where other headings stand alone with a colon.
  const areOpen = known.filter(endsInColon).length > 1
  const isSigned = areHeadings(known.filter(({ bullet }) => bullet))
  const isAlike = isShouted ? setAlike(lines, known) : () => false
  for (const line of lines) {
    const current = parts.at(-1)
    // The entries of a subheading belong to the section it divides.
    if (line.sub && current !== undefined && current.kind !== 'person') continue
    const { title, text } = besideHeading(line, { within: current?.kind, areOpen }) ?? { title: line.text, text: '' }
    if (isLabelWithin(line, current)) {
      current?.lines.push(line)
      continue
    }
    const isPoint = line.bullet && line.level !== 1 && !isSigned
    const isLoud = isShouted && isUpper(line.text)
    const heading = isPoint || (isTerm(line, current) && !isLoud) ? undefined : headingOf(title)
    const isSet = line.level === 1 || (isShouted && !line.bullet && isShoutedTitle(line.text)) || isAlike(line)
    const isOwn = isSet && (current?.title !== '' || current.lines.length > 2)
    // `教育背景`, and `/EDUCATION` below it.
    const isAgain =
      current?.kind === heading?.kind && current?.lines.length === 0 && hasHan(current.title) && !hasHan(title)
    if (heading !== undefined && isAgain && heading.kind !== 'person' && text === '') continue
    if (heading !== undefined) {
      const label = heading.kind === 'person' && fieldOf(heading.title) === 'intention' ? [{ text: heading.title }] : []
      parts.push({ ...heading, lines: text === '' ? label : [...label, { text }], isSet, isOpen: endsInColon(line) })
    } else if (isDetailBelow(line, current)) parts[0]?.lines.push(line)
    else if (line.name) parts.push({ kind: 'person', title: '', lines: [line] })
    else if (isOwn) parts.push({ kind: guessKind(plainTitle(title)), title: plainTitle(title), lines: [], isSet })
    else if (current !== undefined) {
      current.lines.push(line)
      current.isDated ||= dividedInEntries.has(current.kind) && isDated(line)
    }
  }
  return parts
}

function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}

/** `工作业绩：` below the lines of a job: what it says of one entry is a section nowhere but where headings end so. */
function isLabelWithin(line: SourceLine, within: Part | undefined): boolean {
  if (within === undefined || within.isOpen || line.level !== undefined || !endsInColon(line)) return false
  const kind = headingOf(line.text)?.kind
  const isOfEntry = kind === 'custom' || kind === 'awards' || kind === 'skills' || kind === 'projects'
  return isOfEntry && within.isDated === true && !/经历|经验|背景|专业|experience|history|skills/i.test(line.text)
}

/** `Expected salary: HK$20,000` below the languages, at the end of everything. */
function isDetailBelow({ text, bullet }: SourceLine, within: Part | undefined): boolean {
  const field = fieldOf(/^([^:：]{2,20}?)\s*[:：]\s*\S/.exec(text)?.[1] ?? '')
  const isList = within?.kind === 'languages' || within?.kind === 'skills' || within?.kind === 'interests'
  return isList && !bullet && (field === 'salary' || field === 'availability' || field === 'jobStatus')
}

/** Sections whose entries have a heading with a period. */
const dividedInEntries: ReadonlySet<ReadHeadingKind> = new Set(['work', 'internship', 'projects', 'campus'])

function isDated({ text }: SourceLine): boolean {
  return findPeriod(text) !== undefined
}

function endsInColon({ text }: SourceLine): boolean {
  return /[:：]\s*$/.test(text)
}

/** Whether points are the headings of a résumé, with a square before each of them. */
function areHeadings(points: readonly SourceLine[]): boolean {
  const kinds = new Set(points.map(({ text }) => headingOf(text)?.kind))
  return kinds.size > 1 && (kinds.has('work') || kinds.has('education'))
}

/**
 * Creates a test for lines in capitals that are set like the known headings, in bold or apart; companies may be too, so
 * there must be fewer of them than of those.
 */
function setAlike(lines: readonly SourceLine[], known: readonly SourceLine[]): (line: SourceLine) => boolean {
  const isBold = ({ text, lead = 0 }: SourceLine) => lead >= text.length
  const isApart = ({ gap }: SourceLine) => gap === true
  const signs = [isBold, isApart].filter((sign) => known.every((line) => sign(line) && isUpper(line.text)))
  const unknown = lines.filter((line) => !known.includes(line) && isAlike(line))
  function isAlike(line: SourceLine): boolean {
    const isName = isJobTitle(line.text)
    return signs.length > 0 && !line.bullet && !isName && isUpper(line.text) && signs.every((sign) => sign(line))
  }
  return (line) => unknown.length < known.length && isAlike(line)
}

/** Under a formatted heading, `Languages` in body type is an item of the skills. */
function isTerm({ level }: SourceLine, within: Part | undefined): boolean {
  return within?.kind === 'skills' && within.isSet === true && level === undefined
}

function isUpper(text: string): boolean {
  return /^[\p{Lu}\s&/,]{6,45}$/u.test(text)
}

/**
 * If known headings are in capitals, other lines in capitals are headings as well. Companies may be too, but a heading
 * seldom contains two things.
 */
function isShoutedTitle(text: string): boolean {
  return isUpper(text) && /\s/.test(text) && (/&| AND /.test(text) || guessKind(plainTitle(text)) !== 'custom')
}

/** Sections that are often one line at the end, behind their heading: `资格证书：PMP`. */
const lastKinds: ReadonlySet<ReadHeadingKind | undefined> = new Set(['certificates', 'languages', 'interests'])

/** Splits a heading and the text beside it, as in table rows or behind a colon. */
function besideHeading(
  { text: whole, bullet, gap }: SourceLine,
  { within, areOpen }: { within: ReadHeadingKind | undefined; areOpen: boolean },
) {
  const [, title = '', text = ''] =
    ((areOpen || (gap && lastKinds.has(headingOf(whole.split(/[:：]/)[0] ?? '')?.kind))) &&
      /^(\p{Script=Han}{2,6}|[A-Z][A-Za-z &]{3,24})[:：] ?(\S.*)$/u.exec(whole)) ||
    (/^([\p{L} &/]{2,40}?)(?:\t+| {3,})(\S.*)$/u.exec(whole) ??
      /^(\p{Script=Han}{4,8})[ \u3000]+(\S.*)$/u.exec(whole) ??
      [])
  const isRow = bullet || text === '' || /^[:：]/.test(text) || isColumnLabels(whole)
  const heading = isRow || headingOf(whole) !== undefined ? undefined : headingOf(title)
  if (heading === undefined || heading.kind === 'person') return undefined
  // Among skills, `Languages: Java, SQL` and `Tools: Git` are rows.
  const isSkill = heading.kind === 'skills' || (heading.kind === 'languages' && !namesLanguage.test(text))
  if (within === 'skills' && isSkill && /[:：]/.test(whole)) return undefined
  const { end, present } = findPeriod(text)?.period ?? {}
  const isAbout = within === undefined || within === 'person'
  // `Experience` may say how long; beside a period it is a heading.
  if (isDetail(title) && isAbout && end === undefined && !present) return undefined
  // Among sections of its own kind, `社会实践 2020.07` is the name of an entry.
  const isEntry = heading.kind === within && findPeriod(text)?.before.trim() === ''
  return isEntry ? undefined : { title, text }
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
