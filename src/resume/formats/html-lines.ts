import { htmlToMarkup } from './rich-text-read.ts'
import { type SourceLine, textLines } from './source-line.ts'

/** What surrounds a page on every site: it is shown, but no part of a résumé. */
const frame = /<(nav|footer)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi
const headings = /<h([1-6])\b[^<>]*>/gi

/** The lines of a saved web page: headings by their rank, what frames the page apart. */
export function htmlLines(html: string): SourceLine[] {
  const page = html.replace(/<head\b[\s\S]*?<\/head\s*>/i, '')
  const framed = page.match(frame) ?? []
  const marked = page
    .replace(frame, '')
    .replace(headings, (whole, rank) => `<p>${'#'.repeat(Math.min(3, Number(rank)))} ${whole}`)
  const apart = framed.flatMap((part) => textLines(htmlToMarkup(part)))
  return [
    ...textLines(withoutBreaks(htmlToMarkup(marked))),
    ...apart.map(({ text }): SourceLine => ({ text, furniture: true })),
  ]
}

/** The sign of a heading stands in front of its words, whatever block its words begin. */
function withoutBreaks(markup: string): string {
  return markup.replace(/^(- )?(#{1,3})\s*\n/gm, '$2 ').replace(/^- (#{1,3} )/gm, '$1')
}
