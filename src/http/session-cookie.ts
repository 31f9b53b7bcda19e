import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { BOOKMARK_HEADER, TICKET_HEADER } from '#src/contract/index.ts'
import { toBase64Url } from '#src/lib/encoding.ts'

/** Lifetime of the session cookie in seconds: 30 days. */
const LIFETIME_S = 2_592_000

const TOKEN = 'session'
/** The cookie with a ticket, which replaces the check of the session while a résumé is saved repeatedly. */
const TICKET = 'save'
/** Lifetime of that cookie in seconds; the ticket contains its own, shorter expiry. */
const TICKET_S = 60
/** The cookie with the state of the databases in which this browser's last change is. */
const LATEST = 'latest'
/** Lifetime of that cookie in seconds; replicas are behind by seconds, and without the cookie none is asked. */
const LATEST_S = 3600
/**
 * Tells scripts that a session exists, so that a page rendered without cookies asks once. With another value the Worker
 * knows nothing of its user: see `known-readers.ts`.
 */
const HINT = 'signed-in'
const HINT_BYTES = 6

/**
 * The characters allowed in a token: all that an Authorization header may hold, because a remote API chooses its own
 * format.
 */
const TOKEN_FORM = /^[\x21-\x7e]{1,512}$/

const shared = { path: '/', secure: true, sameSite: 'Strict', prefix: 'host' } as const

/** The bearer token in this browser's cookie, or null. */
export function readToken(headers: Headers): string | null {
  const cookies = headers.get('cookie')
  if (cookies === null) return null
  const name = `__Host-${TOKEN}`
  const token = parse(cookies, name)[name] ?? ''
  return TOKEN_FORM.test(token) ? token : null
}

/** Stores a token in the browser, out of reach of page scripts. */
export function writeToken(headers: Headers, token: string): void {
  headers.append('set-cookie', generateCookie(TOKEN, token, { ...shared, maxAge: LIFETIME_S, httpOnly: true }))
  headers.append('set-cookie', generateCookie(HINT, '1', { ...shared, maxAge: LIFETIME_S }))
}

/** Changes the hint, so that every isolate asks the API again who this browser's user is. */
export function renewHint(headers: Headers, randomBytes: (length: number) => Uint8Array): void {
  const value = toBase64Url(randomBytes(HINT_BYTES))
  headers.append('set-cookie', generateCookie(HINT, value, { ...shared, maxAge: LIFETIME_S }))
}

/** This browser's ticket for saving a résumé; null when it has none. */
export function readTicket(headers: Headers): string | null {
  return readSmall(headers, TICKET)
}

/** Moves the ticket of an answer into the browser, out of reach of page scripts. */
export function moveTicket(headers: Headers): void {
  move(headers, TICKET_HEADER, { name: TICKET, maxAge: TICKET_S })
}

/** The state of the databases this browser must see; null when it has changed nothing lately. */
export function readBookmark(headers: Headers): string | null {
  return readSmall(headers, LATEST)
}

/** Moves the bookmark of an answer into the browser, out of reach of page scripts. */
export function moveBookmark(headers: Headers): void {
  move(headers, BOOKMARK_HEADER, { name: LATEST, maxAge: LATEST_S })
}

function readSmall(headers: Headers, cookie: string): string | null {
  const name = `__Host-${cookie}`
  return parse(headers.get('cookie') ?? '', name)[name] || null
}

function move(headers: Headers, header: string, { name, maxAge }: { name: string; maxAge: number }): void {
  const value = headers.get(header)
  headers.delete(header)
  if (value === null || !TOKEN_FORM.test(value)) return
  headers.append('set-cookie', generateCookie(name, value, { ...shared, maxAge, httpOnly: true }))
}

/** Deletes the session cookie, and what was good for that session only. */
export function clearToken(headers: Headers): void {
  for (const name of [TOKEN, TICKET]) {
    headers.append('set-cookie', generateCookie(name, '', { ...shared, maxAge: 0, httpOnly: true }))
  }
  headers.append('set-cookie', generateCookie(HINT, '', { ...shared, maxAge: 0 }))
}
