import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { toBase64Url } from '#src/lib/encoding.ts'

const NAME = 'wechat-scene'
/** Longer than a QR code lives; every new code begins it again. */
const LIFETIME_S = 900
const KEY_BYTES = 32
const KEY = /^[A-Za-z0-9_-]{43}$/

const shared = { path: '/', secure: true, sameSite: 'Strict', prefix: 'host', httpOnly: true } as const

/** The secret this browser holds, or null. */
export function readBrowserKey(headers: Headers): string | null {
  const name = `__Host-${NAME}`
  const key = parse(headers.get('cookie') ?? '', name)[name] ?? ''
  return KEY.test(key) ? key : null
}

/** A secret for a browser that holds none: 256 random bits in base64url. */
export function newBrowserKey(randomBytes: (length: number) => Uint8Array): string {
  return toBase64Url(randomBytes(KEY_BYTES))
}

/** Keeps the secret in the browser, out of reach of page scripts. */
export function writeBrowserKey(headers: Headers, key: string): void {
  headers.append('set-cookie', generateCookie(NAME, key, { ...shared, maxAge: LIFETIME_S }))
}

/** Takes the secret back: the next sign-in starts with another one. */
export function clearBrowserKey(headers: Headers): void {
  headers.append('set-cookie', generateCookie(NAME, '', { ...shared, maxAge: 0 }))
}
