import type { ResumeDocument } from '#src/resume/document.ts'
import { viewResume } from '#src/resume/view.ts'

/** What applicant tracking systems look for first in the text of a résumé. */
export const machineFacts = ['name', 'phone', 'email', 'titles'] as const
export type MachineFact = (typeof machineFacts)[number]

/** Whether each of those facts can be found in a text by the usual patterns; facts the résumé lacks are left out. */
export function recognisedIn(document: ResumeDocument, text: string): Partial<Record<MachineFact, boolean>> {
  const squeezed = squeeze(text)
  const { name, phone, email } = document.basics
  const { sections } = viewResume(document)
  return {
    ...(name?.trim() ? { name: squeezed.includes(squeeze(name)) } : {}),
    ...(phone?.trim() ? { phone: digitsIn(text).includes(digitsIn(phone)) } : {}),
    ...(email?.trim()
      ? {
          email: (text.match(/(?<![\w.%+-])[\w.%+-]+@[\w.-]+\.[a-z]{2,}/giu) ?? []).some((found) =>
            isSame(found, email),
          ),
        }
      : {}),
    ...(sections.length > 0 ? { titles: sections.every(({ title }) => squeezed.includes(squeeze(title))) } : {}),
  }
}

function squeeze(text: string): string {
  return text.normalize('NFKC').replace(/\s/gu, '').toLowerCase()
}

function digitsIn(text: string): string {
  return text.replace(/\D/gu, '')
}

function isSame(a: string, b: string): boolean {
  return squeeze(a) === squeeze(b)
}
