import { linkPlaces } from '#src/resume/markup.ts'
import type { Found } from './found.ts'
import { findMails, findNames } from './names.ts'
import { type NormalText, normalText } from './normal-text.ts'
import { findKeys, keysOf } from './own.ts'
import { findPhones } from './phones.ts'

/** Masks phone numbers, e-mail addresses, WeChat and QQ ids, and the owner's contacts. */
export type Masking = {
  /** Masks a plain text. */
  plain: (text: string) => string
  /**
   * Masks a text with light markup: the mask's stars are not read as markup, and a link to a contact becomes its label.
   */
  markup: (text: string) => string
}

/**
 * Creates the functions that mask contacts, however they are written; linear in the length of the text.
 * @param own contacts that are masked wherever they occur, as their owner typed them
 */
export function maskingOf(own: readonly string[]): Masking {
  const keys = keysOf(own.map((contact) => normalText(contact).text))
  return {
    plain: (text) => masked(text, keys, '*'),
    markup: (text) => masked(unlinked(text, keys), keys, '\\*'),
  }
}

/** Masks a contact: `138****1111`, `l***@example.com`, `w***`; enough to recognise, too little to use. */
export function maskOf(contact: string): string {
  const { text } = normalText(contact.trim())
  return maskOfFound(text, findIn(text, [])[0] ?? { kind: 'name', start: 0, end: text.length }, '*')
}

/** Finds contacts; the more certain kinds come first. */
function findIn(text: string, keys: readonly string[]): Found[] {
  return [...findMails(text), ...findPhones(text), ...findNames(text), ...findKeys(text, keys)]
}

/** @param star the character shown in place of a hidden one */
function maskOfFound(text: string, found: Found, star: string): string {
  if (found.kind === 'phone') return maskOfNumber(found.national, star)
  const local = found.kind === 'mail' ? found.domain : found.end
  // With one or two characters, showing the first would hide nothing.
  const shown = local - found.start > 2 ? text.slice(found.start, found.start + 1) : ''
  return shown + star.repeat(3) + (found.kind === 'mail' ? `@${text.slice(found.domain, found.end)}` : '')
}

function maskOfNumber(digits: string, star: string): string {
  if (digits.length >= 11) return digits.slice(0, 3) + star.repeat(4) + digits.slice(-4)
  return digits.length >= 7
    ? digits.slice(0, 2) + star.repeat(4) + digits.slice(-2)
    : digits.slice(0, 1) + star.repeat(3)
}

function masked(source: string, keys: readonly string[], star: string): string {
  const normal = normalText(source)
  const found = findIn(normal.text, keys)
  let written = ''
  let done = 0
  for (const { start, end, by } of joined(found, normal, source)) {
    written += source.slice(done, start) + maskOfFound(normal.text, by, star)
    done = end
  }
  return written + source.slice(done)
}

/** A part of the source to hide, and the contact found there. */
type Span = { start: number; end: number; by: Found; rank: number }

/** The parts of the source to hide, in order. Overlapping parts are joined; the most certain contact gives the mask. */
function joined(all: readonly Found[], { from, links }: NormalText, source: string): Span[] {
  const spans: Span[] = []
  const hasMarks = /\*|__/.test(source)
  let last: Span | undefined
  let link = 0
  for (const rank of inOrder(all)) {
    const by = all[rank]
    if (by === undefined) continue
    let start = from === null ? by.start : (from[by.start] ?? 0)
    let end = from === null ? by.end : endOfSign(source, from[by.end - 1] ?? 0)
    // Cutting into a pair of marks, or into a link, would leave broken markup.
    if (hasMarks && /\*|__/.test(source.slice(start, end))) [start, end] = withMarks(source, start, end)
    while ((links[link]?.end ?? Number.POSITIVE_INFINITY) <= start) link += 1
    for (let next = link; (links[next]?.start ?? Number.POSITIVE_INFINITY) < end; next++) {
      const place = links[next]
      if (place === undefined || (place.labelStart <= start && end <= place.labelEnd)) break
      start = Math.min(start, place.start)
      end = Math.max(end, place.end)
    }
    if (last === undefined || start >= last.end) {
      last = { start, end, by, rank }
      spans.push(last)
    } else {
      last.end = Math.max(last.end, end)
      if (rank < last.rank) Object.assign(last, { by, rank })
    }
  }
  return spans
}

/** The indexes of all places, sorted by where they begin. */
function inOrder(all: readonly Found[]): number[] {
  const startOf = (rank: number) => all[rank]?.start ?? 0
  return Array.from(all.keys()).sort((a, b) => startOf(a) - startOf(b))
}

function endOfSign(source: string, at: number): number {
  return at + ((source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
}

function withMarks(source: string, start: number, end: number): [number, number] {
  let [first, last] = [start, end]
  while (/[*_]/.test(source[first - 1] ?? '')) first -= 1
  while (/[*_]/.test(source[last] ?? '')) last += 1
  return [first, last]
}

/** Replaces links that lead to a contact by their labels. */
function unlinked(source: string, keys: readonly string[]): string {
  const links = linkPlaces(source)
  if (links.length === 0) return source
  const addresses = links.map(({ labelEnd, end }) => decoded(source.slice(labelEnd + 2, end - 1)))
  const { text } = normalText(addresses.join('\n'))
  const told = new Set(findIn(text, keys).map(({ start }) => start))
  let written = ''
  let done = 0
  let at = 0
  for (const [nth, line] of text.split('\n').entries()) {
    const place = links[nth]
    const isTold = Array.from(line).some((_sign, index) => told.has(at + index))
    at += line.length + 1
    if (place === undefined || !isTold) continue
    written += source.slice(done, place.start) + source.slice(place.labelStart, place.labelEnd)
    done = place.end
  }
  return written + source.slice(done)
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address).replace(/\s/g, ' ')
  } catch {
    return address
  }
}
