import { BOOKMARK_HEADER, TICKET_HEADER } from '#src/contract/index.ts'
import { toBase64Url } from '#src/lib/encoding.ts'
import { readCookie, writeCookie } from './host-cookie.ts'

/** Lifetime of the session cookie in seconds: 30 days. */
const LIFETIME_S = 2_592_000

const TOKEN = 'session'
/** The cookie with a ticket, which replaces the check of the session while a résumé is saved repeatedly. */
const TICKET = 'save'
/** Lifetime of that cookie in seconds; the ticket contains its own, shorter expiry. */
const TICKET_S = 60
/** The cookie with a bookmark: the state of the databases that contains this browser's last change. */
const LATEST = 'latest'
/** Lifetime of that cookie in seconds. Replicas are behind by seconds; without the cookie no replica is asked. */
const LATEST_S = 3600
/**
 * The cookie that tells scripts that a session exists, so that a page rendered without cookies asks once. A new value
 * makes the Worker ask again who the user is: see `known-readers.ts`.
 */
const HINT = 'signed-in'
const HINT_BYTES = 6

/**
 * The characters allowed in a token: all that an Authorization header may hold, because a remote API chooses its own
 * format.
 */
const TOKEN_FORM = /^[\x21-\x7e]{1,512}$/

/** The bearer token in this browser's cookie, or null. */
export function readToken(headers: Headers): string | null {
  const token = readCookie(headers, TOKEN)
  return TOKEN_FORM.test(token) ? token : null
}

/** Stores a token in the browser, out of reach of page scripts. */
export function writeToken(headers: Headers, token: string): void {
  writeCookie(headers, TOKEN, token, { maxAge: LIFETIME_S })
  writeCookie(headers, HINT, '1', { maxAge: LIFETIME_S, httpOnly: false })
}

/** Changes the hint, so that every isolate asks the API again who this browser's user is. */
export function renewHint(headers: Headers, randomBytes: (length: number) => Uint8Array): void {
  const value = toBase64Url(randomBytes(HINT_BYTES))
  writeCookie(headers, HINT, value, { maxAge: LIFETIME_S, httpOnly: false })
}

/** This browser's ticket for saving a résumé; null when it has none. */
export function readTicket(headers: Headers): string | null {
  return readCookie(headers, TICKET) || null
}

/** Moves the ticket of an answer into the browser, out of reach of page scripts. */
export function moveTicket(headers: Headers): void {
  move(headers, TICKET_HEADER, TICKET, TICKET_S)
}

/** The state of the databases this browser must see; null when it has changed nothing lately. */
export function readBookmark(headers: Headers): string | null {
  return readCookie(headers, LATEST) || null
}

/** Moves the bookmark of an answer from its header into a cookie that page scripts cannot read. */
export function moveBookmark(headers: Headers): void {
  move(headers, BOOKMARK_HEADER, LATEST, LATEST_S)
}

function move(headers: Headers, header: string, cookie: string, maxAge: number): void {
  const value = headers.get(header)
  headers.delete(header)
  if (value !== null && TOKEN_FORM.test(value)) writeCookie(headers, cookie, value, { maxAge })
}

/** Deletes the session cookie, and the ticket and hint, which belong to that session. */
export function clearToken(headers: Headers): void {
  for (const name of [TOKEN, TICKET]) writeCookie(headers, name, '', { maxAge: 0 })
  writeCookie(headers, HINT, '', { maxAge: 0, httpOnly: false })
}
