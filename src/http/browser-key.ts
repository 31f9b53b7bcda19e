import { toBase64Url } from '#src/lib/encoding.ts'
import { readCookie, writeCookie } from './host-cookie.ts'

const NAME = 'wechat-scene'
/** The lifetime of the cookie in seconds, longer than a QR code's; each new code renews it. */
const LIFETIME_S = 900
const KEY_BYTES = 32
const KEY = /^[A-Za-z0-9_-]{43}$/

/** The secret of this browser, or null. */
export function readBrowserKey(headers: Headers): string | null {
  const key = readCookie(headers, NAME)
  return KEY.test(key) ? key : null
}

/** A new secret for a browser: 256 random bits in base64url. */
export function newBrowserKey(randomBytes: (length: number) => Uint8Array): string {
  return toBase64Url(randomBytes(KEY_BYTES))
}

/** Stores the secret in the browser, out of reach of page scripts. */
export function writeBrowserKey(headers: Headers, key: string): void {
  writeCookie(headers, NAME, key, { maxAge: LIFETIME_S })
}

/** Deletes the secret; the next sign-in makes another one. */
export function clearBrowserKey(headers: Headers): void {
  writeCookie(headers, NAME, '', { maxAge: 0 })
}
