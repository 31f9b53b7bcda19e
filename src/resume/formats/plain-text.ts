import { displayAddress } from '#src/resume/address.ts'
import type { ResumeDocument, SectionKind } from '#src/resume/document.ts'
import { colons } from '#src/resume/labels.ts'
import { type Block, numbersOf } from '#src/resume/markup.ts'
import { type ItemView, viewResume } from '#src/resume/view.ts'
import { runsText } from './body-text.ts'
import { sectionKind } from './markdown.ts'
import { factLine } from './own/facts.ts'
import { headParts, type LoneName, loneName } from './own/heads.ts'

/**
 * Writes the printed part of a résumé as plain text, for forms that accept nothing else. Our import reads everything
 * back except emphasis.
 */
export function writePlainText(document: ResumeDocument): string {
  const view = viewResume(document)
  const { locale } = document
  const person = [
    [view.name, view.headline].filter(Boolean).join(' · '),
    ...[...view.contacts, ...view.personal, ...view.wishes].map((fact) => factLine(fact, locale)),
  ]
  const sections = view.sections.map(({ title, kind, items }) => {
    const alone = loneNameBelow(title === '' ? kind : sectionKind(title, locale), items)
    const texts = items.map((item) => itemLines(item, alone, colons[locale]).join('\n'))
    const isTight = items.every(({ shape }) => shape === 'line') && texts.every((text) => !text.includes('\n'))
    return [title, texts.join(isTight ? '\n' : '\n\n')].filter(Boolean).join('\n\n')
  })
  return `${[person.filter(Boolean).join('\n'), ...sections].filter(Boolean).join('\n\n\n')}\n`
}

/** All that tells a reader the kind is the title; below that of publications every other entry has both its names. */
function loneNameBelow(told: SectionKind, items: readonly ItemView[]): LoneName {
  return told === 'publications' && items.some(({ secondary }) => secondary !== '') ? 'neither' : loneName(told)
}

function itemLines({ shape, primary, url, blocks, ...head }: ItemView, alone: LoneName, colon: string): string[] {
  const details = headParts(head, alone)
  const first = [primary || (details.length > 0 ? '–' : ''), ...details].filter(Boolean).join(' | ')
  const address = url ? [displayAddress(url)] : []
  const lines = blockLines(blocks)
  const [only] = lines
  if (shape === 'line' && lines.length === 1 && only !== undefined && blocks[0]?.kind === 'paragraph') {
    return [[first, only].filter(Boolean).join(colon), ...address]
  }
  return [...(first ? [first] : []), ...address, ...lines]
}

function blockLines(blocks: readonly Block[]): string[] {
  const numbers = numbersOf(blocks)
  return blocks.map(({ kind, level, runs }, index) => {
    const sign = kind === 'bullet' ? '- ' : kind === 'number' ? `${numbers[index]}. ` : ''
    return '  '.repeat(level) + sign + runsText(runs)
  })
}
