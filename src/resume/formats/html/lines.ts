import { isPeriod } from '#src/resume/formats/dates-read.ts'
import { rankOfSections } from '#src/resume/formats/markup/heading-ranks.ts'
import { htmlToMarkup } from '#src/resume/formats/rich-text-read.ts'
import { type SourceLine, textLines } from '#src/resume/formats/source-line.ts'
import { fieldOf } from '#src/resume/formats/text/person-labels.ts'
import { isKnownTown } from '#src/resume/formats/text/places.ts'
import { withCells, withEntries, withoutControls } from './boxes.ts'
import { withListedEntries } from './listed.ts'

/** The navigation and the footer of a web page, which are visible but not part of the résumé. */
const frame = /<(nav|footer)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi
const headings = /<h([1-6])\b[^<>]*>/gi
const titled = /<h([1-6])\b[^<>]*>([\s\S]{1,200}?)<\/h\1/gi
/** A name on two lines, for its looks. */
const broken = /(?<=<h1\b[^<>]*>[^<>]{1,40})<br\s*\/?>(?=[^<>]{1,40}<\/h1)/gi
/** An element of a list that begins with a box. */
const listed = /<li\b[^<>]*>(?=\s*<(?:div|section|article)\b)/gi
/** Where a box ends beside another. */
const boxes = /<\/(?:div|p|h[1-6])>\s*<(?:div|p|ul|ol|h[1-6])\b/i
/** The border between two parts of a line that a page places apart. */
const beside = /(?<=[\p{Ll}\d])<\/span>(?:<span\b[^<>]*><\/span>)*<(?=span\b[^<>]*>[\p{Lu}+]|a\b)/gu

/** The same between two faces, such as a name in bold and its place or its time. */
const faces =
  /(?<=[\p{Ll}\d.)]|\p{Lu}{2})<\/(?:b|strong|i|em)>(?=<(?:span|b|strong|i|em)\b[^<>]*>(?:<[a-z][^<>]*>)*[\p{Lu}\d+(])/gu
/** A box of nothing but a few inline elements, each with one text. */
const row =
  /<(div|p|li|h[1-6])\b[^<>]*>\s*(?:<(?:span|b|strong|em|i)\b[^<>]*>[^<>]{1,80}<\/(?:span|b|strong|em|i)>\s*){2,5}<\/\1>/gi
/** Behind a name, where a box says who somebody is. */
const beforeGender = /(?<=\p{Script=Han}{2,4}<\/(?:span|b|strong|em|i)>)(?=<(?:span|b|strong|em|i)\b[^<>]*>[男女]<)/gu
/** Tags of emphasis that a line does not keep. */
const slanted = /<\/?(?:i|em|u|cite)\b[^<>]*>/gi

/** The wide space between two texts of a line; not the one between the letters of a label spaced to look even. */
const wideGap =
  /(?<!(?:^|[^\p{Script=Han}])\p{Script=Han})(?:&nbsp;|&#160;|&emsp;|&ensp;|[\u00a0\u2002\u2003]){2,20}(?!\p{Script=Han}(?:$|[^\p{Script=Han}]))/gu

/** Reads the lines of a saved web page; headings keep their rank, navigation and footer are marked. */
export function htmlLines(html: string): SourceLine[] {
  const { content: page, apart: controls } = withoutControls(html)
  const body = page.replace(/<head\b[\s\S]*?<\/head\s*>/i, '')
  const framed = [...(body.match(frame) ?? []), ...controls]
  const content = withEntries(withCells(withListedEntries(body.replace(frame, ''))))
  const sections = sectionsOf(content)
  // The title, sections and entries, whatever rank a page gives its sections.
  const marksOf = (rank: number) => (rank < sections ? 1 : rank === sections ? 2 : 3)
  const marked = content
    .replace(wideGap, '</td>')
    .replace(listed, (whole, at: number) => (isEntry(content, at + whole.length) ? '<p>### ' : whole))
    .replace(beside, '</span><br><')
    .replace(beforeGender, '</td>')
    .replace(row, (whole) => (hasPeriod(whole) ? whole.replace(/(<\/\w+>)\s*(?=<\w)/g, '$1</td>') : whole))
    .replace(faces, '$&</td>')
    .replace(slanted, '')
    .replace(broken, ' ')
    .replace(headings, (whole, rank) => `<p>${'#'.repeat(marksOf(Number(rank)))} ${whole}`)
    // An entry whose name is a heading is marked once.
    .replace(/<p>### (?=(?:\s|<(?!p>#)[^<>]*>)*<p>#)/g, '')
  const lines = textLines(withoutBreaks(htmlToMarkup(marked, '\t')))
  const apart = framed.flatMap((part) => textLines(htmlToMarkup(part, '\t')))
  const isContact = (line: SourceLine) => isReach(line) || isKnownTown(line.text)
  const contacts = lines.some(isReach) || !apart.some(isReach) ? [] : apart.filter(isContact)
  const others = apart.filter((line) => !contacts.includes(line))
  const first = lines.findIndex(({ level }) => level === 1)
  const above = first < 0 ? lines.length : first
  return [
    ...lines.slice(0, above),
    ...contacts.flatMap(inSentences),
    ...lines.slice(above),
    ...others.map(({ text }): SourceLine => ({ text, furniture: true })),
  ]
}

/** The rank of the headings of sections: those of the first rank name the page, those below the fourth are entries. */
function sectionsOf(html: string): number {
  const found = [...html.matchAll(titled)].map(([, rank, text = '']) => ({
    rank: Number(rank),
    title: text.replace(/<[^<>]*>/g, '').trim(),
  }))
  return rankOfSections(found.filter(({ rank }) => rank > 1 && rank < 5)) ?? 2
}

/** Whether a line has an e-mail address or a phone link. Only such lines of a footer belong to the résumé. */
function isReach({ text }: SourceLine): boolean {
  return /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.\w|\(tel:/.test(text)
}

/** `Say hello: ada@example.com or +44 1632 960155. Based in Leeds.` as lines of its own. */
function inSentences({ text }: SourceLine): SourceLine[] {
  const [lead = ''] = /^\p{Lu}[\p{L} ,'’]{2,24}:\s+(?=\[)/u.exec(text) ?? []
  const isLabel = fieldOf(lead.trim().slice(0, -1)) !== undefined
  const said = isLabel ? text : text.slice(lead.length)
  const parts = said.split(/\.\s+(?=\p{Lu})|\s(?:or|oder|ou|o)\s(?=[[+\d])|\.$/u)
  const lines = parts.flatMap((part): SourceLine[] => (part.trim() === '' ? [] : [{ text: part.trim() }]))
  return isLabel || lead === '' ? lines : [...lines, { text: lead, furniture: true }]
}

/** Whether one of the texts of a row is a period: then the others name the entry it dates. */
function hasPeriod(box: string): boolean {
  return box.split(/<[^<>]*>/).some((text) => isPeriod(text.trim()))
}

/** Whether an element of a list has boxes below each other: it is an entry, not a point. */
function isEntry(page: string, from: number): boolean {
  const end = page.slice(from).search(/<\/?li\b/i)
  return boxes.test(end < 0 ? page.slice(from) : page.slice(from, from + end))
}

/** Removes line breaks inside headings, so that their mark stays in front of their words. */
function withoutBreaks(markup: string): string {
  return markup.replace(/^(- )?(#{1,3})\s*\n/gm, '$2 ').replace(/^- (#{1,3} )/gm, '$1')
}
