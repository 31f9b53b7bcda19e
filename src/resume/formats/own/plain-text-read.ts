import { composeResume, type NestedItem, type NestedSection } from '#src/resume/compose.ts'
import type { ResumeBasics, ResumeDocument, ResumeLocale, SectionKind } from '#src/resume/document.ts'
import { detectLocale } from '#src/resume/formats/detect-locale.ts'
import { importDesign } from '#src/resume/formats/imported.ts'
import { listedKinds, sectionKind } from '#src/resume/formats/markdown.ts'
import { writePlainText } from '#src/resume/formats/plain-text.ts'
import { literal } from '#src/resume/formats/text/body.ts'
import { colons, sectionTitles } from '#src/resume/labels.ts'
import { readFacts } from './facts.ts'
import { namesIn, readHead, said } from './heads.ts'
import { itemOf } from './items.ts'

const address = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/
const point = /^(?:- |\d+\. )/
/** Lists whose lines may be prose; a certificate or an award has a name. */
const proseKinds = new Set<SectionKind>(['skills', 'languages', 'interests'])
/** The longest term of a "term: explanation" line, in characters. */
const LONGEST_TERM = 24

/**
 * Parses a text file that we wrote. Returns undefined for any other: writing the result again must give the same text.
 */
export function readOwnText(text: string): ResumeDocument | undefined {
  const source = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n/g, '\n')
    .trim()
  const [head = '', ...parts] = source.split('\n\n\n')
  if (parts.length === 0 || parts.some((part) => !part.includes('\n\n'))) return undefined
  const locale = detectLocale(source)
  const basics = readPersonOf(head.split('\n'), locale)
  if (basics === undefined) return undefined
  const sections = parts.map((part) => readSection(part, locale))
  const document = composeResume({ locale, design: importDesign, basics, sections })
  return unmarked(writePlainText(document)) === unmarked(source) ? document : undefined
}

/** A text without placeholders: below an unusual heading the only name of an entry comes back as its first. */
function unmarked(text: string): string {
  return text
    .split('\n')
    .map((line) => line.split(' | ').filter(said).join(' | '))
    .join('\n')
    .trim()
}

function readPersonOf([first = '', ...facts]: readonly string[], locale: ResumeLocale): ResumeBasics | undefined {
  const [name = '', ...more] = first.split(' · ')
  const headline = more.join(' · ')
  const details = readFacts(facts, locale)
  const wish = locale === 'zh' ? { intention: headline } : { headline }
  return details && { name, ...(headline && wish), ...details }
}

function readSection(part: string, locale: ResumeLocale): NestedSection {
  const [title = '', ...blocks] = part.split('\n\n')
  const [only = '', ...others] = blocks
  const lines = only.split('\n')
  const guess = sectionKind(title, locale)
  // Names each followed by their time are a list, whatever the heading.
  const isList = guess === 'custom' && others.length === 0 && lines.slice(1).some((line) => line.includes(' | '))
  // Only one name stands beside that of a publication.
  const isOther = guess === 'publications' && blocks.some((block) => namesBeside(block).length > 1)
  const kind = isList ? 'certificates' : isOther ? 'custom' : guess
  const isTight = others.length === 0 && listedKinds.has(kind) && !lines.some((line) => point.test(line))
  const items = (isTight ? lines : blocks).map((block) => readItem(block.split('\n'), kind, locale))
  return { kind, title: title === sectionTitles[kind][locale] ? '' : title, items }
}

function namesBeside(block: string): readonly string[] {
  const [first = ''] = block.split('\n')
  return namesIn(first.split(' | ').slice(1))
}

function readItem(lines: readonly string[], kind: SectionKind, locale: ResumeLocale): NestedItem {
  const [first = ''] = lines
  const isProse = kind === 'self-evaluation' || kind === 'cover-letter'
  if (isProse && (lines.length === 1 || first.length > LONGEST_TERM)) return { body: bodyOf(lines) }
  const at = listedKinds.has(kind) ? first.indexOf(colons[locale]) : -1
  const isText = at < 0 && isSentence(first) && !lines.slice(1).some((line) => point.test(line))
  if (point.test(first) || isText) return { body: bodyOf(lines) }
  const isTerm = at > 0 || !proseKinds.has(kind) || lines.length > 1 || isName(first)
  if (!isTerm) return { body: bodyOf(lines) }
  const [name = '', ...details] = (at > 0 ? first.slice(0, at) : first).split(' | ')
  const explained = at > 0 ? [first.slice(at + colons[locale].length)] : []
  const [second = ''] = lines.slice(1)
  const url = address.test(second) ? second : ''
  const body = bodyOf([...explained, ...lines.slice(url ? 2 : 1)])
  return itemOf({ primary: said(name), url, body, ...readHead(details) }, kind)
}

function isSentence(line: string): boolean {
  return !line.includes(' | ') && (/[。！？!?]$/.test(line) || (line.length > 40 && /[，。；.]/.test(line)))
}

/** Whether a single line is a term rather than prose. */
function isName(line: string): boolean {
  return line.includes(' | ') || (line.length <= LONGEST_TERM && !/[,，、;；。]\s*(?![^(（]*[)）])/.test(line))
}

function bodyOf(lines: readonly string[]): string {
  return lines.map(literal).join('\n')
}
