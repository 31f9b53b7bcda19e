import type { ResumeDocument } from '#src/resume/document.ts'
import { viewResume } from '#src/resume/view.ts'

/**
 * Returns for each section its title, then for each item its name and the lines of its text, as every design prints
 * them; what is empty is left out.
 */
export function sectionTexts(document: ResumeDocument): string[][] {
  return viewResume(document).sections.map(({ title, items }) =>
    [
      title,
      ...items.flatMap(({ primary, blocks }) => [
        primary,
        ...blocks.map(({ runs }) => runs.map((run) => run.text).join('')),
      ]),
    ].filter(Boolean),
  )
}

/** A text as it is compared with what a file says: without spaces, and in small letters. */
export function squeeze(text: string): string {
  return text.replace(/\s+/gu, '').toLowerCase()
}
