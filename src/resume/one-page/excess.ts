import type { ResumeDocument } from '#src/resume/document.ts'
import { viewResume } from '#src/resume/view.ts'
import { visibleSections } from '#src/resume/visible.ts'

/** Estimates how much text must be cut to fit one page: in per cent, and in characters (Chinese) or words (English). */
export function excessOf(document: ResumeDocument, filled: number): { percent: number; amount: number } {
  const share = Math.max(0, 1 - 1 / Math.max(1, filled))
  return { percent: Math.ceil(share * 100), amount: Math.ceil((share * lengthOf(document)) / 10) * 10 }
}

/** How far a text of more than one page exceeds one, in whole per cent: at least one, however little it is. */
export function overPercent(filled: number): number {
  return Math.max(1, Math.round((filled - 1) * 100))
}

/** The sections that always begin a new page; with one of them a résumé cannot fit one page. */
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
