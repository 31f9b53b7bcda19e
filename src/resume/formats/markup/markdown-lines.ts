import { type SourceLine, textLines } from '#src/resume/formats/source-line.ts'
import { fieldOf } from '#src/resume/formats/text/person-labels.ts'
import { isCover } from '#src/resume/formats/text/person-name.ts'
import { linkAddress } from '#src/resume/links.ts'
import { asciiDocToMarkdown, isAsciiDoc } from './ascii-doc.ts'
import { badges } from './badges.ts'
import { definitions } from './definitions.ts'
import { inRanks, underlined } from './heading-ranks.ts'
import { withoutMail } from './mail-lines.ts'
import { isOrg, orgToMarkdown } from './org-mode.ts'

const LONGEST_SETTINGS = 60
const comment = /<!--[\s\S]*?-->/g
/** Patterns that occur in Markdown only. */
const signs = [
  /^#{1,6} \S/m,
  /^\*\*[^*\n]+\*\*/m,
  /^[-*] \[[ x]\] /m,
  /^\|? ?:?-{2,}:? ?\|/m,
  /^: {1,3}\S/m,
  /^!?\[[^\]\n]*\]\([^)\n]*\)/m,
]
/** An address with brackets in it, as Markdown allows them: in pairs, or with a backslash. */
const bracketed = /(?<=\]\()https?:\/\/(?:[^\s()\\]|\\?\([^\s()\\]*\\?\))+(?=\))/g
const wholePage = /<(?:!doctype|html|body|head)\b/i
/** Settings of the page that say nothing about the person. */
const setting =
  /^(?:layout|permalink|slug|theme|css|toc|lang|published|draft|weight|url|aliases|categories|tags|image|class|mainfont|fontsize|geometry|documentclass|output|header-includes|colorlinks|[a-z]+color|icons|doctype|stylesheet|imagesdir|experimental|nofooter|sect\w+|source-highlighter|rev\w+|pdf-\w+)$/i

/** Whether a text that begins with a tag is Markdown with pieces of HTML, as GitHub shows it, and not a web page. */
export function isMixed(text: string): boolean {
  return !wholePage.test(text) && /^(?:#{1,6} \S|[^\s<>|#-][^<>\n]{0,80}\n(?:={3,}|-{3,})[ \t]*$)/m.test(text)
}

/** The lines of a text in any lightweight markup, or in none. */
export function markupLines(text: string): SourceLine[] {
  const plain = withoutQuotes(text.replace(/\r\n?/g, '\n'))
  const markdown = isOrg(plain) ? orgToMarkdown(plain) : isAsciiDoc(plain) ? asciiDocToMarkdown(plain) : plain
  const [body, settings] = withoutSettings(markdown)
  const headed = underlined(body)
  if (markdown === plain && headed === plain && !signs.some((sign) => sign.test(plain)))
    return withoutMail(textLines(plain))
  const apart = settings.map((line): SourceLine => ({ text: line, furniture: true }))
  return [...withoutMail(textLines(plainMarkdown(headed))), ...apart]
}

/** A text without the signs of a mail that is quoted. That has them before its empty lines too, unlike points. */
function withoutQuotes(text: string): string {
  return /^>[> ]*$/m.test(text) ? text.replace(/^(?:> ?)+/gm, '') : text
}

/** Parts a text from its front matter: what that says of the person goes above it, the rest is returned beside it. */
function withoutSettings(text: string): [body: string, settings: string[]] {
  const lines = text.trimStart().split('\n')
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  const matter = lines.slice(1, end)
  const isMatter = (line: string) => /^(?:[A-Za-z_][\w-]{0,40}:|[\s#-]|$)/.test(line)
  if (lines[0]?.trimEnd() !== '---' || end < 2 || end > LONGEST_SETTINGS || !matter.every(isMatter)) return [text, []]
  const entries = matter.flatMap((line): [string, string][] => {
    const [, key = '', said = ''] = /^([A-Za-z_][\w-]{0,40}):(.*)$/.exec(line) ?? []
    const value = said.trim().replace(/^["']|["']$/g, '')
    return value === '' || setting.test(key) ? [] : [[key.toLowerCase() === 'author' ? 'name' : key, value]]
  })
  const isPersonal = ([key]: [string, string]) => fieldOf(key) !== undefined
  const [own, others] = [entries.filter(isPersonal), entries.filter((entry) => !isPersonal(entry))]
  const personal = own.map(([key, value]) => `${key}: ${value}\n`).join('\n')
  const said = others.flatMap(([, value]) => (isCover(value) ? [] : [value]))
  return [[personal, ...lines.slice(end + 1)].join('\n'), said]
}

/** Markdown reduced to what a line of text can say: headings, points, rows and links. */
function plainMarkdown(text: string): string {
  const said = unquoted(htmlAsMarkdown(text.replace(comment, '')))
  return definitions(inRanks(badges(said)))
    .split('\n')
    .map(plainLine)
    .join('\n')
}

/** Pieces of HTML that people put into Markdown for what it cannot do: placing, small print, pictures, line breaks. */
function htmlAsMarkdown(text: string): string {
  return (
    text
      .replace(/<((?:mailto:)?[\w.+-]+@[\w.-]+|(?:https?|tel):[^\s<>]+)>/gi, '$1')
      .replace(/<img\b[^<>]*?\balt="([^"<>]*)"[^<>]*>/gi, (whole, alt) => {
        const [, source = ''] = /\bsrc="([^"\s]*)"/i.exec(whole) ?? []
        return `![${alt}](${source})`
      })
      .replace(/<a\b[^<>]*?\bhref="([^"\s<>]*)"[^<>]*>([^<>]*)<\/a\s*>/gi, '[$2]($1)')
      .replace(/<h([1-6])\b[^<>]*>/gi, (_, rank) => `\n${'#'.repeat(Number(rank))} `)
      .replace(/<li\b[^<>]*>/gi, '\n- ')
      // What is placed at the right is another part of the line.
      .replace(/<(?:span|div|small|sub|sup|font)\b([^<>]*)>/gi, (whole, look) =>
        /(?:float|align) ?[:=] ?"?right/i.test(look) ? '\t' : whole,
      )
      .replace(/<\/t[dh]\s*>\s*/gi, '\t')
      .replace(/<\/?(?:br|p|div|center|table|tr|ul|ol|dl|dt|dd|details|summary|h[1-6]|section)\b[^<>]*>/gi, '\n')
      .replace(/<\/?(?:strong|b)>/gi, '**')
      .replace(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, '')
  )
}

/** Removes the signs of quotations, which people use to set paragraphs apart. */
function unquoted(text: string): string {
  return text.replace(/^[ \t]*(?:> ?)+(?=\S)/gm, '')
}

/** A line without the signs that only say how its words look. */
function plainLine(line: string): string {
  return (
    line
      .replace(/^(\s*(?:[-*+]|\d{1,2}[.)])\s+)\[[ xX]\]\s+/, '$1')
      .replace(/^(\s*)\+\s+/, '$1- ')
      .trimEnd()
      .replace(/^```.*$/, '')
      .replace(/\\$/, '')
      .replace(/^(\s*(?:`[^`]+`[\s,，、/|·]*){2,})$/, (row) => (row.match(/`[^`]+`/g) ?? []).join(', '))
      .replace(/`([^`]{1,300})`/g, '$1')
      .replace(/~~([^~]+)~~/g, '$1')
      .replace(/(^|\s):[a-z][a-z0-9_+-]{1,30}:(?=\s)/g, '$1')
      // `[Email](mailto:ada@example.com)`, and addresses within the site, which lead nowhere from here.
      .replace(/\[([^[\]]*)\]\((?!https?:\/\/|mailto:|tel:)[^\s()]*(?:\s"[^"]*")?\)/g, '$1')
      .replace(/(\[[^[\]]*\]\([^\s()]+)\s"[^"]*"\)/g, '$1)')
      .replace(bracketed, (address) => linkAddress(address.replaceAll('\\', '')))
      .replace(/(?<![\w*\\])\*(?=[^\s*])([^*\n]{0,200}[^\s*\\])\*(?![\w*])/g, '$1')
      .replace(/(?<![\w_\\])_(?=[^\s_])([^_\n]{0,200}[^\s_\\])_(?![\w_])/g, '$1')
      .replace(/\\([\\`*_{}[\]()#+.!|<>~$&%-])/g, '$1')
      .replace(/(?<=^#.{1,200}) #{1,6}$/, '')
  )
}
