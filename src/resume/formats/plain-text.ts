import { displayAddress } from '#src/resume/address.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { colons } from '#src/resume/labels.ts'
import type { Block } from '#src/resume/markup.ts'
import { type Fact, type ItemView, viewResume } from '#src/resume/view.ts'
import { runsText } from './body-text.ts'

/** What is printed of a résumé as plain text: for forms that take nothing else. */
export function writePlainText(document: ResumeDocument): string {
  const view = viewResume(document)
  const colon = colons[document.locale]
  const person = [
    [view.name, view.headline].filter(Boolean).join(' · '),
    ...factLines(view.contacts, colon),
    ...factLines([...view.personal, ...view.wishes], colon),
  ]
  const sections = view.sections.map(({ title, items }) => {
    const isTight = items.every(({ shape }) => shape === 'line')
    return [title, items.map((item) => itemLines(item, colon).join('\n')).join(isTight ? '\n' : '\n\n')]
      .filter(Boolean)
      .join('\n\n')
  })
  return `${[person.filter(Boolean).join('\n'), ...sections].filter(Boolean).join('\n\n\n')}\n`
}

function factLines(facts: readonly Fact[], colon: string): string[] {
  return facts.map(({ bare, label, value }) => (bare ? value : label + colon + value))
}

function itemLines({ shape, primary, secondary, note, place, period, url, blocks }: ItemView, colon: string): string[] {
  const names = [primary, secondary, note].filter(Boolean).join(' | ')
  const first = [names, place, period].filter(Boolean).join(' | ')
  const address = url ? [displayAddress(url)] : []
  const lines = blockLines(blocks)
  const [only] = lines
  if (shape === 'line' && lines.length === 1 && only !== undefined && blocks[0]?.kind === 'paragraph') {
    return [[first, only].filter(Boolean).join(colon), ...address]
  }
  return [...(first ? [first] : []), ...address, ...lines]
}

function blockLines(blocks: readonly Block[]): string[] {
  let number = 0
  return blocks.map(({ kind, runs }) => {
    const text = runsText(runs)
    number = kind === 'number' ? number + 1 : 0
    return kind === 'bullet' ? `- ${text}` : kind === 'number' ? `${number}. ${text}` : text
  })
}
