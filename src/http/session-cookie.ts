import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

/** Lifetime of the session cookie in seconds: 30 days. */
const LIFETIME_S = 2_592_000

const TOKEN = 'session'
/** Only tells scripts that a session exists, so that a page rendered without cookies asks once. */
const HINT = 'signed-in'

/**
 * The characters allowed in a token: all that an Authorization header may hold, because a remote API chooses its own
 * format.
 */
const TOKEN_FORM = /^[\x21-\x7e]{1,512}$/

const shared = { path: '/', secure: true, sameSite: 'Strict', prefix: 'host' } as const

/** The bearer token in this browser's cookie, or null. */
export function readToken(headers: Headers): string | null {
  const name = `__Host-${TOKEN}`
  const token = parse(headers.get('cookie') ?? '', name)[name] ?? ''
  return TOKEN_FORM.test(token) ? token : null
}

/** Stores a token in the browser, out of reach of page scripts. */
export function writeToken(headers: Headers, token: string): void {
  headers.append('set-cookie', generateCookie(TOKEN, token, { ...shared, maxAge: LIFETIME_S, httpOnly: true }))
  headers.append('set-cookie', generateCookie(HINT, '1', { ...shared, maxAge: LIFETIME_S }))
}

/** Deletes the session cookie. */
export function clearToken(headers: Headers): void {
  headers.append('set-cookie', generateCookie(TOKEN, '', { ...shared, maxAge: 0, httpOnly: true }))
  headers.append('set-cookie', generateCookie(HINT, '', { ...shared, maxAge: 0 }))
}
