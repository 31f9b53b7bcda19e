import type { ResumeBasics, ResumeLocale } from '#src/resume/document.ts'
import { findPeriod, monthAndDay } from '#src/resume/formats/dates-read.ts'
import { mapLinks, type SourceLine } from '#src/resume/formats/source-line.ts'
import { isChinesePlace, isPlace } from './chinese-places.ts'
import { headingOf } from './headings.ts'
import { isJobTitle } from './job-titles.ts'
import { besideHeadline, isHeadline, LONGEST_HEADLINE } from './person-headline.ts'
import { fieldOf, isDetail, type PersonField, tight, unheldLabel, withoutRemarks } from './person-labels.ts'
import {
  isCover,
  isName,
  isSetName,
  isSpacedName,
  ofName,
  ofSomeone,
  postNominals,
  withoutCover,
  withoutFirstName,
} from './person-name.ts'
import { bare, linkedDetail, segmentsOf, withLabelsBeside } from './person-segments.ts'
import { exact, livesIn, values } from './person-values.ts'
import { addressParts, codedTownOf, isNamedTown, partAddress, townBeside } from './places.ts'

/** The details understood about a person, and the lines that were not. */
export type PersonReading = { basics: ResumeBasics; rest: string[] }
type Unread = { text: string; line: number }

/**
 * Reads the lines about the person: labelled details, values recognised without a label, the name, and the line after
 * it.
 */
export function readPerson(source: readonly SourceLine[], locale: ResumeLocale): PersonReading {
  const [basics, lines] = withoutFirstName(withLabelsBeside(source))
  const unread: Unread[] = []
  const town = lines.flatMap(({ text }) => segmentsOf(text)).find((part) => isNamedTown(bare(part)))
  if (town !== undefined) basics.city = bare(town)
  lines.forEach((line, index) => {
    const text = line.name || isSpacedName(line.text) ? ofName(line.text) : line.text.replace(ofSomeone, '')
    const parts = segmentsOf(
      mapLinks(withoutCover(line.name || index === 0 ? besideHeadline(text) : text), linkedDetail),
    )
    // `Personal information` beside the name.
    const isTitled = headingOf(parts[0] ?? '')?.kind === 'person' && !isDetail(parts[0] ?? '')
    if (isTitled && (line.name || parts.length > 1)) parts.shift()
    if (line.name && basics.name === undefined && isSetName(parts[0]) && !isDetail(parts[0] ?? ''))
      basics.name = tight(parts.shift())
    for (let at = 0; at < parts.length; at += 1) {
      const part = parts[at] ?? ''
      const next = parts[at + 1]
      const label = fieldOf(part.replace(/[:：]\s*$/, ''))
      if (unheldLabel.test(part) && next !== undefined) {
        unread.push({ text: `${part}: ${next}`, line: index })
        at += 1
      } else if (label !== undefined && next !== undefined && basics[label] === undefined && !isLabelled(next)) {
        basics[label] = label === 'name' ? tight(next) : label === 'phone' ? withoutRemarks(next) : next
        at += 1
      } else for (const text of readSegment(part, basics)) unread.push({ text, line: index })
    }
  })
  const named = unread.findIndex(({ text }) => basics.name === undefined && isName(text))
  if (named >= 0) basics.name = tight(unread.splice(named, 1)[0]?.text)
  takeTown(unread, lines, basics)
  if (basics.headline === undefined && basics.intention === undefined) {
    const headline = takeHeadline(unread, lines)
    // In a Chinese résumé the line below the name is the position wanted.
    if (headline !== undefined) basics[locale === 'zh' ? 'intention' : 'headline'] = headline
  }
  if (basics.birth !== undefined) {
    const { period } = findPeriod(inYearsFirst(basics.birth)) ?? {}
    if (period?.start !== undefined && basics.birth.length < 26) basics.birth = period.start
  }
  const { address: whole = '' } = basics
  const lone = basics.city === undefined ? (isPlace(whole) ? whole : townBeside(whole)) : undefined
  if (lone !== undefined) {
    basics.city = lone
    delete basics.address
  }
  // The address may end with the separator before the details beside it.
  if (basics.address !== undefined) basics.address = basics.address.replace(/(?<![\s–—])[\s–—]+$/, '')
  const address = basics.city === undefined ? partAddress(basics.address) : undefined
  if (address !== undefined) Object.assign(basics, address)
  joinParagraphs(unread, lines)
  // A label may be on another line than its value.
  const isSaid = (field: PersonField | undefined) => field !== undefined && basics[field] !== undefined
  const rest = unread.filter(
    ({ text }) => !isCover(text) && withoutRemarks(text) !== '' && !isSaid(fieldOf(text)) && !isRepeated(text, basics),
  )
  return { basics, rest: rest.map(({ text }) => text) }
}

/** `email: ada@example.com` once more, or `city: Galway` after `Galway, Ireland`. */
function isRepeated(text: string, basics: ResumeBasics): boolean {
  const [, label = '', value = ''] = /^([^:：]{1,20})[:：]\s*(\S.*)$/.exec(text) ?? []
  const field = fieldOf(label)
  return field !== undefined && basics[field]?.includes(value) === true
}

/** Puts the lines of a paragraph together that its source has broken: a long one, and what goes on below it. */
function joinParagraphs(unread: Unread[], lines: readonly SourceLine[]): void {
  for (let at = unread.length - 1; at > 0; at -= 1) {
    const [above, below] = [unread[at - 1], unread[at]]
    if (above === undefined || below === undefined || below.line !== above.line + 1) continue
    const isBroken = above.text.length >= (isHan(above.text) ? 20 : 40) && !/[.。!！?？:：;；]$/.test(above.text)
    if (!isBroken || isLabelled(below.text) || lines[below.line]?.bullet) continue
    const join = isHan(above.text) ? '' : ' '
    unread.splice(at - 1, 2, { text: above.text + join + below.text, line: above.line })
  }
}

function isHan(text: string): boolean {
  return /\p{Script=Han}$/u.test(text) || /[，、]$/.test(text)
}

/**
 * Takes the town with its postal code, beside the address for e-mail or the number, or alone in one word next to it.
 */
function takeTown(unread: Unread[], lines: readonly SourceLine[], basics: ResumeBasics): void {
  const reach = [basics.email, basics.phone].filter((value) => value !== undefined)
  const coded = unread.findIndex(({ text }) => addressParts(text).some(codedTownOf))
  const isWithin =
    basics.address !== undefined && (partAddress(basics.address) ?? townBeside(basics.address)) !== undefined
  if (coded >= 0 && basics.city === undefined && !isWithin) {
    const { text = '' } = unread.splice(coded, 1)[0] ?? {}
    const { address: street, city } = partAddress(text) ?? { address: '', city: text }
    Object.assign(basics, { city, address: [basics.address, street].filter(Boolean).join(', ') })
  }
  const isReach = (line: number) => reach.some((value) => lines[line]?.text.includes(value))
  const isAlone = ({ line, text }: Unread) => /^\p{L}+$/u.test(text) && bare(lines[line]?.text ?? '') === text
  const isBeside = (one: Unread) =>
    isReach(one.line) || (isAlone(one) && (isReach(one.line - 1) || isReach(one.line + 1)))
  const at = unread.findIndex((one) => isBeside(one) && !isDetail(one.text) && townBeside(one.text) !== undefined)
  if (basics.city !== undefined || at < 0) return
  basics.city = townBeside(unread.splice(at, 1)[0]?.text ?? '')
}

/** Takes the first text that could be a headline; parts joined by points on its line stay together. */
function takeHeadline(unread: Unread[], lines: readonly SourceLine[]): string | undefined {
  // `蔡宛蓉　Wan-Jung Tsai`
  const isOtherName = ({ text, line }: Unread) => lines[line]?.name === true && isName(text) && !isJobTitle(text)
  const at = unread.findIndex(
    (one) => (one.line < 4 || (one.line < 10 && isJobTitle(one.text))) && isHeadline(one.text) && !isOtherName(one),
  )
  const found = unread[at]
  if (found === undefined) return undefined
  const own = unread.filter(({ line }) => line === found.line)
  const texts = own.map(({ text }) => text)
  // `Product manager | Ticketing, payments` is one headline.
  const whole = [' · ', ' | '].map((sign) => texts.join(sign)).find((text) => text === lines[found.line]?.text)
  const isWhole = whole !== undefined && whole.length <= 2 * LONGEST_HEADLINE && texts.every(isHeadline)
  unread.splice(at, isWhole ? own.length : 1)
  return isWhole ? whole : found.text
}

/** Writes `17/06/1998` as `1998-06-17`, which keeps the day when it is read as a date. */
function inYearsFirst(date: string): string {
  return date.replace(/^(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/, (_, first, second, year) =>
    [year, ...monthAndDay(first, second)].join('-'),
  )
}

/** Before the day of birth; the town comes behind it. */
const bornOn = /^(?:geboren am|born(?: on)?|née? le|nat[oa] il|nacid[oa] el|nascid[oa] em|出?生于)\s*/i

/** Reads one detail; returns the parts that were not understood. */
function readSegment(part: string, basics: ResumeBasics): string[] {
  const [, label = '', value = ''] =
    /^([^:：]{1,20})\s*[:：]\s*(.+)$/.exec(part) ??
    /^(\p{Script=Han}{2,6}|base|based in|wechat|tel|mail)\s+(.+)$/iu.exec(part) ??
    []
  const told = label === '' ? undefined : fieldOf(label)
  // `意向：合肥/上海`
  const field = told === 'intention' && value.split(/[/、，]/).every(isChinesePlace) ? 'intentionCity' : told
  if (/^contacts?$/i.test(label)) return value.split(/[,;|]\s/).flatMap((one) => readSegment(one.trim(), basics))
  if (field !== undefined && basics[field] === undefined) {
    // `找工作：厨师长，包吃住，工资9000以上`
    const [wanted = '', ...others] = field === 'intention' ? value.split('，') : []
    if (others.length > 0 && others.every((other) => other.length < 16)) {
      basics[field] = wanted.trim()
      return others.flatMap((other) => readSegment(other.trim(), basics))
    }
    const said = value.trim().replace(/^[-–]\s+/, '')
    // `联系方式：13800000000 / ada@example.com`
    if (field === 'phone' && said.includes('@')) {
      const several = said.split(/[/、,，;；]/.test(said) ? /[/、,，;；]/ : /\s+/)
      return several.flatMap((one) => readSegment(one.trim(), basics))
    }
    // `13800000000（微信同号）`
    basics[field] = field === 'phone' ? said.replace(/[（(]\p{L}+[)）]$|微信同号$/u, '').trim() : said
    return []
  }
  // `36 岁（1988/02/17）`
  const [, aged] = /^\d{2} ?[岁歲] ?[（(]((?:19|20)\d{2}[年/.-]\d{1,2}(?:[月/.-]\d{0,2}日?)?)[)）]$/.exec(part) ?? []
  if (aged !== undefined && basics.birth === undefined) {
    basics.birth = aged
    return []
  }
  const born = bornOn.exec(part)?.[0]
  const birth = findPeriod(inYearsFirst(part.slice(born?.length ?? 0)))
  if (born !== undefined && birth?.before.trim() === '' && basics.birth === undefined) {
    basics.birth = birth.period.start ?? ''
    return birth.after
      .split(/[,，]|\s[–—-]\s/)
      .flatMap((more) => (more.trim() === '' ? [] : readSegment(more.trim(), basics)))
  }
  // `上海 Shanghai`
  const [, own = ''] = /^(\p{Script=Han}{2,4}) [A-Z][a-z]+$/u.exec(part) ?? []
  if (basics.city === undefined && own !== '' && isPlace(own)) {
    basics.city = own
    return []
  }
  if (basics.city === undefined && /\s/.test(part) && /^\p{Script=Han}/u.test(part) && isPlace(part)) {
    basics.city = part
    return []
  }
  let rest = part
  for (const [name, pattern] of values) {
    const [found] = pattern.exec(rest) ?? []
    if (found === undefined || basics[name] !== undefined) continue
    basics[name] = found
    rest = rest.replace(found, ' ').trim()
  }
  if (postNominals.test(rest) && isName(rest)) return [rest]
  const alone = exact.find(([name, pattern]) => basics[name] === undefined && pattern.test(rest))
  if (alone !== undefined) {
    const [field] = alone
    const beside = field === 'birth' ? /出?生$/ : field === 'nativePlace' ? /人$/ : livesIn
    basics[field] = rest.replace(beside, '')
    return []
  }
  // A label without its value says nothing.
  const isEmpty =
    rest === basics.city ||
    !/[\p{L}\p{N}]/u.test(rest) ||
    // `Say hello:`
    (rest !== part && rest.length < 20 && /[:：]$/.test(rest)) ||
    (rest !== part && fieldOf(rest.replace(/(?<![:：\s])[:：\s]+$/, '')) !== undefined)
  if (isEmpty) return []
  // A single space separates a Chinese name from what follows.
  const pieces = rest.split(/[,，]?\s+/)
  const isLoose =
    pieces.length > 1 &&
    pieces.length < 6 &&
    pieces.every((piece) => /^\d*\p{Script=Han}[\p{Script=Han}\d]{0,7}$/u.test(piece))
  if (isLoose && !isSpacedName(rest)) {
    return pieces.flatMap((piece) => readSegment(piece, basics))
  }
  return [rest]
}

function isLabelled(part: string): boolean {
  return /[:：]/.test(part) || fieldOf(part) !== undefined
}
