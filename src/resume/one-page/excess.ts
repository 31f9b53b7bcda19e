import type { ResumeDocument } from '#src/resume/document.ts'
import { visibleSections } from '#src/resume/document.ts'
import { viewResume } from '#src/resume/view.ts'

/**
 * About how much of a text has to go for one page, when it fills more: characters of a Chinese résumé, words of an
 * English one.
 */
export function excessOf(document: ResumeDocument, filled: number): { percent: number; amount: number } {
  const share = Math.max(0, 1 - 1 / Math.max(1, filled))
  return { percent: Math.ceil(share * 100), amount: Math.ceil((share * lengthOf(document)) / 10) * 10 }
}

/** The sections that always begin a new page: with one of them no setting is tight enough. */
export function breakingSections(document: ResumeDocument): string[] {
  return visibleSections(document).flatMap(([id, { pageBreak }]) => (pageBreak ? [id] : []))
}

function lengthOf(document: ResumeDocument): number {
  const { sections, locale } = viewResume(document)
  const text = sections
    .flatMap(({ title, items }) => [
      title,
      ...items.flatMap(({ primary, secondary, note, blocks }) => [
        primary,
        secondary,
        note,
        ...blocks.flatMap(({ runs }) => runs.map((run) => run.text)),
      ]),
    ])
    .join(' ')
  return locale === 'zh' ? [...text.replace(/\s/gu, '')].length : text.split(/\s+/u).filter(Boolean).length
}
