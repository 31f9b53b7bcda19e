import type { ResumeDocument } from '#src/resume/document.ts'
import { colons } from '#src/resume/labels.ts'
import { webLink } from '#src/resume/links.ts'
import type { Block, Run } from '#src/resume/markup.ts'
import { type Fact, type ItemView, viewResume } from '#src/resume/view.ts'

/** What is printed of a résumé as Markdown (CommonMark; underlined text as HTML, for which it has no sign). */
export function writeMarkdown(document: ResumeDocument): string {
  const view = viewResume(document)
  const colon = colons[document.locale]
  const parts = [
    view.name && `# ${escaped(view.name)}`,
    view.headline && `**${escaped(view.headline)}**`,
    facts(view.contacts, colon),
    facts([...view.personal, ...view.wishes], colon),
    ...view.sections.flatMap(({ title, items }) => [`## ${escaped(title)}`, ...items.map((one) => item(one, colon))]),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function facts(list: readonly Fact[], colon: string): string {
  return list
    .map(({ bare, label, value, href }) => {
      const text = href ? `[${escaped(value)}](${href})` : escaped(value)
      return bare ? text : escaped(label) + colon + text
    })
    .join(' · ')
}

function item({ shape, primary, secondary, note, place, period, url, blocks }: ItemView, colon: string): string {
  const address = webLink(url)
  const name = primary && (address ? `[${escaped(primary)}](${address})` : escaped(primary))
  const details = [secondary, note, place, period].filter(Boolean).map(escaped).join(' · ')
  const body = blocksText(blocks)
  if (shape === 'line') {
    const head = [name && `**${name}**`, details && `(${details})`].filter(Boolean).join(' ')
    const [first] = blocks
    return blocks.length === 1 && first?.kind === 'paragraph' ? `${head}${head && colon}${body}` : joined(head, body)
  }
  return joined(name && `### ${name}`, details && `*${details}*`, !name && address ? `<${address}>` : '', body)
}

function blocksText(blocks: readonly Block[]): string {
  let number = 0
  return blocks
    .map(({ kind, runs }, index) => {
      number = kind === 'number' ? number + 1 : 0
      const sign = kind === 'bullet' ? '- ' : kind === 'number' ? `${number}. ` : ''
      // Lines of one list stand together, everything else is a paragraph of its own.
      const isList = kind !== 'paragraph' && blocks[index - 1]?.kind === kind
      return (index === 0 ? '' : isList ? '\n' : '\n\n') + sign + runs.map(run).join('')
    })
    .join('')
}

function run({ text, bold, italic, underline, href }: Run): string {
  const inner = text.trim()
  if (inner === '') return text
  const [before = '', after = ''] = [text.slice(0, text.indexOf(inner)), text.slice(text.trimEnd().length)]
  const marks = [bold ? '**' : '', italic ? '*' : ''].join('')
  const linked = href ? `[${escaped(inner)}](${href})` : escaped(inner)
  const marked = `${marks}${linked}${[...marks].reverse().join('')}`
  return `${before}${underline ? `<u>${marked}</u>` : marked}${after}`
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** Signs that Markdown would read, made literal. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/, '$1\\$2')
}
