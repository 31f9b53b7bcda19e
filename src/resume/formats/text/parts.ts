import { findPeriod } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { beginsWithPeriod, isLabelled } from './entry-lines.ts'
import { isColumnLabels } from './entry-words.ts'
import { guessKind, headingOf, plainTitle, type ReadHeadingKind } from './headings.ts'
import { isJobTitle } from './job-titles.ts'
import { fieldOf, isDetail } from './person-labels.ts'
import { namesLanguage } from './terms.ts'

/**
 * `isSet`: its heading is formatted as one, not only worded like one. `isOpen`: its heading ends in a colon. `isDated`:
 * one of its entries has a period.
 */
export type TextPart = {
  kind: ReadHeadingKind
  title: string
  lines: SourceLine[]
  isSet?: boolean
  isOpen?: boolean
  isDated?: boolean
}

/** Splits lines at headings. The part before the first heading, and the lines after the name, are about the person. */
export function partsOf(lines: readonly SourceLine[]): TextPart[] {
  return atHeadings(lines).flatMap(withTimeline)
}

function atHeadings(lines: readonly SourceLine[]): TextPart[] {
  const parts: TextPart[] = [{ kind: 'person', title: '', lines: [] }]
  const known = lines.filter(({ text }) => headingOf(text) !== undefined)
  const isShouted = known.filter(({ text }) => areCapitals(text)).length > 1
  // `技能：钢琴、舞蹈`, where other headings stand alone with a colon.
  const open = known.filter(endsInColon)
  const areOpen = open.length > 1 || (open.length === known.length && open.length > 0 && areLabelled(lines))
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
    const isPoint = (line.bullet && line.level !== 1 && !isSigned) || isOfSetSection(line, current, text !== '')
    const isLoud = isShouted && isUpper(line.text)
    const heading =
      loneHeading(line) ??
      (isPoint || (isTerm(line, current) && !isLoud && !(text !== '' && line.gap)) ? undefined : headingOf(title))
    const isSet = line.level === 1 || (isShouted && !line.bullet && isShoutedTitle(line.text)) || isAlike(line)
    const guessed = guessKind(plainTitle(title))
    const isOwn = isSet && (current?.title !== '' || current.lines.length > 2 || guessed !== 'custom')
    // `教育背景`, and `/EDUCATION` below it.
    const isAgain =
      current?.kind === heading?.kind && current?.lines.length === 0 && hasHan(current.title) && !hasHan(title)
    if (heading !== undefined && isAgain && heading.kind !== 'person' && text === '') continue
    if (heading !== undefined) {
      const label = heading.kind === 'person' && fieldOf(heading.title) === 'intention' ? [{ text: heading.title }] : []
      parts.push({ ...heading, lines: text === '' ? label : [{ text }], isSet, isOpen: endsInColon(line) })
    } else if (isDetailBelow(line, current)) parts[0]?.lines.push(line)
    else if (line.name) parts.push({ kind: 'person', title: '', lines: [line] })
    else if (isOwn) parts.push({ kind: guessed, title: plainTitle(title), lines: [], isSet })
    else if (current !== undefined) {
      current.lines.push(line)
      current.isDated ||= dividedInEntries.has(current.kind) && isDated(line)
    }
  }
  return parts
}

/** `经历` apart from what is above it; right below a line it may be the second one of a narrow heading. */
function loneHeading({ text, gap, bullet }: SourceLine): { kind: 'work'; title: string } | undefined {
  const title = text.trim()
  return gap && !bullet && /^[经經][历歷]$/.test(title) ? { kind: 'work', title } : undefined
}

/**
 * Whether a line is worded like a heading but belongs to an entry, because the heading above is formatted as one and
 * this line is not: the name of an entry, `个人项目` below `项目`, or a role with its team, `实习　架构组`.
 */
function isOfSetSection(line: SourceLine, within: TextPart | undefined, hasBeside: boolean): boolean {
  if (within?.isSet !== true || within.kind === 'person' || line.level !== undefined || line.gap) return false
  const isAgain = headingOf(line.text)?.kind === within.kind && within.lines.length > 0
  return isAgain || (hasBeside && within.isDated === true)
}

/** Whether three sections or more are one line each, behind their heading: `学历：高中`, `证书：焊工证`, `自我评价：…`. */
function areLabelled(lines: readonly SourceLine[]): boolean {
  const kinds = lines.flatMap(({ text, bullet }) => {
    const kind = bullet ? undefined : headingOf(/^(\p{Script=Han}{2,6})[:：] ?\S/u.exec(text)?.[1] ?? '')?.kind
    return kind === undefined || kind === 'person' ? [] : kind
  })
  return new Set(kinds).size > 2
}

function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}

/** Whether a line is a label within an entry, `工作业绩：` below the lines of a job; none is where headings end so. */
function isLabelWithin(line: SourceLine, within: TextPart | undefined): boolean {
  if (within === undefined || within.isOpen || line.level !== undefined || !endsInColon(line)) return false
  const kind = headingOf(line.text)?.kind
  const isOfEntry = kind === 'custom' || kind === 'awards' || kind === 'skills' || kind === 'projects'
  return isOfEntry && within.isDated === true && !/经历|经验|背景|专业|experience|history|skills/i.test(line.text)
}

/** `Expected salary: HK$20,000` below the languages, at the end of everything. */
function isDetailBelow({ text, bullet }: SourceLine, within: TextPart | undefined): boolean {
  const field = fieldOf(/^([^:：]{2,20}?)\s*[:：]\s*\S/.exec(text)?.[1] ?? '')
  const isList = within?.kind === 'languages' || within?.kind === 'skills' || within?.kind === 'interests'
  return isList && !bullet && (field === 'salary' || field === 'availability' || field === 'jobStatus')
}

/** Sections whose entries have a heading with a period. */
const dividedInEntries: ReadonlySet<ReadHeadingKind> = new Set(['work', 'internship', 'projects', 'campus'])

export function isDated({ text }: SourceLine): boolean {
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
  const signs = [isBold, isApart].filter((sign) => known.every((line) => sign(line) && areCapitals(line.text)))
  const unknown = lines.filter((line) => !known.includes(line) && isAlike(line))
  function isAlike(line: SourceLine): boolean {
    const isName = isJobTitle(line.text) || namesQualification.test(line.text)
    return signs.length > 0 && !line.bullet && !isName && isUpper(line.text) && signs.every((sign) => sign(line))
  }
  return (line) => unknown.length < known.length && isAlike(line)
}

/** Under a formatted heading, `Languages` in body type is an item of the skills. */
function isTerm({ level }: SourceLine, within: TextPart | undefined): boolean {
  return within?.kind === 'skills' && within.isSet === true && level === undefined
}

/** Shorter words in capitals are headings only where they are known: `WORK`, but not `NASA`. */
function isUpper(text: string): boolean {
  return text.length >= 6 && areCapitals(text)
}

function areCapitals(text: string): boolean {
  return /^[\p{Lu}\s&/,'’-]{4,45}$/u.test(text)
}

/** What somebody has, not what a section has: `CERTIFICATE IV IN PHOTOGRAPHY`. */
const namesQualification = /\b(?:CERTIFICATE|DIPLOMA|LICEN[CS]E)\b.* (?:IN|OF) /

/**
 * If known headings are in capitals, other lines in capitals are headings as well. Companies may be too, but a heading
 * seldom contains two things.
 */
function isShoutedTitle(text: string): boolean {
  return (
    isUpper(text) &&
    !namesQualification.test(text) &&
    /\s/.test(text) &&
    (/&| AND /.test(text) || guessKind(plainTitle(text)) !== 'custom')
  )
}

/** Sections that are often one line at the end, behind their heading: `资格证书：PMP`. */
const lastKinds: ReadonlySet<ReadHeadingKind | undefined> = new Set(['certificates', 'languages', 'interests'])

/** Sections whose entries list no skills, so that `Skills: QGIS, TEI XML` below the prizes is a heading. */
const withoutSkills: ReadonlySet<ReadHeadingKind | undefined> = new Set([
  'languages',
  'awards',
  'certificates',
  'publications',
  'interests',
  'education',
])

function isLastHeading(kind: ReadHeadingKind | undefined, within: ReadHeadingKind | undefined): boolean {
  return (
    lastKinds.has(kind) || ((kind === 'skills' || kind === 'awards') && withoutSkills.has(within) && kind !== within)
  )
}

/** Splits a heading and the text beside it, as in table rows or behind a colon. */
function besideHeading(
  { text: whole, bullet, gap }: SourceLine,
  { within, areOpen }: { within: ReadHeadingKind | undefined; areOpen: boolean },
) {
  const [, title = '', text = ''] =
    ((areOpen || (gap && isLastHeading(headingOf(whole.split(/[:：]/)[0] ?? '')?.kind, within))) &&
      /^(\p{Script=Han}{2,6}|[A-Z][A-Za-z &]{3,24})[:：] ?(\S.*)$/u.exec(whole)) ||
    (/^([\p{L} &/]{2,40}?)(?:\t+| {3,})(\S.*)$/u.exec(whole) ??
      /^(\p{Script=Han}{4,8})[ \u3000]+(\S.*)$/u.exec(whole) ??
      /^【(\p{Script=Han}{2,8})】\s*(\S.*)$/u.exec(whole) ??
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

/** Years of a life below the details of a person, without a heading of their own: `2012.03—2017.08  某局科长`. */
function withTimeline(part: TextPart): TextPart[] {
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
