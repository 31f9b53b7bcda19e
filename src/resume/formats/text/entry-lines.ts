import type { SectionKind } from '#src/resume/document.ts'
import { findPeriod, isPeriod, withoutDuration } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { isTitleLike, namesSomething } from './entry-fields.ts'
import { company, degree, labelledCells, school } from './entry-words.ts'
import { isJobTitle } from './job-titles.ts'
import { isKnownTown } from './places.ts'

/** `Peachtree Dental Group-Atlanta, GA`, as job boards write it. */
const townBehind = /^([^\t-]{3,60})-(\p{Lu}\p{L}+(?: \p{L}+){0,3}, [A-Z]{2})$/u

/** `B.Tech from IIT Delhi in 2019 with 74.5%` */
const fromIn = /^([^\t]{2,60}?) from ([^\t]{2,60}?) in (\d{4})(?: with ([^\t]{1,40}?))?\.?$/

/** The label of what an entry is called. */
const startLabel =
  /^(?:项目名称?|(?:公司|单位|企业)名称|(?:工作|任职)单位|organi[sz]ation|company(?: name)?|employer)\s*[:：]/i

/** A line cut to a shorter text; bold stretches beyond it are dropped. */
export function shortened(line: SourceLine, text: string): SourceLine {
  return { ...line, text, bold: (line.bold ?? []).filter(([, end]) => end <= text.length) }
}

/** `2022年7月至今，在某某幼儿园担任主班教师，负责中班。` */
const told =
  /^([^，,。]{4,24})[，,]? ?(?:在|就职于|任职于)([^，,。]{3,30}?)(?:实习[，,]?)?(?:担任|任)([^，,。]{2,16})(?:[，,。]|$)(.*)$/u

/** `Worked as Software Engineer in Tech Mahindra, Pune from June 2018 to July 2021.` */
const workedAs =
  /^(?:currently |presently )?work(?:ing|ed) as (?:an? )?([^\t]{3,60}?) (?:in|at|with|for) ([^\t]{2,60}?),? (?:from|since) ([^\t]{4,40}?)\.?$/i

/** `2011年9月至2015年6月就读于某某大学软件工程专业，获工学学士学位。`, `大专学历` */
const studied =
  /^([^，,。]{4,24}?)[，,]? ?(?:就读于?|函授于|进修于|毕业于|考入)([^，,。]{4,40})(?:[，,。]|$)(?:(?:获得?([^，,。]{2,10}?)学位|([^，,。]{2,6})学历)(?:[，,。]|$))?(.*)$/u

/** What a sentence tells of a job or a school, in rows: when, where, and what as. */
function inRows(text: string): string[] {
  const [, time = '', at = '', taken, level, more = ''] = studied.exec(text) ?? []
  if (isPeriod(time) && school.test(at)) {
    const passed = taken ?? level
    const row = [at, ...(passed === undefined ? [] : [passed]), time].join('\t')
    return [row, ...(more.trim() === '' ? [] : [more.trim()])]
  }
  const [, when = '', where = '', role = '', rest = ''] = told.exec(text) ?? []
  if (isPeriod(when)) return [`${where}\t${role}\t${when}`, ...(rest.trim() === '' ? [] : [rest.trim()])]
  // `2019-2022年，某某学校，学前教育专业。`
  const parts = text.replace(/。$/, '').split(/[，,]/)
  const isSchool = parts.length > 1 && parts.length < 5 && isPeriod(parts[0]?.replace(/ ?年$/, '') ?? '')
  if (isSchool && school.test(parts[1] ?? '') && parts.every((part) => part.length < 24)) return [parts.join('\t')]
  // Columns of a text are far apart.
  const columns = text.split(/ {8,}/)
  return columns.length === 2 ? [columns.join('\t')] : [text]
}

const roleLabel = /^(?:担任|项目|本人)?(?:角色|职务|职位|岗位)[:：]|^role:/i

/** The rows of a form, without the labels of what every entry has, and names parted from the town behind them. */
export function inCells(line: SourceLine): SourceLine[] {
  const spaced = line.text.replace(/^(\p{L}[\p{L} ]{1,20}?) {2,}: */u, '$1: ')
  const [, role = '', where = '', when = ''] = workedAs.exec(line.text) ?? []
  if (isPeriod(when)) return [{ ...shortened(line, `${role}\t${where}\t${when}`), bullet: false, level: 2 }]
  // `I graduated from the University of Leeds in 2012 with a BSc in Physics.`
  const said = spaced.replace(fromIn, (_, what: string, place: string, year: string, how: string = '') =>
    [what.replace(/^(?:I )?(?:have )?graduated$/i, ''), place.replace(/^the /, ''), how.replace(/^an? /, ''), year]
      .filter(Boolean)
      .join('\t'),
  )
  const values = labelledCells(said)
  const cells = line.bullet ? values : values.flatMap(inRows)
  // `项目名称：…` begins an entry, even where entries are counted.
  const isStart = startLabel.test(line.text) && cells[0] !== line.text
  const { bullet: _, number: __, ...plain } = line
  const whole: SourceLine = isStart ? { ...plain, level: 2 } : line
  // A role is of the entry above, whatever is between them.
  if (values.length === 1 && values[0] !== said && roleLabel.test(line.text))
    return [{ ...shortened(line, values[0] ?? ''), gap: false }]
  const texts = cells.map((text) => (whole.bullet ? text : text.replace(townBehind, '$1\t$2')))
  return texts.length === 1 && texts[0] === line.text ? [line] : texts.map((text) => shortened(whole, text))
}

/** Separates a name in its own face from another one behind it: `**PROCESS ENGINEER** ACME LTD`. */
export function partedAtFace(text: string, { lead = 0, bullet }: SourceLine): string {
  const [name, beside] = [text.slice(0, lead).trimEnd(), text.slice(lead).trimStart()]
  const isPair = lead > 3 && /^\p{Lu}/u.test(beside) && /[\p{L})]$/u.test(name) && !text.includes('\t')
  const isNames =
    [name, beside].every((part) => canBeName({ text: part })) &&
    [name, beside].some((part) => namesSomething(part) || degree.test(part))
  return isPair && isNames && !bullet ? `${name}\t${beside}` : text
}

/** Whether a line may be the name of something, not a sentence. */
export function canBeName({ text }: Pick<SourceLine, 'text'>): boolean {
  return isTitleLike(text) && !isProse(text)
}

/**
 * Separates the heading of a degree from what is said of it: `BTech Physics, IIT Madras, 2013. First class with
 * distinction.`, `博士研究生 飞行器设计，预计2025年6月毕业`.
 */
export function behindDegree(line: SourceLine): SourceLine[] {
  const [, study = '', ends = ''] = /^(.{2,40}?)[，,] ?(预计.{2,16}毕业)$/u.exec(line.text) ?? []
  if (degree.test(study) && !line.bullet) return [shortened(line, study), { text: ends }]
  const [, head = '', said = ''] = /^(.{8,120}?\b(?:19|20)\d{2})\. +(\p{Lu}.*)$/u.exec(line.text) ?? []
  return degree.test(head) && !line.bullet ? [shortened(line, head), { text: said }] : [line]
}

/** `Bike Counts (2023): open data of counters.`: the name and year of a project, and what is said of it. */
export function behindColon(line: SourceLine): SourceLine[] {
  const [, head = '', said = ''] =
    /^(\p{Lu}[^:：()（）。]{2,40} ?[(（](?:19|20)\d{2}[)）])[:：]\s*(\S.*)$/u.exec(line.text) ?? []
  return head === '' || line.bullet ? [line] : [shortened(line, head), { text: said, gap: true }]
}

/** Where a sentence begins behind a name, but not behind `St.` or `Dr.` */
const sentenceBehind = /(?<=\p{Ll}{3}|\b(?:Ltd|Inc|Co))\. (?=\p{Lu}\p{Ll}+ \p{Ll})/u

/**
 * Separates the names of an entry from the text behind them: `2013 – 2019	Lecturer, University of Oslo. Offered courses
 * on runes.` A period before the names, or a face of their own, shows that they are names.
 */
export function behindNames(line: SourceLine): SourceLine[] {
  const { text, lead = 0, bullet } = line
  // `2019年4月～現在	【予約課】予約管理`
  const [, when = '', role = '', duties = ''] = /^([^\t【】]{4,30})\t【([^【】]{2,20})】\s*(\S.*)$/u.exec(text) ?? []
  if (isPeriod(when)) return [{ text: `${when}\t${role}` }, { text: duties, bullet: true }]
  // `2023.7-2023.12  新京报（编辑实习生）：撰写稿件40篇，3篇阅读10w+`
  const [, names = '', position = '', deeds = ''] =
    /^([^（）：]{4,60})（([^（）]{2,16})）：\s*(\S.*)$/u.exec(text) ?? []
  if (findPeriod(names)?.before === '' && isJobTitle(position))
    return [{ text: `${names}\t${position}` }, { text: deeds }]
  const at = bullet || text.length < 60 ? -1 : text.search(sentenceBehind)
  if (at < 0 || at > 110) return [line]
  const head = text.slice(0, at)
  const { before = head, after = '', period } = findPeriod(head) ?? {}
  const isDatedHead = before.trim() === '' && (period?.end !== undefined || period?.present === true)
  const isFaced = lead > 0 && lead <= at && namesSomething(text.slice(0, lead))
  const isHead = isDatedHead ? namesSomething(after.trim()) : isFaced
  return isHead ? [shortened(line, head), { text: text.slice(at + 2), gap: true }] : [line]
}

/** Whether a text is a description and not a name: `Organisation de 20 événements par an` has hardly a capital. */
export function isTold(text: string): boolean {
  return /^\p{Lu}\p{L}+(?: (?:\p{Ll}[\p{L}'’]*|\d+)){3}/u.test(text)
}

/** Whether a text is a label and what it says: `汇报对象：CEO`. */
export function isLabelled(text: string): boolean {
  // In `招商总监  汇报对象：总经理` a label stands behind the position.
  return /^(?:(?![^:：]{0,12} {2})[^:：\t]{1,12}[:：]|【[^【】]{1,12}】)\s*\S/.test(text)
}

/** Whether a line says what a label above it is of: `业绩：`, and `2023 年集团“金勺奖”` below it. */
export function isBelowLabel({ text, level, gap }: SourceLine, above: SourceLine | undefined): boolean {
  const isLabel = /^\p{L}[^:：]{1,15}[:：]$/u.test(above?.text ?? '')
  const { end, present } = findPeriod(text)?.period ?? {}
  return isLabel && level === undefined && !gap && end === undefined && present === undefined
}

/** Whether a line is what job boards write about an employer: `所属行业：…`, `电气机械/设备 | 上市公司 | 2000-5000人`. */
export function isOfEmployer({ text }: SourceLine): boolean {
  return (
    /^[◆・]?(?:所属行业|事業内容|資本金|従業員数?|雇用形態|売上高|設立|公司(?:性质|规模|行业)|企业(?:性质|规模)|行业|规模)[:：]/.test(
      text,
    ) ||
    /^[^。；]{0,40}[|｜]\s*(?:规模：)?\d+(?:-\d+)?人(?:以上|以下)?$|^[^。；|｜]{0,30}[|｜]\s*(?:上市公司|民营|国企|外商独资|合资)/.test(
      text,
    )
  )
}

/** Whether a name has its town and a state or country people know behind it. */
export function endsInTown(text: string): boolean {
  const parts = text.split(', ')
  return parts.length > 2 && isKnownTown(parts.slice(-2).join(', '))
}

/** Whether a line is prose about an entry rather than its name; a name may have its town and state behind it. */
export function isProse(text: string): boolean {
  if (endsInTown(text)) return false
  return (
    !/\t|[\u2002\u2003\u3000]|\s[·|｜]\s|(?<![.!?:;。；\s])\s{2,}\S/.test(text) &&
    /[，；、]|;\s/.test(text) &&
    text.length > 24
  )
}

/** A name without the signs and brackets that parted it from its period. */
export function trimmed(text: string): string {
  const bare = text
    .replace(/^\s*\/\s+|(?<=\S)\s\/\s*$/g, '')
    .replace(/^[\s|｜,，;；:：()（）【】·–—-]+|(?<![\s|｜,，;；:：(（【·–—-])[\s|｜,，;；:：(（【·–—-]+$/g, '')
  return /[（(]/.test(bare) ? bare : bare.replace(/(?<![)）])[)）]+$/, '')
}

/**
 * Makes the points that begin with a name and end with its period headings of entries, where a section has no other:
 * `▶ Acme Ltd (2018 – 2021)`, with more points below.
 */
export function withListedHeads(said: readonly SourceLine[], kind: SectionKind): SourceLine[] {
  const lines = withHeadsAboveDates(said)
  const isTop = ({ bullet, indent = 0 }: SourceLine) => bullet === true && indent <= least
  const least = lines.reduce((found, { bullet, indent = 0 }) => (bullet ? Math.min(found, indent) : found), Infinity)
  if (lines.some((line) => !line.bullet && findPeriod(line.text) !== undefined)) return [...lines]
  const kinds = [true, false].map((isCounted) =>
    lines.filter((line) => isTop(line) && (line.number !== undefined) === isCounted),
  )
  const dated = lines.filter((line) => line.bullet && beginsWithPeriod(line))
  const isSchool = ({ text, bullet }: SourceLine) => bullet === true && (school.test(text) || degree.test(text))
  const schools = kind === 'education' && lines.length > 1 && lines.every(isSchool) ? lines : []
  const listed = kinds.filter((own) => own.some(isListedHead) && own.every(isDatedHead)).flat()
  const heads = new Set(dated[0] === lines[0] ? dated : [...listed, ...schools])
  return lines.map((line) => {
    if (!heads.has(line)) return line
    const { bullet: _, number: __, indent: ___, ...rest } = line
    return { ...rest, level: 2 }
  })
}

/** Whether a line begins with a period and has names behind it: `▶ 2018年6月 ～ 至今  某酒店  厨师长`. */
export function beginsWithPeriod({ text }: SourceLine): boolean {
  const found = findPeriod(text)
  const isRange = found?.period.end !== undefined || found?.period.present === true
  return (
    isRange &&
    found.before.trim() === '' &&
    /\p{L}/u.test(found.after) &&
    (isNamesRow(found.after) || !isProse(found.after.trim()))
  )
}

/** Whether a name ends with its period, or with a date in brackets: `2. Field Technician, Leeds (Summer 2015)`. */
function isDatedHead(line: SourceLine): boolean {
  const found = findPeriod(line.text)
  const isBracketed = /[(（]$/.test(found?.before ?? '') && /^[)）]$/.test(found?.after ?? '')
  return isListedHead(line) || (isBracketed && namesSomething(found?.before.slice(0, -1).trim() ?? ''))
}

function isListedHead({ text }: SourceLine): boolean {
  const found = findPeriod(text)
  const isRange = found?.period.end !== undefined || found?.period.present === true
  // `1. 某基金项目“…”，2019.01—2022.12，58 万元`
  const isLast = /^[\s)）]*(?:[,，][^,，。]{1,12})?$/.test(found?.after ?? '')
  return isRange && isLast && found.before.trim() !== '' && isTitleLike(text, 120)
}

/** Whether a text behind a period has an organisation and a position between its commas. */
export function isNamesRow(text: string): boolean {
  const pieces = text.split(/[，,]\s*/).filter((piece) => piece.trim() !== '')
  const isShort = pieces.length > 1 && pieces.length < 5 && pieces.every((piece) => piece.length < 18)
  return /^\s*[，,]/.test(text) && isShort && pieces.some((piece) => school.test(piece) || company.test(piece))
}

/** Makes the points of names that have their period below them headings, where a section begins so: `◆ 店長　某公司`. */
function withHeadsAboveDates(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isDate = (line: SourceLine | undefined) =>
    line !== undefined && !line.bullet && isPeriod(withoutDuration(line.text))
  const isHead = (line: SourceLine, index: number) =>
    line.bullet === true && isDate(lines[index + 1]) && canBeName(line) && namesSomething(line.text)
  const first = lines.findIndex((line) => line.bullet === true || isDate(line))
  const begun = lines[first]
  if (begun === undefined || !isHead(begun, first)) return lines
  return lines.map((line, index) => {
    if (!isHead(line, index)) return line
    const { bullet: _, indent: __, ...plain } = line
    return { ...plain, level: 2 }
  })
}
