import { localePath, sameOriginPath, splitLocale } from '#client/lib/paths.ts'
import { ACCOUNT } from '#src/contract/addresses.ts'
import type { Locale } from '#src/contract/locale.ts'

const LOGIN = '/user/login'

/** Pages the server makes without the route table. */
const CLASSIC = /^\/old-edit(\/print)?\/?$/

/** Where somebody is: the language, and the address of the site. */
type Here = { locale: Locale; siteUrl: string }

/**
 * Where a sign-in leads: the address asked for in `url` if a page of this site is there, otherwise the home page. It is
 * gone to with the new session, so it must be nothing but a page.
 * @param isPage whether the route table has a page at a path
 */
export function loginTarget(search: string, { locale, siteUrl }: Here, isPage: (pathname: string) => boolean): string {
  const home = localePath(locale, '/')
  const target = sameOriginPath(new URLSearchParams(search).get('url'), siteUrl)
  if (target === null) return home
  const { pathname } = new URL(target, siteUrl)
  const { path } = splitLocale(pathname)
  if (path === LOGIN || path === `${LOGIN}/`) return home
  return isPage(pathname) || CLASSIC.test(path) ? target : home
}

/** Where somebody whose account is being deleted can keep it. */
export function keepingPath(locale: Locale): string {
  return localePath(locale, ACCOUNT)
}
