import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

/** The lifetime of a cookie in seconds, and what differs from a secret of this site's own pages. */
type CookieScope = { maxAge: number; sameSite?: 'Strict' | 'Lax'; httpOnly?: boolean }

/** The value of a cookie of this host; empty when there is none. */
export function readCookie(headers: Headers, name: string): string {
  const full = `__Host-${name}`
  return parse(headers.get('cookie') ?? '', full)[full] ?? ''
}

/** Sets a cookie of this host, by default out of reach of page scripts and of other sites' links. */
export function writeCookie(headers: Headers, name: string, value: string, scope: CookieScope): void {
  const { maxAge, sameSite = 'Strict', httpOnly = true } = scope
  const shared = { path: '/', secure: true, prefix: 'host' } as const
  headers.append('set-cookie', generateCookie(name, value, { ...shared, sameSite, httpOnly, maxAge }))
}
