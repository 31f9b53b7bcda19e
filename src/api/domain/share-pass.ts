import { HOUR_MS } from '#src/lib/time.ts'
import { isHash, keyedHash } from './secrets.ts'

/** How long a pass for a link is valid, in ms: two hours. */
export const PASS_MS = 2 * HOUR_MS

const PASS = /^(\d{13})\.([A-Za-z0-9_-]{43})$/

/** The scope of a pass: one link with its present password. */
export type PassScope = { shareId: string; passwordHash: string }

/**
 * The token of a link, derived from its id: the owner can be shown it again, but a copy of the database does not reveal
 * it.
 */
export function shareTokenOf(secret: string, shareId: string): string {
  return keyedHash(secret, 'share-token', shareId)
}

/** The stored form of a link's token. */
export function shareTokenHash(secret: string, token: string): string {
  return keyedHash(secret, 'share', token)
}

/** Creates a signed pass for a browser, valid until a time in ms since 1970. */
export function newPass(secret: string, scope: PassScope, until: number): string {
  return `${until}.${signature(secret, scope, until)}`
}

/** Whether a pass is valid for this link and its present password. */
export function isPass(secret: string, scope: PassScope, pass: string, now: number): boolean {
  const [, until = '', mac = ''] = PASS.exec(pass) ?? []
  if (until === '' || Number(until) <= now) return false
  return isHash(mac, signature(secret, scope, Number(until)))
}

function signature(secret: string, { shareId, passwordHash }: PassScope, until: number): string {
  return keyedHash(secret, 'share-pass', shareId, passwordHash, String(until))
}
