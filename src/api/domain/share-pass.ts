import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long whoever has given the password of a link may read on: two hours. */
export const PASS_MS = 2 * 3_600_000

const PASS = /^(\d{13})\.([A-Za-z0-9_-]{43})$/

/** What a pass is good for: one link with the password it has now. */
export type PassScope = { shareId: string; passwordHash: string }

/** The token of a link, made of its id: its owner can be told again, and a copy of the database tells nobody. */
export function shareTokenOf(secret: string, shareId: string): string {
  return keyed(secret, 'share-token', shareId).toString('base64url')
}

/** What is stored of the token of a link. */
export function shareTokenHash(secret: string, token: string): string {
  return keyed(secret, 'share', token).toString('base64url')
}

/** A signed pass for a browser, good until a moment (ms since 1970). */
export function newPass(secret: string, scope: PassScope, until: number): string {
  return `${until}.${signature(secret, scope, until).toString('base64url')}`
}

/** Whether a pass was made for this link and its present password, and is still good. */
export function isPass(secret: string, scope: PassScope, pass: string, now: number): boolean {
  const [, until = '', mac = ''] = PASS.exec(pass) ?? []
  if (until === '' || Number(until) <= now) return false
  return timingSafeEqual(Buffer.from(mac, 'base64url'), signature(secret, scope, Number(until)))
}

function signature(secret: string, { shareId, passwordHash }: PassScope, until: number): Buffer {
  return keyed(secret, 'share-pass', shareId, passwordHash, String(until))
}

function keyed(secret: string, ...parts: string[]): Buffer {
  return createHmac('sha256', secret).update(parts.join('|')).digest()
}
