import { resumeTitle } from './completeness.ts'
import type { ResumeDocument, ResumeLocale } from './document.ts'
import { withoutTwin } from './twin/marks.ts'

const titleOf = { zh: (title: string) => `${title} 副本`, en: (title: string) => `${title} (copy)` }

/** A copy of a résumé, named as one in a language. A copy of a twin is nobody's twin. */
export function copyResume(document: ResumeDocument, language: ResumeLocale): ResumeDocument {
  return { ...withoutTwin(document), title: titleOf[language](resumeTitle(document)).trim() }
}
