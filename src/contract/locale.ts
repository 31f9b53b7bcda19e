import { LOGIN } from './addresses.ts'

/** The languages of the site: Chinese at `/`, English under `/en/`. */
export const locales = ['zh', 'en'] as const
export type Locale = (typeof locales)[number]

/** The BCP 47 tag of each language, for `lang`, `hreflang`, `Accept-Language` and `Intl`. */
export const localeTags: Record<Locale, string> = { zh: 'zh-CN', en: 'en' }

/** The language an `Accept-Language` header asks for; Chinese unless English comes first. */
export function localeOf(acceptLanguage: string | null | undefined): Locale {
  return acceptLanguage?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh'
}

/** The address of a path in a language: `/about-us` or `/en/about-us`. */
export function localePath(locale: Locale, path: string): string {
  return locale === 'en' ? `/en${path}` : path
}

/** The address of the login page; after signing in it leads back to `target`, a path with its query. */
export function loginPath(locale: Locale, target: string): string {
  return `${localePath(locale, LOGIN)}?url=${encodeURIComponent(target)}`
}
