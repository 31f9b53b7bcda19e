import type { ResumeLocale } from '#src/resume/document.ts'
import { alikeness, wordsOf } from '#src/resume/samples/alike.ts'
import { type RoleEntry, roles } from './roles.ts'

/** The least similarity at which a title counts as that of a role. */
const LEAST_ALIKE = 0.3

/**
 * Guesses the role from the name of a job: that of the entry, or else the one the résumé aims at. Null when no role has
 * a similar name.
 */
export function guessRole(names: readonly string[], locale: ResumeLocale): RoleEntry | null {
  for (const name of names) {
    const asked = wordsOf(name)
    const ranked = roles
      .map((entry) => ({ entry, alike: alikeness(asked, [entry.name[locale], ...entry.also[locale]].map(wordsOf)) }))
      .toSorted((a, b) => b.alike - a.alike)
    if (ranked[0] && ranked[0].alike >= LEAST_ALIKE) return ranked[0].entry
  }
  return null
}
