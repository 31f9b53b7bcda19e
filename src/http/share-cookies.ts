import { clientId } from '#src/contract/index.ts'
import { readCookie, writeCookie } from './host-cookie.ts'

/** How long a pass is valid, in seconds. */
const PASS_S = 7200
/** The cookie's value once the opening was counted. */
export const COUNTED = '1'
/** How long an opening is remembered, in seconds: a day. */
const SEEN_S = 86_400

/** Links are followed from e-mails and chats. */
const sameSite = 'Lax'

/** This browser's pass for a link; empty when it has none. */
export function readPass(headers: Headers, token: string): string {
  return readCookie(headers, passName(token))
}

/** Stores the pass for a link in the browser, out of reach of page scripts. */
export function writePass(headers: Headers, token: string, pass: string): void {
  writeCookie(headers, passName(token), pass, { sameSite, maxAge: PASS_S })
}

/**
 * `COUNTED`, or the key under which this browser's opening is to be counted; null when it has not opened the link
 * lately.
 */
export function readSeen(headers: Headers, token: string): string | null {
  const found = readCookie(headers, seenName(token))
  return found === COUNTED || clientId.safeParse(found).success ? found : null
}

/** Records in the browser, and nowhere else, that it has opened the link. */
export function writeSeen(headers: Headers, token: string, seen: string): void {
  writeCookie(headers, seenName(token), seen, { sameSite, maxAge: SEEN_S })
}

function passName(token: string): string {
  return `pass-${token.slice(0, 8)}`
}

function seenName(token: string): string {
  return `seen-${token.slice(0, 8)}`
}
