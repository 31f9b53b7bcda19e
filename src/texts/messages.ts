import type { Locale } from '#src/contract/locale.ts'

/** The texts of one area by language; texts with values are functions. */
export type Messages<T> = Record<Locale, T>

/**
 * Declares the texts of an area. A text that is missing in English, or has other parameters, is a type error. Browsers
 * get only the language of the page (`scripts/lib/vite/one-language.ts`). Texts printed in a résumé are in its language, not
 * the page's: those are plain objects.
 */
export function defineMessages<T>(zh: T, en: NoInfer<T>): Messages<T> {
  return { zh, en }
}
