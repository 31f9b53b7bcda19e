import { composeResume, type NestedItem, type NestedSection } from '#src/resume/compose.ts'
import {
  type ResumeBasics,
  type ResumeDocument,
  type ResumeLocale,
  type SectionKind,
  sectionKinds,
} from '#src/resume/document.ts'
import { detectLocale } from '#src/resume/formats/detect-locale.ts'
import { importDesign } from '#src/resume/formats/imported.ts'
import { listedKinds, sectionKind, writeMarkdown } from '#src/resume/formats/markdown.ts'
import { colons, sectionTitles } from '#src/resume/labels.ts'
import { readFacts } from './facts.ts'
import { readHead, said } from './heads.ts'
import { itemOf } from './items.ts'

const escaped = /\\([\\`*_[\]<>|~&!#+.()-])/g
const bold = /^\*\*((?:\\.|[^*\\])+)\*\*/
const link = /(?<!\\)\[((?:\\.|[^[\]\\])*)\]\(((?:\\.|[^()\s\\])+)\)/g
const named = /^\[((?:\\.|[^[\]\\])*)\]\(((?:\\.|[^()\s\\])+)\)$/

/**
 * Parses a Markdown file that we wrote. Returns undefined for any other: writing the result again must give the same
 * text.
 */
export function readOwnMarkdown(text: string): ResumeDocument | undefined {
  const source = text.replace(/\r\n/g, '\n').trim()
  if (!/^(?:#{1,2} |\*\*)/.test(source)) return undefined
  const [head = '', ...parts] = `\n${source}`.split(/\n## /)
  const locale = detectLocale(source)
  const basics = readHeadOf(head.trim(), locale)
  if (basics === undefined) return undefined
  const document = composeResume({
    locale,
    design: importDesign,
    basics,
    sections: parts.map((part) => readSection(part.trim(), locale)),
  })
  return writeMarkdown(document).trim() === source ? document : undefined
}

function readHeadOf(head: string, locale: ResumeLocale): ResumeBasics | undefined {
  const blocks = head.split('\n\n').filter(Boolean)
  const name = blocks[0]?.startsWith('# ') ? plain((blocks.shift() ?? '').slice(2)) : ''
  const [marked = '', headline = ''] = bold.exec(blocks[0] ?? '') ?? []
  if (marked !== '') blocks.shift()
  const details = readFacts(blocks.flatMap(factsOf), locale)
  if (details === undefined) return undefined
  const wish = locale === 'zh' ? { intention: plain(headline) } : { headline: plain(headline) }
  return { ...(name && { name }), ...(headline && wish), ...details }
}

/** Links are reduced to their labels. */
function factsOf(block: string): string[] {
  return block.replace(link, '$1').split(' · ').map(plain)
}

function readSection(part: string, locale: ResumeLocale): NestedSection {
  const [first = '', ...lines] = part.split('\n')
  const [, title = '', told = ''] = /^(.*?)(?: <!-- ([a-z-]+) -->)?$/.exec(first) ?? []
  const name = plain(title)
  const kind = sectionKinds.find((one) => one === told) ?? sectionKind(name, locale)
  const body = lines.join('\n').trim()
  const items = listedKinds.has(kind) ? readList(body, kind, locale) : readEntries(body, kind)
  return { kind, title: sectionKind(name, locale) === kind && isUsual(name, kind, locale) ? '' : name, items }
}

function isUsual(title: string, kind: SectionKind, locale: ResumeLocale): boolean {
  return title === sectionTitles[kind][locale]
}

function readEntries(body: string, kind: SectionKind): NestedItem[] {
  return `\n${body}`
    .split(/\n### /)
    .map((part, index) => ({ part: part.trim(), isNamed: index > 0 }))
    .filter(({ part, isNamed }) => isNamed || part !== '')
    .map(({ part, isNamed }) => {
      const blocks = part.split('\n\n')
      const head = isNamed ? (blocks.shift() ?? '') : ''
      const [, linked = head, address = ''] = named.exec(head) ?? []
      const details = /^\*(?!\*)((?:\\.|[^*\\])+)\*$/.exec(blocks[0] ?? '')?.[1]
      if (details !== undefined) blocks.shift()
      const url = /^`([^`]+)`$/.exec(blocks[0] ?? '')?.[1]
      if (url !== undefined) blocks.shift()
      const primary = said(plain(linked))
      const printed = { primary, url: url ?? plain(address), body: bodyOf(blocks.join('\n\n')) }
      return itemOf({ ...printed, ...readHead(cells(details ?? '')) }, kind)
    })
}

function readList(body: string, kind: SectionKind, locale: ResumeLocale): NestedItem[] {
  return `\n${body}`
    .split(/\n- /)
    .slice(1)
    .map((part) => {
      const [first = '', ...more] = part
        .split('\n')
        .map((line, index) => (index > 0 ? line.replace(/^ {2}/, '') : line))
      const [marked = '', name = ''] = bold.exec(first) ?? []
      const [, linked = name, url = ''] = named.exec(name) ?? []
      let rest = first.slice(marked.length)
      const [bracket = '', details = ''] = (marked !== '' && /^ \((.*?)\)(?=$|: |：)/.exec(rest)) || []
      rest = rest.slice(bracket.length)
      const explained = marked !== '' && rest.startsWith(colons[locale]) ? rest.slice(colons[locale].length) : rest
      const text = bodyOf([explained, ...more].join('\n').trim())
      return itemOf({ primary: said(plain(linked)), url: plain(url), body: text, ...readHead(cells(details)) }, kind)
    })
}

function cells(details: string): string[] {
  return details.split(' | ').map(plain).filter(Boolean)
}

/** Converts paragraphs and lists to our markup. */
function bodyOf(markdown: string): string {
  return markdown
    .replace(/<\/?u>/g, '__')
    .replace(/<\/?strong>/g, '**')
    .replace(/<\/?em>/g, '*')
    .replace(/\\([`<>|~&!#+.)-])/g, '$1')
    .replace(link, (_whole, label: string, address: string) => `[${plain(label)}](${plain(address)})`)
    .replace(/\n{2,}/g, '\n')
    .replace(/^ {2,}(?=- |\d+\. )/gm, '  ')
    .trim()
}

function plain(markdown: string): string {
  return markdown.replace(escaped, '$1')
}
