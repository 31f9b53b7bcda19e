import { localePath, sameOriginPath, splitLocale } from '#client/lib/paths.ts'
import type { Locale } from '#src/contract/locale.ts'

const LOGIN = '/user/login'

/** Where a sign-in leads: the page asked for in `url` if it is one of this site, otherwise the home page. */
export function loginTarget(search: string, locale: Locale, origin: string): string {
  const home = localePath(locale, '/')
  const target = sameOriginPath(new URLSearchParams(search).get('url'), origin)
  if (target === null) return home
  const { path } = splitLocale(new URL(target, origin).pathname)
  return path === LOGIN || path === `${LOGIN}/` ? home : target
}
