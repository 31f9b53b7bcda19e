import { displayAddress } from '#src/resume/address.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { Block } from '#src/resume/markup.ts'
import { type Fact, type ItemView, viewResume } from '#src/resume/view.ts'

/** What is printed of a résumé as plain text: for forms that take nothing else. */
export function writePlainText(document: ResumeDocument): string {
  const view = viewResume(document)
  const person = [
    [view.name, view.headline].filter(Boolean).join(' · '),
    ...factLines(view.contacts),
    ...factLines([...view.personal, ...view.wishes]),
  ]
  const sections = view.sections.map(({ title, items }) => {
    const isTight = items.every(({ shape }) => shape === 'line')
    return [title, items.map((item) => itemLines(item).join('\n')).join(isTight ? '\n' : '\n\n')]
      .filter(Boolean)
      .join('\n\n')
  })
  return `${[person.filter(Boolean).join('\n'), ...sections].filter(Boolean).join('\n\n\n')}\n`
}

function factLines(facts: readonly Fact[]): string[] {
  return facts.map(({ bare, label, value }) => (bare ? value : `${label}: ${value}`))
}

function itemLines({ shape, primary, secondary, note, place, period, url, blocks }: ItemView): string[] {
  const names = [primary, secondary, note].filter(Boolean).join(' | ')
  const first = [names, place, period].filter(Boolean).join(' | ')
  const address = url ? [displayAddress(url)] : []
  const lines = blockLines(blocks)
  const [only] = lines
  if (shape === 'line' && lines.length === 1 && only !== undefined && blocks[0]?.kind === 'paragraph') {
    return [[first, only].filter(Boolean).join(': '), ...address]
  }
  return [...(first ? [first] : []), ...address, ...lines]
}

function blockLines(blocks: readonly Block[]): string[] {
  let number = 0
  return blocks.map(({ kind, runs }) => {
    const text = runs
      .map((run) => (run.href && !run.text.includes(run.href) ? `${run.text} (${run.href})` : run.text))
      .join('')
    number = kind === 'number' ? number + 1 : 0
    return kind === 'bullet' ? `- ${text}` : kind === 'number' ? `${number}. ${text}` : text
  })
}
