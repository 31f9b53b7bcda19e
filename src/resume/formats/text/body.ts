import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { nestedIndent, noList, parseMarkup } from '#src/resume/markup.ts'

/** Lines as markup: bullets, numbers and bold are kept, other characters are escaped. */
export function bodyOf(lines: readonly SourceLine[]): string {
  let edge = noList
  return lines
    .map((line) => {
      const { bullet, indent = 0, number } = line
      const sign = number === undefined ? '- ' : `${number}. `
      const isNested = bullet && edge !== noList && indent >= edge + nestedIndent
      if (!isNested) edge = bullet ? indent : noList
      return (isNested ? ' '.repeat(nestedIndent) : '') + (bullet ? sign : '') + markupOf(line)
    })
    .join('\n')
}

/** A line from an index on as markup, with bold words marked. */
export function markupOf({ text, bold = [] }: SourceLine, from = 0): string {
  const plain = isEmphatic(text) ? escaped : (part: string) => part
  let at = from
  let markup = ''
  for (const [start, end] of bold) {
    if (end <= at) continue
    const words = text.slice(Math.max(start, at), end)
    // A mark next to a space would not be read as markup.
    const [first, last] = [words.length - words.trimStart().length, words.trimEnd().length]
    const strong = first < last ? `**${plain(words.slice(first, last))}**` : ''
    markup += plain(text.slice(at, start)) + words.slice(0, first) + strong + words.slice(Math.max(first, last))
    at = end
  }
  // Cells of a row; a label keeps its value beside it.
  return (markup + plain(text.slice(at))).replace(/(?<=[:：])\t+/g, ' ').replace(/\t+/g, ' · ')
}

/** Escapes emphasis in a text; links with a label stay links. */
export function literal(text: string): string {
  return isEmphatic(text) ? escaped(text) : text
}

function isEmphatic(text: string): boolean {
  return parseMarkup(text).some(({ runs }) => runs.some((run) => run.bold || run.italic || run.underline))
}

function escaped(text: string): string {
  return text.replace(/[\\*_]/g, '\\$&')
}
