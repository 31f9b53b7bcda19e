import { breaksAfter } from '#client/features/editor/pdf/fonts/shaping.ts'
import { isChinese } from './chinese.ts'
import { latinQuotes } from './quotes.ts'

/** Marks a possible line break (a soft hyphen); the layout engine removes it. */
const mark = '\u00ad'

/**
 * The space of Chinese text while it is laid out; the file contains a real one. The layout engine breaks lines rather
 * at spaces than at marks, however early: with this, a Chinese line is filled before it breaks.
 */
export const chineseSpace = '\ufdd4'
const hasChinese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/** Characters that may not start a line, and those that may not end one (GB/T 15834, and units of numbers). */
const noStart = new Set([...' \u2003\u3000，。、；：！？）】》」』〕〉”’…—～·%‰℃,.;:!?)]}>/°', ...latinQuotes.closing])
const noEnd = new Set([...'（【《「『〔〈“‘([{<￥$#@`', ...latinQuotes.opening])

/**
 * Latin text without spaces may be broken after a special character if it is longer than this; if it is much longer,
 * anywhere, because no column is wide enough.
 */
const longToken = 12
const endlessToken = 40
const tokenSigns = new Set('/@._-?&=')

/**
 * Addresses break only after slashes of their path; addresses longer than this also after other special characters,
 * including those of the scheme and @.
 */
const longAddress = 40
/** Longer than any column. */
const endlessAddress = 100
/** A Chinese text longer than this does not end with a character alone on its line. */
const shortText = 12

/**
 * Marks every possible line break of a paragraph, except at the spaces of a paragraph without Chinese, where the layout
 * engine breaks by itself. It needs the whole paragraph, because both neighbours of a character matter.
 */
export function markBreaks(paragraph: string): string {
  const signs = [...paragraph.replaceAll(mark, '')]
  const tokens = tokensOf(signs)
  const space = hasChinese.test(paragraph) ? chineseSpace : ' '
  const last = space === chineseSpace && signs.length > shortText ? lastBreak(signs) : signs.length
  return signs
    .map((sign, index) => {
      const isBreak =
        index > last
          ? false
          : sign === ' '
            ? space === chineseSpace && mayFollow(signs[index + 1])
            : mayBreak(signs, index, tokens[index])
      return (sign === ' ' ? space : sign) + (isBreak ? mark : '')
    })
    .join('')
}

/** Marks the breaks of a paragraph split into runs; a mark at a boundary belongs to the run before it. */
export function markRuns(runs: readonly string[]): string[] {
  const marked = markBreaks(runs.join(''))
  let from = 0
  return runs.map((run) => {
    let until = from
    for (let left = run.replaceAll(mark, '').length; left > 0; until += 1) if (marked[until] !== mark) left -= 1
    while (marked[until] === mark) until += 1
    const part = marked.slice(from, until)
    from = until
    return part
  })
}

/**
 * The hyphenation callback of the layout engine. An empty syllable becomes a space of zero width, so that a line
 * breaking there gets no hyphen.
 */
export function splitAtMarks(word: string): string[] {
  return word.split(mark).flatMap((part, index) => (index > 0 ? ['', part] : [part]))
}

/** A stretch of Latin text without spaces; `path` is the index of an address's path, -1 for other text. */
type Token = { from: number; length: number; path: number }

/** The last character after which a Chinese paragraph may break: two characters besides punctuation follow. */
function lastBreak(signs: readonly string[]): number {
  const ends = signs.flatMap((sign, index) => (noStart.has(sign) ? [] : [index]))
  return (ends.at(-2) ?? 0) - 1
}

/** Whether a line may start with a character. */
function mayFollow(next: string | undefined): boolean {
  return next !== undefined && !noStart.has(next)
}

/** @param token the stretch that contains the character */
function mayBreak(signs: readonly string[], index: number, token: Token | undefined): boolean {
  const [sign = '', next] = [signs[index], signs[index + 1]]
  if (next === undefined || next === ' ') return false
  if (sign === next && (sign === '—' || sign === '…')) return false
  if (breaksAfter(sign)) return !noStart.has(next)
  if (isChinese(sign) || isChinese(next)) return !noStart.has(next) && !noEnd.has(sign)
  if (token === undefined) return false
  if (token.path >= 0) {
    const isLong = token.length > longAddress
    const isJoint = isLong && (sign === '@' || (sign === '/' && signs[index - 1] === '/'))
    const isInPath = index > token.path && (isLong ? tokenSigns.has(sign) : sign === '/')
    return (isJoint || isInPath) && /\w/.test(next)
  }
  return token.length > endlessToken || (token.length > longToken && tokenSigns.has(sign) && /\w/.test(next))
}

/** The stretch of Latin text of each character; undefined for spaces and Chinese. */
function tokensOf(signs: readonly string[]): (Token | undefined)[] {
  const tokens: (Token | undefined)[] = signs.map(() => undefined)
  let from = 0
  for (let index = 0; index <= signs.length; index += 1) {
    const sign = signs[index]
    if (sign !== undefined && sign !== ' ' && !isChinese(sign)) continue
    if (index > from) tokens.fill(tokenOf(signs.slice(from, index), from), from, index)
    from = index + 1
  }
  return tokens
}

function tokenOf(signs: readonly string[], from: number): Token {
  const length = signs.length
  const text = length <= endlessAddress ? signs.join('') : ''
  if (isMail(text)) return { from, length, path: Number.POSITIVE_INFINITY }
  const path = pathOf(text)
  return { from, length, path: path < 0 ? path : from + path }
}

/** Where the path of an address begins; -1 when the text is not an address. */
function pathOf(text: string): number {
  const scheme = text.indexOf('://')
  const start = scheme < 0 ? 0 : scheme + 3
  const end = start + text.slice(start).search(/[/?:]|$/)
  const labels = text.slice(start, end).split('.')
  return labels.length > 1 && /^[a-z]{2,}\W*$/i.test(labels.at(-1) ?? '') ? end : -1
}

function isMail(text: string): boolean {
  const [name, domain, more] = text.split('@')
  return name !== '' && domain !== undefined && domain.includes('.') && more === undefined
}
