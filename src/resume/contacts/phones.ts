import type { Found } from './found.ts'
import { isDigit, isWord, unitsOf } from './signs.ts'

/** Characters that mark an amount or end a line. Any others but letters may separate the digits of a number. */
const APART = unitsOf('\n\r%‰+¥$€£@')
/** The most separating characters between two groups of digits. */
const GAP = 3
const SHORTEST = 8
/** The most digits of a number with its country's prefix (ITU-T E.164, and `00`). */
const LONGEST = 17

/** A run of digits, and whether it may continue the run before. */
type Group = { start: number; end: number; isJoined: boolean }

/** Finds phone numbers in a normalised text: mainland mobile numbers, landlines with area code, and foreign ones. */
export function findPhones(text: string): Found[] {
  const groups = groupsOf(text)
  const found: Found[] = []
  for (let first = 0; first < groups.length; ) {
    const phone = phoneFrom(groups, first, text)
    if (phone === null) first += 1
    else {
      const { start = 0 } = groups[first] ?? {}
      found.push({ kind: 'phone', start, end: groups[phone.last]?.end ?? start, national: phone.national })
      first = phone.last + 1
    }
  }
  return found
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = []
  let end = Number.NEGATIVE_INFINITY
  for (let at = 0; at < text.length; at++) {
    if (!isDigit(text.charCodeAt(at))) continue
    const start = at
    while (isDigit(text.charCodeAt(at))) at += 1
    groups.push({ start, end: at, isJoined: start - end <= GAP && isBetween(text, end, start) })
    end = at
  }
  return groups
}

function isBetween(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (APART.has(unit) || isWord(unit)) return false
  }
  return true
}

/** Matches a number that begins with a group; returns its last group. Of several foreign readings the longest wins. */
function phoneFrom(groups: readonly Group[], first: number, text: string) {
  const start = groups[first]?.start ?? 0
  const isForeign = isAfterPlus(text, start)
  if (!isForeign && !mayBegin(text, groups[first], groups[first + 1])) return null
  let digits = ''
  let foreign: { last: number; national: string } | null = null
  for (let last = first; last < groups.length; last++) {
    const group = groups[last]
    if (group === undefined || (last > first && !group.isJoined)) break
    if (digits.length + group.end - group.start > LONGEST || (foreign !== null && isYear(text, group))) break
    digits += text.slice(group.start, group.end)
    if (digits.length < SHORTEST) continue
    const used = groups.slice(first, last + 1)
    const national = nationalOf(digits, used, text)
    if (national !== null && !isSomethingElse(used, groups[first - 1], text)) return { last, national }
    if (isForeign && /^[1-9]\d{7,14}$/.test(digits) && !digits.endsWith('000')) foreign = { last, national: digits }
  }
  return foreign
}

function isAfterPlus(text: string, start: number): boolean {
  return text[start - 1] === '+' || (text[start - 2] === '+' && /[ (]/.test(text[start - 1] ?? ''))
}

/** A quick test by the first two digits, which may be separated; it rules out most numbers of a text. */
function mayBegin(text: string, group: Group | undefined, next: Group | undefined): boolean {
  if (group === undefined) return false
  const [one, length] = [text[group.start] ?? '', group.end - group.start]
  const two = (length > 1 ? text[group.start + 1] : next && text[next.start]) ?? ''
  if (one === '0') return length >= (two === '0' ? 2 : 3)
  return one === '1' ? two >= '3' : length === 3 || (one === '8' && /[568]/.test(two))
}

const MOBILE = /^(?:(?:00)?86|0)?1[3-9]\d{9}$/

/** The digits of a number written without `+` that remain partly visible; null when it is no phone number. */
function nationalOf(digits: string, groups: readonly Group[], text: string): string | null {
  const mobile = MOBILE.test(digits) ? digits.slice(-11) : null
  if (mobile !== null && !/^0\D/.test(written(groups, text))) return mobile
  return isLandline(digits, groups) || isGrouped(groups, text) || isAbroad(digits) ? digits : null
}

/** `021 5555 1234`, `05711234567`, `86 21 5555 1234`. */
function isLandline(digits: string, [area]: readonly Group[]): boolean {
  if (area === undefined || !/^0[1-9]\d{8,10}$|^(?:00)?86(?:10|[2-9]\d{1,2})\d{7,8}$/.test(digits)) return false
  return area.end - area.start >= (/^0[1-9]/.test(digits) ? 3 : 2)
}

/** Numbers grouped as in America, and mainland service numbers: `(415) 555-0132`, `400-123-4567`. */
function isGrouped(groups: readonly Group[], text: string): boolean {
  if (groups.map(({ start, end }) => end - start).join('-') !== '3-3-4') return false
  return /^[2-9][\d.() -]*$/.test(written(groups, text)) && /[.)-]/.test(written(groups, text))
}

/** Foreign numbers after `00`, and numbers of Hong Kong, Macao and Taiwan without it. */
function isAbroad(digits: string): boolean {
  return /^00(?!86)[1-9]\d{8,14}$|^85[23][2-9]\d{7}$|^8869\d{8}$/.test(digits)
}

/** Whether the digits are something other than a phone number, such as dates or amounts. */
function isSomethingElse(groups: readonly Group[], before: Group | undefined, text: string): boolean {
  if (groups.length === 1) return false
  const numbers = groups.map(({ start, end }) => text.slice(start, end))
  const between = written(groups, text).split(/\d+/).slice(1, -1)
  const all = (test: (sign: string) => boolean) => between.every(test)
  const isAddress = numbers.length === 4 && all((sign) => sign === '.') && numbers.every((part) => Number(part) < 256)
  const isThousands = all((sign) => sign === ',') && numbers.slice(1).every((part) => part.length === 3)
  const isShort = numbers.every((part) => part.length <= 3)
  const isScores = isShort && between.every((sign, nth) => nth % 2 === 1 || sign === '/')
  const isRound = numbers.length === 2 && numbers.every((part) => /^[1-9]\d*00$/.test(part))
  const isListed = between.some((sign) => /[,、;]/.test(sign))
  const isMixed = isListed && !all((sign) => /[,、;]/.test(sign))
  const isCounts = isListed && numbers.every((part) => part.length < 3) && numbers.some((part) => part.length > 1)
  return isMixed || isDates(groups, before, text) || isAddress || isThousands || isScores || isRound || isCounts
}

/** Whether the groups are only years, months and days, or continue a year. */
function isDates(groups: readonly Group[], before: Group | undefined, text: string): boolean {
  const [first] = groups
  if (before !== undefined && first?.isJoined && isYear(text, before) && first.end - first.start <= 2) return true
  let small = 2
  for (const group of groups) {
    if (isYear(text, group)) small = 0
    else if (group.end - group.start <= 2 && Number(text.slice(group.start, group.end)) <= 31 && small < 2) small += 1
    else return false
  }
  return true
}

function isYear(text: string, { start, end }: Group): boolean {
  return end - start === 4 && /^(?:19|20)/.test(text.slice(start, end))
}

function written(groups: readonly Group[], text: string): string {
  return text.slice(groups[0]?.start, groups.at(-1)?.end)
}
