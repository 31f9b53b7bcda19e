import type { NestedItem } from '#src/resume/compose.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { findPeriod, isPeriod } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { bodyOf, literal, markupOf } from './body.ts'
import { readEntries } from './entries.ts'
import { assignParts, headParts } from './entry-fields.ts'
import { company, isColumnLabels, school } from './entry-words.ts'
import { readGiven } from './given-lists.ts'

/** `Danish (native)` or `英语 CET-6`; `English – C1`; `French: B2`. */
const languageWithLevel = [
  /^[^(（]{1,20}[(（][^()（）]+[)）]$|^\S{1,12}\s+[^\s(（]+$/,
  /^\p{L}{1,16}\s[–—-]\s[^:：–—]{1,30}$/u,
  /^\p{L}{1,16}\s?[:：]\s?[^:：–—]{1,30}$/u,
]
/** A language that people speak. */
export const namesLanguage =
  /\b(?:english|chinese|mandarin|cantonese|french|german|spanish|italian|portuguese|dutch|russian|arabic|hindi|japanese|korean|turkish|polish|swedish|greek|hebrew|native|fluent)\b|[汉英法德日韩俄]语|普通话|粤语|广东话/i
const LONGEST_TERM = 24
const LONGEST_NAME = 30
const LONGEST_LEVEL = 40
const LONGEST_LIST = 200

/** Reads the items of a section that lists terms: skills, languages, interests. */
export function readTerms(said: readonly SourceLine[], kind: SectionKind): NestedItem[] {
  const lines = inPairs(said)
  const items: NestedItem[] = []
  let prose: SourceLine[] = []
  const endProse = () => {
    const last = items.at(-1)
    // A name alone, and points about it.
    const isOfName = last?.title !== undefined && last.level === undefined && last.body === undefined
    const arePoints = prose.every(({ bullet }) => bullet) && prose.some(({ text }) => text.length > LONGEST_NAME)
    if (last && isOfName && arePoints) last.body = bodyOf(prose)
    else if (prose.length > 0) items.push({ body: bodyOf(prose) })
    prose = []
  }
  let named: SourceLine[] = []
  const endNamed = () => {
    const [name, ...said] = named
    if (name !== undefined) items.push(namedTerm(name, said, kind))
    named = []
  }
  for (const line of lines) {
    if (isSetName(line)) {
      endProse()
      endNamed()
      named = [line]
      continue
    }
    const terms = languagesIn(line.text, kind) ?? [readTerm(line, kind)].filter((term) => term !== undefined)
    const last = items.at(-1)
    // The name of a language, and how well it is spoken below.
    if (kind === 'languages' && last?.title !== undefined && last.level === undefined && isLevel(line.text)) {
      last.level = line.text
      continue
    }
    if (named.length === 1 || (named.length > 1 && (line.bullet || terms.length === 0))) named.push(line)
    else if (terms.length === 0 || (line.bullet && prose.at(-1)?.bullet)) prose.push(line)
    else {
      endProse()
      endNamed()
      items.push(...terms)
    }
  }
  endProse()
  endNamed()
  return items
}

/** Joins names and the lists below them, `Software`, `EPLAN, TIA Portal`, where a section has nothing else. */
function inPairs(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isName = ({ text, bullet, lead }: SourceLine) =>
    !bullet && lead === undefined && text.length <= LONGEST_NAME && !/[,，、;；:：。\t]/.test(text)
  const names = lines.filter((_, index) => index % 2 === 0)
  const lists = lines.filter((_, index) => index % 2 === 1)
  const areLists = lists.filter(({ text }) => /[,，、;；]/.test(text)).length * 2 > lists.length
  const arePaired =
    names.length === lists.length && areLists && names.every(isName) && !lists.some(({ bullet }) => bullet)
  return arePaired
    ? names.map((name, index) => ({ ...name, text: `${name.text}: ${lists[index]?.text ?? ''}` }))
    : lines
}

/** Whether a line is a formatted name whose explanation follows, perhaps with a level beside it. */
function isSetName({ text, lead = 0, bullet }: SourceLine): boolean {
  const [name, level] = [text.slice(0, lead).trim(), text.slice(lead).trim()]
  const isShort = name.length <= LONGEST_NAME && level.length <= LONGEST_LEVEL
  return name !== '' && !bullet && isShort && !/[:：。，；]/.test(text)
}

function namedTerm({ text, lead }: SourceLine, said: readonly SourceLine[], kind: SectionKind): NestedItem {
  const [title, beside] = [text.slice(0, lead).trim(), text.slice(lead ?? text.length).trim()]
  const [first] = said
  const isLevel = kind === 'languages' && beside === '' && first !== undefined && first.text.length <= LONGEST_LEVEL
  const level = isLevel ? first.text : beside
  const body = bodyOf(isLevel ? said.slice(1) : said)
  return { title, ...(level ? { level } : {}), ...(body ? { body } : {}) }
}

/** Reads `Danish (native), English (fluent)` on one line; undefined unless each has a level or is a known language. */
function languagesIn(text: string, kind: SectionKind): NestedItem[] | undefined {
  if (kind !== 'languages' || text.length > LONGEST_LIST) return undefined
  const names = text.split(/[,，;；、|｜]\s*(?![^(（]*[)）])|\s[·/]\s/).map((name) => name.trim())
  // `英语（CET-6）、粤语`, but not `英语 | 雅思 7.5`
  const isAlone = (name: string) => !/[|｜]|\s·/.test(text) && /^\p{L}{2,16}$/u.test(name) && namesLanguage.test(name)
  const isOne = (form: RegExp, name: string) => form.test(name) || isAlone(name)
  const isList =
    names.length > 1 &&
    languageWithLevel.some((form) => names.some((name) => form.test(name)) && names.every((name) => isOne(form, name)))
  return isList ? names.flatMap((name) => readTerm({ text: name }, kind) ?? []) : undefined
}

function readTerm(line: SourceLine, kind: SectionKind): NestedItem | undefined {
  const { text } = line
  const [, title = '', body = ''] = /^((?!1С)[^:：]{1,30})\s*[:：]\s*(.+)$/.exec(text) ?? []
  if (title && !/[。，；]/.test(title)) {
    return kind === 'languages'
      ? { title: title.trim(), level: body.trim() }
      : { title: title.trim(), body: markupOf(line, text.length - body.length).trim() }
  }
  if (kind === 'languages') {
    // `Old French (reading)`
    const [, own = '', said = ''] = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2}) ?\(([^()]{2,40})\)$/u.exec(text) ?? []
    if (own !== '') return { title: own, level: said }
    const [, name = '', level = ''] = /^(\S{1,12}?)\s*(?:[（(\t|–—-]|\s-\s|\s{1,})\s*(.+?)[）)]?$/.exec(text) ?? []
    // `英语 六级（口语流利）`: its bracket is its own.
    const whole = /[（(][^（()）]*$/.test(level) ? level + text.slice(-1) : level
    if (name && level.length <= LONGEST_LEVEL) return { title: name, level: whole }
  }
  // `Software`, and in the next cell `CostX, Excel`.
  const [label = '', list, ...further] = text.split('\t')
  const isLabelled = kind === 'skills' && label.length <= LONGEST_TERM && further.length === 0
  if (isLabelled && list !== undefined && /[,，、]/.test(list) && !/[,，、]/.test(label))
    return { title: label, body: literal(list) }
  const parts = headParts(text)
  const [term = '', level = ''] = parts
  const isRow = text.includes('\t') && (parts.length > 2 || (kind !== 'languages' && !isLevel(level)))
  if (isRow) return { body: literal(parts.join(', ')) }
  if (parts.length === 2 && term.length <= LONGEST_TERM && level.length <= LONGEST_TERM) return { title: term, level }
  return text.length <= LONGEST_TERM && !/[,，、;；。]/.test(text) ? { title: text } : undefined
}

/** Whether a text is a level of skill, or of a language. */
function isLevel(text: string): boolean {
  return /\b(muttersprach|verhandlungssicher|flie(ß|ss)end|grundkenntnisse|sehr gut|courant|bilingue|langue maternelle|notions|interm[eé]d|nativ[oa]|lengua materna|fluid[oa]|avan[zç]ad[oa]|b[áa]sico|madrelingua|fluente|[ABC][12]$)|精通|熟练|熟悉|掌握|了解|良好|优秀|一般|专业|入门|\d\s*(%|年|years?|\/\s*\d+)|★|\b(expert|advanced|intermediate|beginner|basic|proficient|fluent|native|skilled|master|novice|working|good|proficiency$)|母语|双语/i.test(
    text,
  )
}

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
  return isShort && (findPeriod(name) === undefined || /[（(][^()（）]*[)）]$|[,，] ?(?:19|20)\d{2} ?年?$/.test(name))
}

/** The parts of a line; what a certificate has behind a dash is part of its name, unless somebody gives it. */
function datedParts(text: string, kind: SectionKind): string[] {
  const parts = headParts(text)
  if (kind !== 'certificates' || parts.slice(1).some((part) => company.test(part) || school.test(part))) return parts
  return headParts(text.replace(/ ([–—-]) /g, '\u2063$1\u2063')).map((part) => part.replaceAll('\u2063', ' '))
}

/** `Nature Energy 2020, 5, 312–320.` and `Okafor, A. (2020). Solid…`: what stands around the year is one reference. */
function isCitation({ before, after }: { before: string; after: string }): boolean {
  const goesOn = /^[,;:)]/.test(after) && /[\p{L}\d]/u.test(after)
  // `The Forgotten Cartulary (Northgate Press, 2021).`
  const open = Math.max(before.lastIndexOf('('), before.lastIndexOf('（'))
  const isWithin =
    open > Math.max(before.lastIndexOf(')'), before.lastIndexOf('）')) && /\p{L}/u.test(before.slice(open))
  return /\p{L}/u.test(before) && (goesOn || isWithin) && !/[\t|｜]/.test(before + after)
}

/** A name in Chinese, or of an examination. */
function isShortName(name: string): boolean {
  return name.length <= LONGEST_TERM && /\p{Script=Han}|^(?:CET|TEM|IELTS|TOEFL|BEC|PMP|CPA)/u.test(name)
}

/** The words before the date until which something is valid. */
const expiry =
  /(?:\bexp(?:\.|ires|iry)?|\b(?:valid|current) (?:until|through|to)|\brenewed|有效期[至到]?|有效[至到])[:：]?\s*$/i

function readDatedLine(whole: string, kind: SectionKind): NestedItem[] {
  // `[1] Okafor, A. …`
  const cited = kind === 'publications' ? whole.replace(/^\[\d{1,3}\]\s*/, '') : whole
  // `2022 年度最佳策划奖`
  const text = cited.replace(/^(\d{4}) ?(?=年度)/, '$1\t')
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
  if (isSpaced) return spaced.map((title) => ({ title }))
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
