import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { findPeriod, isPeriod } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { bodyOf, literal } from './body.ts'
import { readEntries } from './entries.ts'
import { assignParts, headParts } from './entry-fields.ts'
import { company, isColumnLabels, school } from './entry-words.ts'
import { readGiven } from './given-lists.ts'
import { isSetName, LONGEST_LEVEL, LONGEST_TERM } from './terms.ts'

/** Reads the items of a section that lists things with a date: certificates, awards, publications. */
export function readDated(broken: readonly SourceLine[], kind: SectionKind): NestedItem[] {
  const lines = wholePoints(broken.filter(({ text }) => !isColumnLabels(text)))
  const listed = kind === 'certificates' ? undefined : readGiven(lines, kind)
  if (listed) return listed
  const [first] = lines
  const isList = kind !== 'publications' && lines.every((line) => line.level === undefined)
  if (isList && first !== undefined && !isPeriod(first.text)) return readAbove(lines, kind)
  const isSetApart = lines.some((line) => line.level === 2 || isPeriod(line.text))
  return isSetApart ? readEntries(lines, kind) : lines.flatMap(({ text }) => readDatedLine(text, kind))
}

/** Puts the lines of a point that its source has broken together again, where everything else is a point. */
function wholePoints(lines: readonly SourceLine[]): readonly SourceLine[] {
  if (lines[0]?.bullet !== true) return lines
  const whole: SourceLine[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const isRest = last !== undefined && !line.bullet && !line.gap && line.level === undefined && last.text.length > 40
    if (isRest && !/^\d/.test(line.text) && !isPeriod(line.text))
      whole[whole.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else whole.push(line)
  }
  return whole
}

/** Where behind the date of a certificate it says until when that is valid. */
const untilWhen = /[·|,，] ?(?=expires|valid until|no expiration|有效期|到期)/i
/** The words before the date of a certificate, and those before its number on a line of its own. */
const issued = /^(?:issued|(?:颁发|发证|获得)(?:日期|时间)[:：]?)\s*/i
const credential = /^(?:credential id|(?:see|show) credential|(?:证书|凭证)(?:编号|号码?|ID))/i

/** Reads names with their dates beside them or, in a narrow column, alone on the line below. */
function readAbove(lines: readonly SourceLine[], kind: SectionKind): NestedItem[] {
  const items: NestedItem[] = []
  let from = 0
  lines.forEach((line, index) => {
    const last = items.at(-1)
    if (from === index && last !== undefined && credential.test(line.text)) {
      last.body = [last.body, literal(line.text)].filter(Boolean).join('\n')
      from = index + 1
    }
    const [dated = '', until] = line.text.split(untilWhen)
    const date = dated.trim().replace(issued, '')
    if (!isPeriod(date)) return
    // Text between a name and its date belongs to that name.
    const names = lines.slice(from, index)
    const at = Math.max(0, names.findLastIndex(isSetName))
    items.push(...names.slice(0, at).flatMap(({ text }) => readDatedLine(text, kind)))
    const [name, ...said] = names.slice(at)
    const more = until === undefined ? [] : [{ text: until }]
    if (name !== undefined) items.push(datedItem(name, [...said, ...more], findPeriod(date)?.period.start, kind))
    from = index + 1
  })
  return [...items, ...lines.slice(from).flatMap(({ text }) => readDatedLine(text, kind))]
}

function datedItem(
  name: SourceLine,
  said: readonly SourceLine[],
  date: string | undefined,
  kind: SectionKind,
): NestedItem {
  const [first, ...others] = said
  // A short line below the name is a level, or who awarded it.
  const isMore = first !== undefined && !first.bullet && first.text.length <= LONGEST_LEVEL
  const { fields, rest } = assignParts(headParts(isMore ? `${name.text}\t${first.text}` : name.text), kind)
  const body = [rest.join(' · '), bodyOf(isMore ? others : said)].filter(Boolean).join('\n')
  return { ...fields, ...(date ? { date } : {}), ...(body ? { body } : {}) }
}

/** A short name, with its date in brackets if it has one. */
function isOneOfSeveral(name: string): boolean {
  const isShort = name !== '' && name.length <= LONGEST_TERM
  return (
    isShort &&
    (findPeriod(name) === undefined ||
      /^(?:19|20)\d{2} ?年?(?!年)\p{Script=Han}{2}/u.test(name) ||
      /[（(][^()（）]*[)）]$|[,，] ?(?:19|20)\d{2} ?年?$/.test(name))
  )
}

/** The parts of a line; what a certificate has behind a dash is part of its name, unless somebody gives it. */
function datedParts(text: string, kind: SectionKind): string[] {
  const parts = headParts(text)
  if (kind !== 'certificates' || parts.slice(1).some((part) => company.test(part) || school.test(part))) return parts
  return headParts(text.replace(/ ([–—-]) /g, '\u2063$1\u2063')).map((part) => part.replaceAll('\u2063', ' '))
}

/** `Nature Energy 2020, 5, 312–320.` and `Okafor, A. (2020). Solid…`: what stands around the year is one reference. */
function isCitation({ before, after }: { before: string; after: string }): boolean {
  const goesOn = /^[,;:)，；：）]/.test(after) && /[\p{L}\d]/u.test(after)
  return /\p{L}/u.test(before) && (goesOn || isWithinWords(before)) && !/[\t|｜]/.test(before + after)
}

/** Whether a text ends within a bracket, behind words of it: `The Forgotten Cartulary (Northgate Press, `. */
function isWithinWords(text: string): boolean {
  const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'))
  return open > Math.max(text.lastIndexOf(')'), text.lastIndexOf('）')) && /\p{L}/u.test(text.slice(open))
}

/** A name in Chinese, or of an examination. */
function isShortName(name: string): boolean {
  return name.length <= LONGEST_TERM && /\p{Script=Han}|^(?:CET|TEM|IELTS|TOEFL|BEC|PMP|CPA)/u.test(name)
}

/** The words before the date until which something is valid. */
const expiry =
  /(?:\bexp(?:\.|ires|iry)?|\b(?:valid|current) (?:until|through|to)|\brenewed|有效期[至到]?|有效[至到])[:：]?\s*$/i

/** The end of what a certificate is called, not of who gives it. */
const levelOrTitle = /(?:[级級证證师師员員]|证书|證書|资格|資格)$/

/** `一级建造师（建筑工程，2017年）` */
const dateInBracket = /[,，] ?((?:19|20)\d{2}(?:[.年/-]\d{1,2})?[年月]?)([)）])$/

function readDatedLine(whole: string, kind: SectionKind): NestedItem[] {
  // `[1] Okafor, A. …`
  const cited = kind === 'publications' ? whole.replace(/^\[\d{1,3}\]\s*/, '') : whole
  // `2022 年度最佳策划奖`
  const dated = cited.replace(/^(\d{4}) ?(?=年度)/, '$1\t')
  const text = kind === 'publications' ? dated : dated.replace(dateInBracket, '$2\t$1')
  // `物流师二级（2019.11）　叉车证（2017.05）`
  const isWide = / {2,}|\u3000/.test(text) && findPeriod(text) !== undefined && !text.includes('\t')
  const names = text.split(isWide ? / {2,}|\u3000+/ : /[、;；]/).map((name) => name.trim())
  const found = findPeriod(text)
  const several = text.split(/[|｜]/).map((name) => name.trim())
  const isRow = kind === 'certificates' && found === undefined && several.length > 2 && several.every(isOneOfSeveral)
  if (isRow) return several.map((title) => ({ title }))
  // `教师资格证（高中语文） 普通话一级乙等 CET-6`
  const spaced = text.split(/ +/)
  const isSpaced = kind === 'certificates' && found === undefined && spaced.length > 2 && spaced.every(isShortName)
  // `大学英语六级 软件设计师`
  const areTwo = kind === 'certificates' && spaced.length === 2 && spaced.every((name) => levelOrTitle.test(name))
  if (isSpaced || (areTwo && found === undefined)) return spaced.map((title) => ({ title }))
  if (names.length > 1 && names.every(isOneOfSeveral)) {
    return names.flatMap((name) => (findPeriod(name) === undefined ? { title: name } : readDatedLine(name, kind)))
  }
  if (kind === 'publications' && found !== undefined && isCitation(found)) {
    return [{ title: text, ...(found.period.start ? { date: found.period.start } : {}) }]
  }
  // A year inside a name belongs to the name.
  const isApart =
    found !== undefined &&
    found.period.end === undefined &&
    !expiry.test(found.before) &&
    !isWithinWords(found.before) &&
    (/^[\s(（]*$/.test(found.before) ||
      (/[\s|｜\t]$/.test(found.before) && !/^\p{L}/u.test(found.after)) ||
      /^[\s)）,，.。]*$/.test(found.after))
  const parts = datedParts(isApart ? `${found.before}\t${found.after}` : text, kind)
  const { fields, rest } = assignParts(
    parts.map((part) => part.replace(/[(（]$|^[)）]/g, '').trim()).filter(Boolean),
    kind,
  )
  if (fields.title === undefined) return [{ title: text }]
  const body = rest.join(' · ')
  return [
    {
      ...fields,
      ...(isApart && found.period.start ? { date: found.period.start } : {}),
      ...(body ? { body: literal(body) } : {}),
    },
  ]
}
