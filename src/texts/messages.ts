import type { Locale } from '#src/contract/locale.ts'

/** The texts of one area in every language; those with values are functions. */
export type Messages<T> = Record<Locale, T>

/**
 * Declares the texts of an area; a text missing in English or with other parameters is a type error. Browsers get those
 * of the page's language alone (`scripts/lib/one-language.ts`). Texts for a résumé are in its language, whatever the
 * page's: they are plain objects.
 */
export function defineMessages<T>(zh: T, en: NoInfer<T>): Messages<T> {
  return { zh, en }
}
