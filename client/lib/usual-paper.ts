import type { ResumeDocument } from '#src/resume/document.ts'

/** The American countries that print on US Letter (Unicode CLDR). */
const letterCountries = new Set('BZ CA CL CO CR GT MX NI PA PR SV US VE'.split(' '))

/** What a browser says of where it is: its languages and its time zone. */
type Whereabouts = { languages: readonly string[]; timeZone: string }

/**
 * Puts a new English résumé on US Letter where that is the usual paper. Both the language and the time zone must say so:
 * many a browser in Europe or China speaks the English of the United States.
 */
export function onUsualPaper(document: ResumeDocument, where: Whereabouts = whereabouts()): ResumeDocument {
  const { locale, design } = document
  const isLetter = locale === 'en' && design.page === undefined && isInLetterCountry(where)
  return isLetter ? { ...document, design: { ...design, page: 'letter' } } : document
}

function isInLetterCountry({ languages, timeZone }: Whereabouts): boolean {
  const [, country = ''] = /-([A-Z]{2})$/.exec(languages[0] ?? '') ?? []
  return letterCountries.has(country) && /^(?:America|US|Canada)\/|^Pacific\/Honolulu$/.test(timeZone)
}

function whereabouts(): Whereabouts {
  return { languages: navigator.languages, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
}
