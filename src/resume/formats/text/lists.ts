import type { SectionKind } from '#src/resume/document.ts'
import { findPeriod } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { bodyOf, type Item, literal, readEntries } from './entries.ts'
import { assignParts, headParts } from './entry-fields.ts'

/** `Danish (native)`, `英语 CET-6`. */
const languageWithLevel = /^[^(（]{1,20}[(（][^()（）]+[)）]$|^\S{1,12}\s+[^\s(（]+$/
const LONGEST_TERM = 24
const LONGEST_LIST = 200

/** The items of a section that lists terms: skills, languages, interests. */
export function readTerms(lines: readonly SourceLine[], kind: SectionKind): Item[] {
  const items: Item[] = []
  let prose: SourceLine[] = []
  const endProse = () => {
    if (prose.length > 0) items.push({ body: bodyOf(prose) })
    prose = []
  }
  for (const line of lines) {
    const terms = languagesIn(line.text, kind) ?? [readTerm(line.text, kind)].filter((term) => term !== undefined)
    if (terms.length === 0) prose.push(line)
    else {
      endProse()
      items.push(...terms)
    }
  }
  endProse()
  return items
}

/** `Danish (native), English (fluent)` in one line; undefined when not each of them has a level in brackets. */
function languagesIn(text: string, kind: SectionKind): Item[] | undefined {
  if (kind !== 'languages' || text.length > LONGEST_LIST) return undefined
  const names = text.split(/[,，;；、|｜]\s*(?![^(（]*[)）])|\s·\s/).map((name) => name.trim())
  const isList = names.length > 1 && names.every((name) => languageWithLevel.test(name))
  return isList ? names.flatMap((name) => readTerm(name, kind) ?? []) : undefined
}

function readTerm(text: string, kind: SectionKind): Item | undefined {
  const [, title = '', body = ''] = /^([^:：]{1,30})\s*[:：]\s*(.+)$/.exec(text) ?? []
  if (title && !/[。，；]/.test(title)) {
    return kind === 'languages'
      ? { title: title.trim(), level: body.trim() }
      : { title: title.trim(), body: literal(body.trim()) }
  }
  if (kind === 'languages') {
    const [, name = '', level = ''] = /^(\S{1,12}?)\s*(?:[（(\t|–—-]|\s-\s|\s{1,})\s*(.+?)[）)]?$/.exec(text) ?? []
    if (name && level.length <= 40) return { title: name, level }
  }
  const parts = headParts(text)
  const [term = '', level = ''] = parts
  const isRow = text.includes('\t') && (parts.length > 2 || (kind !== 'languages' && !isLevel(level)))
  if (isRow) return { body: literal(parts.join(', ')) }
  if (parts.length === 2 && term.length <= LONGEST_TERM && level.length <= LONGEST_TERM) return { title: term, level }
  return text.length <= LONGEST_TERM && !/[,，、;；。]/.test(text) ? { title: text } : undefined
}

/** Whether a text says how well. */
function isLevel(text: string): boolean {
  return /精通|熟练|熟悉|掌握|了解|良好|优秀|一般|专业|入门|\d\s*(%|年|years?|\/\s*\d+)|★|\b(expert|advanced|intermediate|beginner|basic|proficient|fluent|native|skilled|master|novice|working|good)/i.test(
    text,
  )
}

/** The items of a section that lists things with a date: certificates, awards, publications. */
export function readDated(lines: readonly SourceLine[], kind: SectionKind): Item[] {
  const isSetApart = lines.some((line) => line.level === 2 || isDate(line.text))
  return isSetApart ? readEntries(lines, kind) : lines.flatMap(({ text }) => readDatedLine(text, kind))
}

function isDate(text: string): boolean {
  const found = findPeriod(text)
  return found !== undefined && !/[\p{L}\d]/u.test(found.before + found.after)
}

/** A short name, with its date in brackets if it has one. */
function isOneOfSeveral(name: string): boolean {
  const isShort = name !== '' && name.length <= LONGEST_TERM
  return isShort && (findPeriod(name) === undefined || /[（(][^()（）]*[)）]$/.test(name))
}

function readDatedLine(text: string, kind: SectionKind): Item[] {
  const names = text.split(/[、;；]/).map((name) => name.trim())
  const found = findPeriod(text)
  if (names.length > 1 && names.every(isOneOfSeveral)) {
    return names.flatMap((name) => (findPeriod(name) === undefined ? { title: name } : readDatedLine(name, kind)))
  }
  // A year inside of a name belongs to the name.
  const isApart =
    found !== undefined &&
    found.period.end === undefined &&
    (/^[\s(（]*$|[\s|｜\t]$/.test(found.before) || /^[\s)）,，.。]*$/.test(found.after))
  const parts = headParts(isApart ? `${found.before}\t${found.after}` : text)
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
