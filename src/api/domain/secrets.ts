import { createHmac } from 'node:crypto'

const TOKEN_BYTES = 32
const ID_BYTES = 16
const PUBLIC_ID_LENGTH = 20
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const TELLABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TOKEN = /^Bearer ([A-Za-z0-9_-]{43})$/i

/** A new bearer token: 256 random bits in base64url. */
export function newToken(randomBytes: (length: number) => Uint8Array): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
}

/** A new row key nobody can guess: 128 random bits in base64url. */
export function newId(randomBytes: (length: number) => Uint8Array): string {
  return Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
}

/** A name for the public that nobody can guess: 20 letters and digits, about 119 bits. */
export function newPublicId(randomBytes: (length: number) => Uint8Array): string {
  const pairs = new DataView(Uint8Array.from(randomBytes(PUBLIC_ID_LENGTH * 2)).buffer)
  const chars = Array.from({ length: PUBLIC_ID_LENGTH }, (_, i) => ALPHABET[pairs.getUint16(i * 2) % ALPHABET.length])
  return chars.join('')
}

/** A new message number: eight letters and digits that are not easily confused. */
export function newContactNumber(randomBytes: (length: number) => Uint8Array): string {
  const chars = Array.from(randomBytes(8), (byte) => TELLABLE[byte % TELLABLE.length]).join('')
  return `${chars.slice(0, 4)}-${chars.slice(4)}`
}

/** The token of an Authorization header; `null` when there is none that could be ours. */
export function bearerToken(header: string | undefined): string | null {
  return TOKEN.exec(header ?? '')?.[1] ?? null
}

/** What is stored instead of a token. */
export function tokenHash(secret: string, token: string): string {
  return keyedHash(secret, 'session', token)
}

/** What is stored instead of an SMS code; useless for another number or purpose. */
export function codeHash(secret: string, mobile: string, type: string, code: string): string {
  return keyedHash(secret, 'code', mobile, type, code)
}

/** What is stored instead of a redemption code. */
export function redeemHash(secret: string, code: string): string {
  return keyedHash(secret, 'redeem', code)
}

/** What authenticators know an account by; it tells nobody which. */
export function passkeyHandle(secret: string, userId: number): string {
  return keyedHash(secret, 'passkey-handle', String(userId))
}

/** How much of a hash is enough to tell the visits of a day apart. */
const MARK_LENGTH = 22

/**
 * What is remembered of somebody's look at something until the day is over: the same for the same client, subject and
 * day. It tells none of them, and two looks of the same client have nothing in common.
 */
export function visitMark(secret: string, visit: { day: string; subject: string; client: string }): string {
  return keyedHash(secret, 'visit', visit.day, visit.subject, visit.client).slice(0, MARK_LENGTH)
}

/** What limits know of an address or a subject for a day, where nobody is to know who looked at what. */
export function dayMark(secret: string, day: string, what: string): string {
  return keyedHash(secret, 'day', day, what).slice(0, MARK_LENGTH)
}

function keyedHash(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('|')).digest('base64url')
}
