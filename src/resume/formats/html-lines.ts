import { htmlToMarkup } from './rich-text-read.ts'
import { type SourceLine, textLines } from './source-line.ts'

/** The navigation and the footer of a web page, which are visible but not part of the résumé. */
const frame = /<(nav|footer)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi
const headings = /<h([1-6])\b[^<>]*>/gi

/** Reads the lines of a saved web page; headings keep their rank, navigation and footer are marked. */
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

/** Removes line breaks inside headings, so that their mark stays in front of their words. */
function withoutBreaks(markup: string): string {
  return markup.replace(/^(- )?(#{1,3})\s*\n/gm, '$2 ').replace(/^- (#{1,3} )/gm, '$1')
}
