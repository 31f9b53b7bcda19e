import { isLinkable } from './links.ts'

/** A stretch of text with one style; `href` is empty unless it is a link. */
export type Run = { text: string; bold: boolean; italic: boolean; underline: boolean; href: string }
/** A line of a text. `level` is 1 for a list point nested in another. */
export type Block = { kind: 'paragraph' | 'bullet' | 'number'; level: 0 | 1; runs: Run[] }

type Delimiter = '**' | '*' | '__'
type Token =
  | { kind: 'text'; text: string }
  | { kind: 'delimiter'; text: Delimiter; opens: boolean; closes: boolean }
  | { kind: 'link'; text: string; href: string }

const tokenPattern = /\\([\\*_[\]])|\[([^[\]\n]+)\]\(([^()\s]+)\)|\*\*|\*|__/g
const linkPattern = /(?<!\\)\[([^[\]\n]+)\]\([^()\s]+\)/g
const bulletLine = /^\s*[-•]\s+(\S.*|)$/s
const numberLine = /^\s*\d{1,3}[.)、]\s+(\S.*|)$/s

/** How many columns a point is set in below the point it belongs to. */
export const nestedIndent = 2
const tabWidth = 4

/**
 * Reads light markup: `**bold**`, `*italic*`, `__underline__`, `[text](https://…)`, lines starting with `- ` or `1. `,
 * points of a point set in by two spaces or more. A backslash makes the next sign literal. Total: text that is not
 * markup stays as it is.
 */
export function parseMarkup(source: string): Block[] {
  let edge = noList
  return splitLines(source).flatMap((line) => {
    const read = readLine(line, edge)
    edge = read.edge
    return read.block ?? []
  })
}

/** Splits markup into its lines. */
export function splitLines(source: string): string[] {
  return source.split(/\r\n|\r|\n/)
}

/** The blocks to print: empty list points are left out. */
export function printedBlocks(source: string): Block[] {
  const said = parseMarkup(source).filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
  return said.map((block, index) => (isListed(said[index - 1]) ? block : { ...block, level: 0 }))
}

function isListed(block: Block | undefined): boolean {
  return block !== undefined && block.kind !== 'paragraph'
}

/** The edge of lines before which there is no list. */
export const noList = -1

/**
 * Reads one line. The block is null for an empty line; `edge` is what the next line needs.
 * @param edge how far the list around the line is set in, in columns: points set in further are nested
 */
export function readLine(line: string, edge: number): { block: Block | null; edge: number } {
  if (line.trim() === '') return { block: null, edge }
  const [kind, text] = kindOfLine(line)
  if (kind === 'paragraph') return { block: { kind, level: 0, runs: parseRuns(text) }, edge: noList }
  const indent = indentOf(line)
  const isNested = edge !== noList && indent >= edge + nestedIndent
  return { block: { kind, level: isNested ? 1 : 0, runs: parseRuns(text) }, edge: isNested ? edge : indent }
}

function kindOfLine(line: string): [kind: Block['kind'], text: string] {
  const bullet = bulletLine.exec(line)?.[1]
  if (bullet !== undefined) return ['bullet', bullet]
  const number = numberLine.exec(line)?.[1]
  return number === undefined ? ['paragraph', line.trim()] : ['number', number]
}

/** The columns of white before a text. */
export function indentOf(text: string): number {
  const [white = ''] = /^\s*/.exec(text) ?? []
  return [...white].reduce((columns, sign) => columns + (sign === '\t' ? tabWidth : 1), 0)
}

/** The numbers of lines in their lists, in which each list counts from one; 0 for a line that has none. */
export function numbersOf(lines: readonly Pick<Block, 'kind' | 'level'>[]): number[] {
  const counts = { outer: 0, inner: 0 }
  return lines.map(({ kind, level }) => {
    const list = level === 0 ? 'outer' : 'inner'
    if (level === 0) counts.inner = 0
    counts[list] = kind === 'number' ? counts[list] + 1 : 0
    return counts[list]
  })
}

/** Joins the texts of runs, without their formatting. */
export function plainText(runs: readonly { text: string }[]): string {
  return runs.map(({ text }) => text).join('')
}

/** Parses the markup within one line; list marks at its start are text. */
export function parseRuns(text: string): Run[] {
  const tokens = tokenise(text)
  const active = matchDelimiters(tokens)
  const style = { '**': false, '*': false, __: false }
  const runs: Run[] = []
  tokens.forEach((token, index) => {
    if (token.kind === 'delimiter' && active.has(index)) {
      style[token.text] = !style[token.text]
      return
    }
    const href = token.kind === 'link' ? token.href : ''
    append(runs, { text: token.text, bold: style['**'], italic: style['*'], underline: style.__, href })
  })
  return runs
}

function append(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last && sameLook(last, run) && run.href === '') last.text += run.text
  else runs.push(run)
}

/** Whether two runs look the same. */
export function sameLook(a: Run, b: Run): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.href === b.href
}

function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let from = 0
  const pushText = (until: number) => {
    if (until > from) tokens.push({ kind: 'text', text: text.slice(from, until) })
  }
  for (const match of text.matchAll(tokenPattern)) {
    pushText(match.index)
    from = match.index + match[0].length
    tokens.push(tokenOf(match, text))
  }
  pushText(text.length)
  return tokens
}

function tokenOf(match: RegExpExecArray, text: string): Token {
  const [whole, escaped, label, href] = match
  if (escaped !== undefined) return { kind: 'text', text: escaped }
  if (label !== undefined && href !== undefined) {
    return isLinkable(href) ? { kind: 'link', text: label, href } : { kind: 'text', text: whole }
  }
  const before = text[match.index - 1] ?? ' '
  const after = text[match.index + whole.length] ?? ' '
  const sign = whole === '**' || whole === '*' ? whole : '__'
  return { kind: 'delimiter', text: sign, opens: /\S/.test(after), closes: /\S/.test(before) }
}

/** The indexes of delimiters that have a partner; others are printed as typed. */
function matchDelimiters(tokens: Token[]): Set<number> {
  const matched = new Set<number>()
  for (const sign of ['**', '*', '__'] as const) {
    let open = -1
    tokens.forEach((token, index) => {
      if (token.kind !== 'delimiter' || token.text !== sign) return
      if (open >= 0 && token.closes) {
        matched.add(open).add(index)
        open = -1
      } else if (open < 0 && token.opens) open = index
    })
  }
  return matched
}

/** The place of a link in the source, and of its label. */
export type LinkPlace = { start: number; labelStart: number; labelEnd: number; end: number }

/** Finds the links of a source, in order. */
export function linkPlaces(source: string): LinkPlace[] {
  return Array.from(source.matchAll(linkPattern), ({ index, 0: whole, 1: label = '' }) => ({
    start: index,
    labelStart: index + 1,
    labelEnd: index + 1 + label.length,
    end: index + whole.length,
  }))
}
