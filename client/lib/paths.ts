import type { Locale } from '#src/contract/locale.ts'

export { localePath, loginPath } from '#src/contract/addresses.ts'

/** Splits `/en/about-us` into its language and the path every language shares. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const path = pathname.replace(/^\/en(?![^/])/, '')
  // Two slashes at the start would turn the path into the host of another site.
  return { locale: path === pathname ? 'zh' : 'en', path: path.replace(/^[/\\]*/, '/') }
}

/**
 * The target of a `url` parameter if it is a path of this site, otherwise null. It is parsed rather than compared by
 * prefix: `//host`, `/\host` and `/%09/host` all lead elsewhere or look as if they did.
 */
export function sameOriginPath(url: string | null, origin: string): string | null {
  if (url === null || !url.startsWith('/')) return null
  const parsed = URL.parse(url, origin)
  if (parsed === null || parsed.origin !== new URL(origin).origin) return null
  return parsed.pathname.startsWith('//') ? null : parsed.pathname + parsed.search + parsed.hash
}
