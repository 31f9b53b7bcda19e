import { localePath, splitLocale } from '#client/lib/paths.ts'
import { type Route, type RouteParams, routes } from '#client/routes.ts'
import type { Locale } from '#src/contract/locale.ts'

/** The page of an address; `route` is null when there is none, `valid` is false when its parameters are invalid. */
export type Match = { locale: Locale; path: string; route: Route | null; params: RouteParams; valid: boolean }

const matchers = routes.map((route) => ({
  route,
  expression: new RegExp(`^${withoutSlash(route.pattern).replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'),
}))

/** Matches a path such as `/en/word-jianli/12`. It never throws: malformed escapes match nothing. */
export function matchPath(pathname: string): Match {
  const { locale, path } = splitLocale(pathname)
  for (const { route, expression } of matchers) {
    const params = paramsOf(expression.exec(withoutSlash(path)))
    if (params) return { locale, path, route, params, valid: route.validate?.(params) ?? true }
  }
  return { locale, path, route: null, params: {}, valid: false }
}

/**
 * The canonical form of a page's address (slash, letters and escapes as in its pattern); null when there is no page.
 */
export function canonicalPath({ locale, route, params, valid }: Match): string | null {
  if (route === null || !valid) return null
  const path = route.pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return localePath(locale, path)
}

function paramsOf(found: RegExpExecArray | null): RouteParams | null {
  if (found === null) return null
  try {
    return Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
    )
  } catch {
    return null
  }
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
