import { type ResumeDocument, type ResumeLocale, type SectionKind, sectionKinds } from '#src/resume/document.ts'
import { colons, sectionTitles } from '#src/resume/labels.ts'
import { webLink } from '#src/resume/links.ts'
import { type Block, numbersOf, type Run } from '#src/resume/markup.ts'
import { type Fact, type ItemView, viewResume } from '#src/resume/view.ts'
import { factLine } from './own/facts.ts'
import { headParts, loneName } from './own/heads.ts'
import { guessKind, headingOf } from './text/headings.ts'

/** Kinds of sections written as lists: a term with its explanation. */
export const listedKinds: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'interests',
  'certificates',
  'awards',
])

/**
 * Writes the printed part of a résumé as Markdown (CommonMark; underline as HTML, which Markdown lacks). Our import
 * reads every field back.
 */
export function writeMarkdown(document: ResumeDocument): string {
  const view = viewResume(document)
  const { locale } = document
  const colon = colons[locale]
  const parts = [
    view.name && `# ${escaped(view.name)}`,
    view.headline && `**${escaped(view.headline)}**`,
    facts(view.contacts, locale),
    facts([...view.personal, ...view.wishes], locale),
    ...view.sections.flatMap(({ title, kind, items }) => [
      // A comment tells our import the kind of section, if the heading does not.
      `## ${escaped(title)}${sectionKind(title, locale) === kind ? '' : ` <!-- ${kind} -->`}`,
      listedKinds.has(kind)
        ? items.map((one) => point(one, kind, colon)).join('\n')
        : items.map((one, index) => entry(one, kind, index > 0)).join('\n\n'),
    ]),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** The kind of section that a heading's words suggest. */
export function sectionKind(title: string, locale: ResumeLocale): SectionKind {
  const usual = sectionKinds.find((kind) => sectionTitles[kind][locale] === title)
  const kind = usual ?? headingOf(title)?.kind ?? guessKind(title)
  return kind === 'person' ? 'custom' : kind
}

function facts(list: readonly Fact[], locale: ResumeLocale): string {
  return list
    .map((fact) => {
      const value = escaped(fact.value)
      return factLine({ ...fact, label: escaped(fact.label) }, locale, fact.href ? linkTo(fact.href, value) : value)
    })
    .join(' · ')
}

/** @param isFurther whether it needs a heading to separate it from the entry before */
function entry({ primary, url, blocks, ...head }: ItemView, kind: SectionKind, isFurther: boolean): string {
  const address = webLink(url)
  const details = headParts(head, loneName(kind)).map(escaped).join(' | ')
  const name = escaped(primary) || (isFurther || details || address ? '–' : '')
  return [
    name && `### ${address ? linkTo(address, name) : name}`,
    details && `*${details}*`,
    url && !address ? literalAddress(url) : '',
    blocksText(blocks),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function point({ primary, url, blocks, ...head }: ItemView, kind: SectionKind, colon: string): string {
  const address = webLink(url)
  const details = headParts(head, loneName(kind)).map(escaped).join(' | ')
  const name = escaped(primary) || (details || address ? '–' : '')
  const term = [name && `**${address ? linkTo(address, name) : name}**`, details && `(${details})`]
    .filter(Boolean)
    .join(' ')
  const body = blocksText(blocks)
  const [first] = blocks
  const text =
    blocks.length === 1 && first?.kind === 'paragraph'
      ? `${term}${term && colon}${body}`
      : [term, body].filter(Boolean).join('\n\n')
  return `- ${text.replace(/\n(?=.)/g, '\n  ')}`
}

function blocksText(blocks: readonly Block[]): string {
  const numbers = numbersOf(blocks)
  let outer: Block | undefined
  let inner = ''
  return blocks
    .map(({ kind, level, runs }, index) => {
      const sign = kind === 'bullet' ? '- ' : kind === 'number' ? `${numbers[index]}. ` : ''
      // Lines of one list stand together, everything else is a paragraph of its own.
      const isList = kind !== 'paragraph' && (level === 1 || outer?.kind === kind)
      if (level === 0) {
        outer = blocks[index]
        // What belongs to a point stands below its words.
        inner = ' '.repeat(sign.length)
      }
      return (index === 0 ? '' : isList ? '\n' : '\n\n') + (level === 1 ? inner : '') + sign + line(runs)
    })
    .join('')
}

function line(runs: readonly Run[]): string {
  const texts = runs.map((one, index) => run(one, runs[index - 1], runs[index + 1]))
  // In front of a link an exclamation mark would make a picture of it.
  return texts.join('').replace(/!(?=\[)/g, '\\!')
}

function run({ text, bold, italic, underline, href }: Run, previous?: Run, next?: Run): string {
  const inner = text.trim()
  if (inner === '') return text
  const [before = '', after = ''] = [text.slice(0, text.indexOf(inner)), text.slice(text.trimEnd().length)]
  const linked = href ? linkTo(href, escaped(inner)) : escaped(inner)
  const signs = [...linked]
  const isTold =
    underline || (isMark(before || beside(previous, -1), signs[0]) && isMark(after || beside(next, 0), signs.at(-1)))
  const italics = italic ? within(isTold ? '*' : 'em', linked) : linked
  const marked = bold ? within(isTold ? '**' : 'strong', italics) : italics
  return `${before}${underline ? within('u', marked) : marked}${after}`
}

/** The character with which a neighbour touches a run; marks of its own count as a letter. */
function beside(neighbour: Run | undefined, at: 0 | -1): string {
  const sign = [...(neighbour?.text ?? '')].at(at) ?? ''
  return sign.trim() !== '' && (neighbour?.bold || neighbour?.italic) ? 'x' : sign
}

/**
 * Whether asterisks between two characters are read as marks. With a letter outside of them and punctuation inside, as
 * in `**重点：**其他`, they are not.
 */
function isMark(outer: string, inner = ''): boolean {
  return outer === '' || /[\s\p{P}\p{S}]/u.test(outer) || !/[\p{P}\p{S}]/u.test(inner)
}

function within(mark: string, words: string): string {
  return mark.startsWith('*') ? mark + words + mark : `<${mark}>${words}</${mark}>`
}

/** A link; brackets within its address would end it. */
function linkTo(address: string, label: string): string {
  return `[${label}](${address.replace(/[\\()]/g, '\\$&')})`
}

/** Writes an address that is not a web address as code, so that it becomes neither a link nor a tag. */
function literalAddress(url: string): string {
  return url.includes('`') ? escaped(url) : `\`${url}\``
}

/** Escapes the characters that Markdown would interpret. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(\s*)(?=[+-](?:\s|$)|#{1,6}(?:\s|$)|-[\s-]*$)/, '$1\\')
    .replace(/^(\s*\d+)(?=[.)](?:\s|$))/, '$1\\')
}
