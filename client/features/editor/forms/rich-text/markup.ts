import type { Node } from 'prosemirror-model'
import { linkAddress } from '#src/resume/links.ts'
import { nestedIndent, noList, numbersOf, type Run, sameLook } from '#src/resume/markup.ts'
import { escaped, type RunStyle, runStyles, runsMarkup, sameRuns } from '#src/resume/markup-write.ts'
import { hrefOf, kindOf, levelOf, lineOf } from './schema.ts'

const LAST_NUMBER = 999

/** Converts rich text to markup. Lines whose meaning has not changed keep their original markup. */
export function markupOf(richText: Node): string {
  const numbers = numbersOf(richText.children.map((line) => ({ kind: kindOf(line), level: levelOf(line) })))
  let edge = noList
  const lines = richText.children.map((line, index) => {
    const written = lineMarkup(line, Math.min(numbers[index] ?? 0, LAST_NUMBER), edge)
    edge = lineOf(written, edge).edge
    return written
  })
  return lines.join('\n')
}

/**
 * Writes a line as markup. A paragraph that starts like a list item will be parsed as a list item.
 * @param number its place among numbered ones
 * @param edge the indent of the list around it, in columns; see `readLine`
 */
export function lineMarkup(line: Node, number: number, edge: number): string {
  const { source } = line.attrs
  if (typeof source === 'string' && saysTheSame(lineOf(source, edge).node, line)) return source
  const sign = { paragraph: '', bullet: '- ', number: `${number}. ` }[kindOf(line)]
  const prefix = (levelOf(line) === 1 ? ' '.repeat(Math.max(0, edge) + nestedIndent) : '') + sign
  const runs = printedRuns(line)
  // Characters are escaped only where they would be read as markup.
  const plain = prefix + runsMarkup(runs, (text) => text)
  return sameRuns(printedRuns(lineOf(plain, edge).node), runs) ? plain : prefix + runsMarkup(runs, escaped)
}

/** Whether two lines mean the same, whatever their markup. */
export function saysTheSame(a: Node, b: Node): boolean {
  return kindOf(a) === kindOf(b) && levelOf(a) === levelOf(b) && a.content.eq(b.content)
}

/**
 * The runs of a line as they will be parsed again: styles do not cover spaces at their edges, and the line has no outer
 * spaces.
 */
function printedRuns(line: Node): Run[] {
  const signs: Run[] = []
  line.forEach((node) => {
    const has = (name: RunStyle) => node.marks.some(({ type }) => type.name === name)
    const link = node.marks.find(({ type }) => type.name === 'link')
    const href = link ? linkAddress(hrefOf(link)) : ''
    for (const text of (node.text ?? '').split('')) {
      // A link's label cannot contain brackets, so they are left outside it.
      const isBracket = text === '[' || text === ']'
      signs.push({
        text,
        bold: has('bold'),
        italic: has('italic'),
        underline: has('underline'),
        href: isBracket ? '' : href,
      })
    }
  })
  const kept = withoutOuterSpace(signs)
  for (const [style] of runStyles) trimStyle(kept, style)
  return joined(kept)
}

function withoutOuterSpace(signs: Run[]): Run[] {
  const start = signs.findIndex(({ text }) => text.trim() !== '')
  const end = signs.findLastIndex(({ text }) => text.trim() !== '')
  return start < 0 ? [] : signs.slice(start, end + 1)
}

/** Style delimiters must touch a word, not a space. */
function trimStyle(signs: Run[], style: RunStyle): void {
  const isEdge = (index: number, step: 1 | -1) => !signs[index - step]?.[style]
  const trim = (index: number, step: 1 | -1) => {
    const sign = signs[index]
    if (sign?.[style] && sign.text.trim() === '' && isEdge(index, step)) sign[style] = false
  }
  for (let index = 0; index < signs.length; index += 1) trim(index, 1)
  for (let index = signs.length - 1; index >= 0; index -= 1) trim(index, -1)
}

function joined(signs: readonly Run[]): Run[] {
  const runs: Run[] = []
  for (const sign of signs) {
    const last = runs.at(-1)
    if (last && sameLook(last, sign)) last.text += sign.text
    else runs.push({ ...sign })
  }
  return runs
}
