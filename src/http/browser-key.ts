import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { toBase64Url } from '#src/lib/encoding.ts'

const NAME = 'wechat-scene'
/** The lifetime of the cookie in seconds, longer than a QR code's; each new code renews it. */
const LIFETIME_S = 900
const KEY_BYTES = 32
const KEY = /^[A-Za-z0-9_-]{43}$/

const shared = { path: '/', secure: true, sameSite: 'Strict', prefix: 'host', httpOnly: true } as const

/** The secret of this browser, or null. */
export function readBrowserKey(headers: Headers): string | null {
  const name = `__Host-${NAME}`
  const key = parse(headers.get('cookie') ?? '', name)[name] ?? ''
  return KEY.test(key) ? key : null
}

/** A new secret for a browser: 256 random bits in base64url. */
export function newBrowserKey(randomBytes: (length: number) => Uint8Array): string {
  return toBase64Url(randomBytes(KEY_BYTES))
}

/** Stores the secret in the browser, out of reach of page scripts. */
export function writeBrowserKey(headers: Headers, key: string): void {
  headers.append('set-cookie', generateCookie(NAME, key, { ...shared, maxAge: LIFETIME_S }))
}

/** Deletes the secret; the next sign-in makes another one. */
export function clearBrowserKey(headers: Headers): void {
  headers.append('set-cookie', generateCookie(NAME, '', { ...shared, maxAge: 0 }))
}
