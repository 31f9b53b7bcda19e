import { indentOf } from '#src/resume/markup.ts'
import { headingsBySign, leadingSign } from './heading-signs.ts'
import { plainSigns, unspaced } from './plain-signs.ts'

/** A line of an imported résumé and what its file says about it. */
export type SourceLine = {
  text: string
  /** 1: formatted as a section heading; 2: as an entry heading. */
  level?: 1 | 2
  bullet?: boolean
  /** The number written before a point of a numbered list. */
  number?: number
  /** How far a point is set in, in columns of half an em: those set in further than the one above belong to it. */
  indent?: number
  /** It stands apart from the line before. */
  gap?: boolean
  /** A heading within a section, such as `Research` below `Experience`. */
  sub?: true
  /** A running header or footer: not part of the résumé. */
  furniture?: true
  /** Formatted like the person's name: as the title of the file, or larger than all others. */
  name?: true
  /** How many of its first characters are formatted differently from the body: a name. */
  lead?: number
  /** The bold stretches of the text. */
  bold?: readonly Span[]
}

/** A stretch of a text: the index of its first character, and the index after its last. */
export type Span = readonly [from: number, to: number]

const bulletSign =
  /^\s*(?:[*>·](?=\s)|o(?=\s+\p{Lu})|[•●○◦▪■◆◇►▶·・★☆√✓✔➢→–—-]|[\uf000-\uf2ff]|[（(]?\d{1,2}[.)、）])\s*(?=\S)/u

/** `①` to `⑳`, before a point. */
const circled = /^[\u2460-\u2473]\s*(?=\S)/u

/** `土 木 工 程`, as text recognition reads wide letters. */
const spacedHan = /(?<!\p{Script=Han})(?:\p{Script=Han} ){3,}\p{Script=Han}(?!\p{Script=Han})/u

const numberSign = /^\s*([（(]?)(\d{1,2})([.)、）])/

/** Characters used as bullets only; some programs write them even before items of a real list. */
const drawnBullet = /^\s*(?:[•●○◦▪■◆◇►▶➢\uf000-\uf2ff]|·(?=\s))\s*(?=\S)/u

const namedLink = /\[([^[\]]*)\]\(((?:https?:\/\/|mailto:|tel:)[^\s()]+)\)/g

/** Rewrites the links of a text; `make` gets the label of a link and its address. */
export function mapLinks(text: string, make: (name: string, address: string) => string): string {
  return text.replace(namedLink, (_, name: string, address: string) => {
    if (address.startsWith('http')) return make(name, address)
    // An address to write to or to call is mostly what the link shows, but not of `[Email](mailto:ada@example.com)`.
    const reached = address.slice(address.indexOf(':') + 1)
    return /@|\d{3}/.test(name) ? name : name === '' ? reached : make(name, reached)
  })
}

/** Marks of direction mean nothing where no letter is written from right to left. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** The lines of a plain text. */
export function textLines(text: string): SourceLine[] {
  const isCounted = numberedLists()
  const rows = plainSigns(text).split(/\r\n|[\r\n\u2028\u2029\f\v]/)
  const marked = headingsBySign(rows)
  let gap = false
  return rows.flatMap((raw): SourceLine[] => {
    const line = marked.has(raw)
      ? markedLine(raw.replace(leadingSign, ''), { level: 1 })
      : markedLine(raw, { indent: indentOf(raw) }, isCounted(raw))
    if (line === null) {
      gap = true
      return []
    }
    const spaced = gap ? { ...line, gap } : line
    gap = false
    return [spaced]
  })
}

/**
 * Creates a test to call line by line: whether a number at the start is a list number, namely the first or one more
 * than the last in the same style. Other numbers are words of a broken line, as in `Vue` and `3、Node.js`.
 */
export function numberedLists(): (text: string, place?: number) => boolean {
  const last = new Map<string, number>()
  return (text, place = 0) => {
    const [, open = '', digits, close = ''] = numberSign.exec(text) ?? []
    if (digits === undefined) return true
    const list = [open, close, place].join(' ')
    const number = Number(digits)
    if (number !== 1 && number !== (last.get(list) ?? 0) + 1) return false
    last.set(list, number)
    return true
  }
}

/** Signs of no width; joiners are kept where they join: within an emoji, Persian or Hindi. */
const unseen =
  /[\u200b\u2060\ufeff\u00ad]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Script=Arabic}])[\u200c\u200d]|[\u200c\u200d](?!\S)/gu

/**
 * Removes from a line its bullet, Markdown's marks for headings and bold, and surrounding spaces; null when nothing is
 * left.
 * @param isCounted whether a number at the start is a list number
 */
export function markedLine(raw: string, hints: Omit<SourceLine, 'text'> = {}, isCounted = true): SourceLine | null {
  const text = raw
    .replace(unseen, '')
    .replace(rightToLeft.test(raw) ? /^$/ : directionMarks, '')
    .replace(/\u00a0/g, ' ')
    .trim()
    .replace(spacedHan.test(raw) ? /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu : /^$/, '')
    .replace(circled, (sign) => `${(sign.codePointAt(0) ?? 0) - 0x245f}. `)
  const spaced = unspaced(text)
  if (spaced !== undefined) return markedLine(spaced, hints, isCounted)
  if (/^\|.*\|$/.test(text)) return markedLine(text.slice(1, -1), hints, isCounted)
  const heading = /^(#{1,6})\s+(\S.*|)$/s.exec(text)
  const marks = heading?.[1]?.length ?? 0
  const body = (heading?.[2] ?? text)
    .replace(/^([*_])(?=[^\s*_])([^*_]+)\1$/, '$2')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    // Emphasis of the first words: `*Engineer*, May 2020`.
    .replace(/^([*_])(?=[^\s*_])([^*_]+)\1(?=[,，] )/, '$2')
    // Emphasis of a whole cell: `| *2020 - 2022* |`.
    .replace(/(?<=[|｜·\t]\s?)([*_])(?=[^\s*_])([^*_]+)\1(?=\s?(?:$|[|｜·\t]))/g, '$2')
  const isSigned = hints.bullet !== true && isBullet(body) && (isCounted || !numberSign.test(body))
  const kept = body
    .replace(isSigned ? bulletSign : hints.bullet ? drawnBullet : /^$/, '')
    .replace(/[\ue000-\uf8ff]/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(kept)) return null
  const [, , digits] = (isSigned && numberSign.exec(body)) || []
  const number = digits === undefined ? hints.number : Number(digits)
  const level = marks > 2 ? 2 : marks === 2 ? 1 : hints.level
  const bold = hints.bullet || isSigned ? boldIn(text, kept) : []
  return {
    text: kept,
    ...(level === undefined ? {} : { level }),
    ...(hints.bullet || isSigned ? { bullet: true, ...(hints.indent ? { indent: hints.indent } : {}) } : {}),
    ...(number === undefined ? {} : { number }),
    ...(bold.length > 0 ? { bold } : {}),
    ...(hints.gap ? { gap: true } : {}),
    ...(hints.sub ? { sub: true } : {}),
    ...(hints.furniture ? { furniture: true } : {}),
    ...(hints.name ? { name: true } : {}),
    ...(hints.lead === undefined ? {} : { lead: hints.lead }),
  }
}

/** A number is a bullet only before a sentence, not before a date or an amount. */
function isBullet(text: string): boolean {
  return (
    bulletSign.test(text) &&
    !/^\s*(?:-{3,}|[–—]{3,}|\*{3,})/.test(text) &&
    !/^\s*[-–—]?\d[\d.,%\s–—-]*$/.test(text) &&
    !/^\d{1,2}\.\d/.test(text)
  )
}

/** The stretches of a point that Markdown marks as bold, of those that are still in what is left of it, if not all. */
function boldIn(marked: string, kept: string): Span[] {
  let at = 0
  const spans = [...marked.matchAll(/\*\*(?=[^\s*])([^*]{1,300})(?<=\S)\*\*/g)].flatMap(([, words = '']): Span[] => {
    const from = kept.indexOf(words, at)
    if (from < 0) return []
    at = from + words.length
    return [[from, at]]
  })
  return spans.some(([from, to]) => to - from === kept.length) ? [] : spans
}
