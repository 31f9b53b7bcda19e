import { localePath, sameOriginPath, splitLocale } from '#client/lib/paths.ts'
import { ACCOUNT, LOGIN } from '#src/contract/addresses.ts'
import type { Locale } from '#src/contract/locale.ts'

/** Pages outside the route table. */
const CLASSIC = /^\/old-edit(\/print)?\/?$/

/** The visitor's language and the site's address. */
type Here = { locale: Locale; siteUrl: string }

/**
 * Where to go after a sign-in: the address in `url` if it is a page of this site, otherwise the home page. It is opened
 * with the new session, so it must really be a page.
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

/** The page where an account about to be deleted can be kept. */
export function keepingPath(locale: Locale): string {
  return localePath(locale, ACCOUNT)
}
