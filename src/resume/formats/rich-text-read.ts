import { isLinkable, linkAddress } from '#src/resume/links.ts'
import { indentOf, parseMarkup } from '#src/resume/markup.ts'
import { characterOf } from './html/entities.ts'

const tag = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<\/?([a-z][a-z0-9]*)\b([^<>]*)>|<!?[a-z][^<>]*>/gi
const inlineSigns: ReadonlyMap<string, string> = new Map([
  ['strong', '**'],
  ['b', '**'],
  ['em', '*'],
  ['i', '*'],
  ['u', '__'],
])
const newLine = new Set(
  'p div br hr li ul ol dl dt dd h1 h2 h3 h4 h5 h6 blockquote pre table caption tr header footer nav main section article aside address figure figcaption'.split(
    ' ',
  ),
)

const listSign = /^(?:[-•]|\d{1,3}[.)、])\s/

/** Text with the usual entities of HTML and XML put in. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return characterOf(String(name)) ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
}

/**
 * Converts HTML to our markup: prose, lists, emphasis and links. Other elements are reduced to their text, scripts are
 * dropped.
 * @param gap the text between the cells of a row
 */
export function htmlToMarkup(html: string, gap = ' '): string {
  const lists: { number: number; isOrdered: boolean }[] = []
  const ended: string[] = []
  let line = ''
  let from = 0
  let link = ''
  for (const match of html.matchAll(tag)) {
    line += literal(html.slice(from, match.index))
    from = match.index + match[0].length
    const name = match[2]?.toLowerCase() ?? ''
    const isEnd = match[0].startsWith('</')
    if (newLine.has(name) && line !== '' && !isBulletStart(line)) {
      ended.push(line)
      line = ''
    }
    if (name === 'ul' || name === 'ol') {
      if (isEnd) lists.pop()
      else lists.push({ number: 0, isOrdered: name === 'ol' })
    } else if (name === 'li' && !isEnd) {
      const list = lists.at(-1)
      if (list) list.number += 1
      line += '  '.repeat(Math.max(0, lists.length - 1))
      line += list?.isOrdered ? `${list.number}. ` : '- '
    } else if (name === 'a') {
      const href = isEnd ? link : linkOf(match[3] ?? '')
      if (href) line += isEnd ? `](${href})` : '['
      link = isEnd ? '' : href
    } else if ((name === 'td' || name === 'th') && isEnd) line += gap
    else line += inlineSigns.get(name) ?? ''
  }
  return tidy([...ended, line + literal(html.slice(from))].join('\n'))
}

/** Converts Markdown to our markup, which is a subset: other bullets, headings and quotations become what we have. */
export function markdownToMarkup(markdown: string): string {
  return tidy(
    markdown
      .replace(/<\/?[a-z][^<>]*>/gi, '')
      .replace(/^([ \t\u3000\u00a0]*)[*+]\s+/gm, '$1- ')
      .replace(/^[ \t\u3000\u00a0]*(#{1,6}|>)\s+/gm, '')
      .replace(/__(?=\S)(.+?)__/g, '**$1**')
      .replace(/(?<![\w_])_(?=\S)([^_\n]+)_(?!\w)/g, '*$1*'),
  )
}

/** Converts text that may be HTML or Markdown to our markup. */
export function foreignMarkup(text: string): string {
  return /<(p|ul|ol|li|br|strong|em|div|h[1-6])\b[^<>]*>/i.test(text) ? htmlToMarkup(text) : markdownToMarkup(text)
}

function isBulletStart(line: string): boolean {
  return /^ *(?:- |\d+\. )$/.test(line)
}

/** Escapes characters that would be read as markup. */
function literal(html: string): string {
  const text = decodeEntities(html).replace(/\s+/g, ' ')
  const runs = parseMarkup(text).flatMap((block) => block.runs)
  const isPlain = runs.length <= 1 && runs.every((run) => run.text === text.trim() && !run.bold && !run.italic)
  return isPlain ? text : text.replace(/[\\*_[\]]/g, '\\$&')
}

function linkOf(attributes: string): string {
  const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)
  const address = linkAddress(decodeEntities(href?.[1] ?? href?.[2] ?? ''))
  return isLinkable(address) ? address : ''
}

/** Removes empty lines and spaces around lines, but keeps the indent of list points, which says what they belong to. */
function tidy(markup: string): string {
  return markup
    .split('\n')
    .map((line) => {
      const text = line.trim()
      return listSign.test(text) ? ' '.repeat(indentOf(line)) + text : text
    })
    .filter((line) => line !== '' && line.trim() !== '-')
    .join('\n')
}
