import { findPeriod } from '#src/resume/formats/dates-read.ts'
import { markedLine } from '#src/resume/formats/source-line.ts'
import { company, school } from '#src/resume/formats/text/entry-words.ts'
import { headingOf } from '#src/resume/formats/text/headings.ts'
import type { DrawnLine } from './drawn.ts'

/** The beginning of an e-mail address, a web address or a phone number, which have lines of their own. */
const startsAddress = /^(?:[\w.+-]+@|www\.|https?:|\+\d)/i

/** An e-mail address alone: what stands below it is something else. */
const wholeEmail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i

/** The width in ems from which a column is wide. */
const WIDE = 25

/** The length in characters from which a text is more than a name. */
const LONG = 25

/** The right edge of the lines around a line, and whether other lines share it. */
export type Edge = { edge: number; isShared: boolean }

/**
 * The right edge a line could have reached, by the lines around it. Where nothing stands at their right, and none of
 * them ends where the longest does, it could have reached that of the page.
 */
export function edgeOf(line: DrawnLine, lines: readonly DrawnLine[]): Edge {
  const column = lines.filter(
    ({ page, x, right }) => page === line.page && x < line.right && right > line.x && x > line.x - 60,
  )
  const edge = Math.max(...column.map(({ right }) => right))
  const isShared = column.some((other) => other !== line && other.right > edge - 2.5 * line.size)
  const own = isShared ? [] : lines.filter(({ page }) => page === line.page)
  return { edge: own.some(({ x }) => x > edge) ? edge : Math.max(edge, ...own.map(({ right }) => right)), isShared }
}

/** A paragraph so far: its first line with the whole text, its last line, and the right edge of that. */
type Joined = { line: DrawnLine; last: DrawnLine; edge: Edge }

/** Whether a line goes on with a paragraph: the last of its lines was broken, because it was full or to look even. */
export function goesOn({ line: whole, last: before, edge }: Joined, line: DrawnLine, usual: number): boolean {
  const isBroken = isFull(before, line, edge) || isUnfinished(before, line) || hangs(whole, before, line)
  if (!isBroken || !isBelow(before, line, usual) || isNameApart(before, line)) return false
  if (isLabelled(line, whole) || isLabelled(line, before)) return false
  if (isFlushRight(before, line)) return false
  if (/[。！？]$/.test(before.text)) return false
  if (wholeEmail.test(before.text) && !isBrokenAddress(before.text, line.text)) return false
  const body = markedLine(before.text)?.text ?? ''
  const isCell = body.includes('\t') && Math.abs(line.x - before.cell) < 2 && !before.endsApart && line.lead === 0
  const { end, present } = findPeriod(body)?.period ?? {}
  if (!isCell && (body.includes('\t') || end !== undefined || present)) return false
  if (startsAddress.test(line.text) && !isBrokenAddress(before.text, line.text)) return false
  const isPoint = markedLine(line.text, {}, line.isCounted)?.bullet === true
  const hasCells = line.text.includes('\t') && !isUnfinished(before, line)
  return !isPoint && headingOf(line.text) === undefined && !hasCells
}

/** Whether short lines end at one edge and begin at others, as an address beside the name does: no paragraph. */
function isFlushRight(before: DrawnLine, line: DrawnLine): boolean {
  const isShort = (before.right - before.x) / before.size < WIDE && /^[\p{L}\d]/u.test(before.text)
  return isShort && Math.abs(before.right - line.right) < 0.6 && Math.abs(line.x - before.x) > before.size / 2
}

/** Whether a line goes on in the next: after a comma, or in a small letter after a long text in the same face. */
function isUnfinished(before: DrawnLine, line: DrawnLine): boolean {
  const isSmall = /^\p{Ll}+(?=[\s,;.]|$)/u.test(line.text) && /[\p{L}\p{N},]$/u.test(before.text)
  const isSame = line.lead > 0 === before.endsApart
  return (/[,，、]$/.test(before.text) && line.lead === 0) || (isSmall && isSame && before.text.length > LONG)
}

/** Whether a line is set in below a point's sign, as the lines of its text are, and goes on with a sentence. */
function hangs(whole: DrawnLine, before: DrawnLine, line: DrawnLine): boolean {
  const isPoint = /^(?:[•●○◦▪■◆]|[–—-]\s)/u.test(whole.text)
  const set = (line.x - whole.x) / line.size
  const isText = before.text.length > LONG || /^(?:\p{Ll}|\p{N}|\p{Script=Han})/u.test(line.text)
  const isOpen = /[\p{L}\p{N})）」》”,，、]$/u.test(before.text) && isText
  return isPoint && set > 0.4 && set < 2.5 && isOpen
}

const term = /^[^:：|｜\s]{1,12}[:：|｜]/

/** Whether a line begins with a term and a colon behind it, in a face of its own or as the line before does. */
function isLabelled({ text, lead }: DrawnLine, before: DrawnLine): boolean {
  if (term.test(text) && term.test(before.text)) return true
  return lead > 0 && lead < text.length && /[:：]\s*$/.test(text.slice(0, lead))
}

/** Whether the first word of a line did not fit into the line before; ragged lines break earlier. */
function isFull(before: DrawnLine, line: DrawnLine, { edge, isShared }: Edge): boolean {
  // The longest of several short points is not full.
  const isCell = before.text.includes('\t')
  if ((!isShared || isCell) && /[.!?;]$/.test(before.text) && /^[\p{Lu}\d]/u.test(line.text)) return false
  // Names and terms below each other in a narrow column are no paragraph, and neither is an employer with what follows.
  const isNarrow = (edge - before.x) / before.size <= WIDE / 2
  const isEmployer = before.lead < before.text.length && (company.test(before.text) || school.test(before.text))
  if ((isNarrow || isEmployer) && /^\p{Lu}/u.test(line.text) && isTerm(before.text)) return false
  const slack = (edge - before.x) / before.size > WIDE && line.lead === 0 ? 3 : 0
  const needed = (firstWidth(line.text) + slack) * before.size
  return before.right + needed > edge || isBrokenAddress(before.text, line.text)
}

/** Whether a line is a name or a term, not the beginning of a sentence. */
function isTerm(text: string): boolean {
  return (
    text.split(' ').length < 5 && !/[,;:&/–、，；：-]$|\b(?:and|or|of|for|in|the|to|with|an?|at|by|on)$/i.test(text)
  )
}

/** Whether a line follows another at the distance of a paragraph's lines; a larger one starts a new paragraph. */
function isBelow(before: DrawnLine, line: DrawnLine, usual: number): boolean {
  const step = (before.y - line.y) / line.size
  const isNext = before.page === line.page && step > 0 && step < (usual > 0 ? usual + 0.12 : 2.3)
  const isAligned = line.x > before.x - 2 && line.x < Math.max(before.x + line.size * 3, before.cell + 2)
  const isAlike = [before.size, before.cellSize].some((size) => Math.abs(size - line.size) < 0.3)
  return isNext && isAligned && isAlike
}

/**
 * The approximate width, in ems, of a line's unbreakable beginning: a word, or a character with those that may not
 * begin a line.
 */
export function firstWidth(text: string): number {
  const [signs] = /^[\p{Script=Han}\u3041-\u30ff][，。、；：）”！？]*/u.exec(text) ?? []
  if (signs !== undefined) return signs.length + 0.4
  const [word = ''] = /^\S+/.exec(text) ?? []
  return [...word].reduce((sum, sign) => sum + (/\p{Lu}/u.test(sign) ? 0.68 : 0.55), 0.3)
}

/** A line and the one that goes on with it. */
export function together(line: DrawnLine, next: DrawnLine): DrawnLine {
  // U+2010 is what programs draw where they part a word.
  const start = /\p{L}\u2010$/u.test(line.text) && /^\p{Ll}/u.test(next.text) ? line.text.slice(0, -1) : undefined
  const text = start === undefined ? line.text + glue(line.text, next.text) + next.text : start + next.text
  const isApart = line.lead >= line.text.length && next.lead >= next.text.length
  return { ...line, text, lead: isApart ? text.length : line.lead }
}

/**
 * Joins headings of several lines, as a narrow column makes of `Leadership and activities`, and a cell of a form of
 * `教育经历` in four.
 */
export function withWholeHeadings(lines: readonly DrawnLine[]): DrawnLine[] {
  const whole: DrawnLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const parts = [4, 3, 2].map((count) => lines.slice(at, at + count)).find(isOneHeading) ?? lines.slice(at, at + 1)
    whole.push(parts.reduce(together))
    at += parts.length - 1
  }
  return whole
}

/** Whether lines that stand close below each other are a heading that some of them are not by themselves. */
function isOneHeading(parts: readonly DrawnLine[]): boolean {
  const isBelow = (line: DrawnLine, index: number) => {
    const before = parts[index - 1]
    if (before === undefined) return true
    const shifts = [line.x - before.x, line.right - before.right, (line.x + line.right - before.x - before.right) / 2]
    const isAligned = line.page === before.page && line.size === before.size && shifts.some((by) => Math.abs(by) < 1)
    return isAligned && before.y > line.y && before.y - line.y < line.size * 2
  }
  const seams = parts.map(({ text }) => text).join('\n')
  const isParted =
    /\b(?:and|of|und|et|e|y)\n|[&-]\n|\n(?:and|of|und|et|e|y)\b|\n&/i.test(seams) ||
    !parts.every(({ text }) => headingOf(text))
  if (!parts.every(({ text }) => /^[\p{L}&]/u.test(text))) return false
  return parts.length > 1 && isParted && parts.every(isBelow) && headingOf(seams.replaceAll('\n', ' ')) !== undefined
}

/** Joins with a space between words; without one between Chinese characters and beside signs as wide as they are. */
export function glue(before: string, after: string): string {
  const isChinese =
    (/[\p{Script=Han}“”]$/u.test(before) && /^[\p{Script=Han}“”]/u.test(after)) ||
    /[，。、；：（）《》「」]$/u.test(before) ||
    /^[，。、；：（）《》「」]/u.test(after)
  // A hyphenated word, whether its hyphen belongs to it or not.
  const isParted = /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after)
  return isChinese || isParted || isBrokenAddress(before, after) || /\s$/.test(before) ? '' : ' '
}

function isBrokenAddress(before: string, after: string): boolean {
  const last = before.split(/[\s|｜:：]/).at(-1) ?? ''
  const isEmail = /[\w][._@-]$/.test(last) && /^[\w.+@-]+\.[a-z]/.test(after) && /@/.test(last + after)
  // A cell has broken it anywhere: `name@mail.example.c` above `n`.
  if (/@[\w-]+(?:\.[\w-]+)*\.[a-z]$/.test(last) && /^[a-z]{1,5}$/.test(after)) return true
  if (/\w@[\w-]+$/.test(last) && /^[\w-]*\.[a-z]{2,10}$/.test(after)) return true
  return isEmail || (/[@/]\S*[./@-]$/.test(before) && /^[a-z\d]/.test(after))
}

/** Whether a line is entirely in another face than its neighbour: a name above or below the text. */
function isNameApart(before: DrawnLine, line: DrawnLine): boolean {
  const isWhole = ({ text, lead }: DrawnLine) => lead >= text.length
  return (isWhole(before) && line.lead === 0) || (isWhole(line) && !before.endsApart)
}
