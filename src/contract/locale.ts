/** The languages of the site: Chinese at `/`, English under `/en/`. */
export const locales = ['zh', 'en'] as const
export type Locale = (typeof locales)[number]

/** The BCP 47 tag of each language, for `lang`, `hreflang`, `Accept-Language` and `Intl`. */
export const localeTags: Record<Locale, string> = { zh: 'zh-CN', en: 'en' }

/** The language an `Accept-Language` header asks for; Chinese unless English comes first. */
export function localeOf(acceptLanguage: string | null | undefined): Locale {
  return acceptLanguage?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh'
}
