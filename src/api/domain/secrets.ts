import { createHmac, timingSafeEqual } from 'node:crypto'

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

/** A new unguessable row key: 128 random bits in base64url. */
export function newId(randomBytes: (length: number) => Uint8Array): string {
  return Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
}

/** A new unguessable public id: 20 letters and digits, about 119 bits. */
export function newPublicId(randomBytes: (length: number) => Uint8Array): string {
  const pairs = new DataView(Uint8Array.from(randomBytes(PUBLIC_ID_LENGTH * 2)).buffer)
  const chars = Array.from({ length: PUBLIC_ID_LENGTH }, (_, i) => ALPHABET[pairs.getUint16(i * 2) % ALPHABET.length])
  return chars.join('')
}

/** A new message number: eight letters and digits that do not look alike. */
export function newContactNumber(randomBytes: (length: number) => Uint8Array): string {
  const chars = Array.from(randomBytes(8), (byte) => TELLABLE[byte % TELLABLE.length]).join('')
  return `${chars.slice(0, 4)}-${chars.slice(4)}`
}

/** The token of an Authorization header; `null` when there is none of our form. */
export function bearerToken(header: string | undefined): string | null {
  return TOKEN.exec(header ?? '')?.[1] ?? null
}

/** The stored form of a token. */
export function tokenHash(secret: string, token: string): string {
  return keyedHash(secret, 'session', token)
}

/** The stored form of a code; bound to its number and purpose. */
export function codeHash(secret: string, mobile: string, type: string, code: string): string {
  return keyedHash(secret, 'code', mobile, type, code)
}

/** The stored form of a redemption code. */
export function redeemHash(secret: string, code: string): string {
  return keyedHash(secret, 'redeem', code)
}

/** A fingerprint of a secret: tells two secrets apart without revealing either. */
export function secretPrint(secret: string): string {
  return keyedHash(secret, 'print')
}

/** The user handle of an account in authenticators; it does not reveal the account. */
export function passkeyHandle(secret: string, userId: number): string {
  return keyedHash(secret, 'passkey-handle', String(userId))
}

/** Enough of a hash to distinguish the visits of a day. */
const MARK_LENGTH = 22

/**
 * The stored mark of a visit: equal for the same client, subject and day. It reveals none of them, and two visits of
 * one client cannot be linked.
 */
export function visitMark(secret: string, visit: { day: string; subject: string; client: string }): string {
  return keyedHash(secret, 'visit', visit.day, visit.subject, visit.client).slice(0, MARK_LENGTH)
}

/**
 * The key by which limits count an address or a subject of visits. It changes every day, so that visits cannot be
 * linked to visitors.
 */
export function dayMark(secret: string, day: string, what: string): string {
  return keyedHash(secret, 'day', day, what).slice(0, MARK_LENGTH)
}

/** The number of counters of visits, each for a part of all clients. */
const COUNTERS = 16

/** Returns the name of the counter for the visits of a client, which is an account or an address. */
export function visitCounter(secret: string, client: string): string {
  return `visits-${Buffer.from(keyedHash(secret, 'counter', client), 'base64url').readUInt32BE() % COUNTERS}`
}

/** The stored form of something secret: its hash, keyed with the site's secret. The first part says what it is. */
export function keyedHash(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('|')).digest('base64url')
}

/** Whether a text of the form of a keyed hash is this one, in constant time. */
export function isHash(text: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(text, 'base64url'), Buffer.from(hash, 'base64url'))
}
