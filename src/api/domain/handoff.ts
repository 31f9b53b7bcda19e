import type { HandoffPurpose, HandoffState } from '#src/contract/index.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import { keyedHash } from './secrets.ts'

/** How long each step may take: being opened on a phone, being allowed at the desk, being collected. */
export const STEP_MS = MINUTE_MS
/** How long a phone that is allowed to bring a picture has to take and crop it. */
export const PICTURE_MS = 10 * MINUTE_MS

/** The values of the ledger's `status` column. */
export const STATUS = { waiting: 0, asked: 1, allowed: 2, done: 3, refused: -1 } as const

const NAMES: ReadonlyMap<number, HandoffState> = new Map(
  (['waiting', 'asked', 'allowed', 'done', 'refused'] as const).map((name) => [STATUS[name], name]),
)
const NUMBERS = 1000

/** A handoff as it is stored. Times in ms since 1970. */
export type Handoff = {
  id: string
  purpose: HandoffPurpose
  userId: number
  resumeId: string
  sessionHash: string
  status: number
  phoneHash: string | null
  phoneAgent: string
  phonePlace: string
  isNear: boolean
  rivals: number
  picture: { key: string; shape: 'square' | '25x35' | '35x49' } | null
  expiresAt: number
  /** Whether the desk is still signed in and the résumé still there. */
  isBacked: boolean
}

/** The stored form of a code's secret. */
export function linkHash(secret: string, link: string): string {
  return keyedHash(secret, 'handoff-link', link)
}

/** The stored form of a phone's secret; bound to one code. */
export function handoffPhoneHash(secret: string, link: string, key: string): string {
  return keyedHash(secret, 'handoff-phone', link, key)
}

/**
 * The bearer token of a session that is handed over. It is derived, not random: if the answer with it is lost, asking
 * again yields the same session, but only to the holder of the phone's secret.
 */
export function handoffToken(secret: string, link: string, key: string): string {
  return keyedHash(secret, 'handoff-session', link, key)
}

/** The number both screens show: three digits of the phone that asked. */
export function numberOf(phoneHash: string): string {
  const value = Buffer.from(phoneHash, 'base64url').readUInt32BE() % NUMBERS
  return String(value).padStart(3, '0')
}

/** The present state of a handoff, as the desk is told. */
export function stateNow(handoff: Handoff | null, now: number): HandoffState {
  if (handoff === null) return 'expired'
  const { status, expiresAt, isBacked } = handoff
  if (status === STATUS.done) return 'done'
  if (status === STATUS.refused) return 'refused'
  if (!isBacked) return 'ended'
  return expiresAt <= now ? 'expired' : (NAMES.get(status) ?? 'expired')
}

/** The present state of a handoff for one phone, which may not be the one that asked first. */
export function stateFor(
  handoff: Handoff | null,
  phone: { hash: string; sessionHash: string | null },
  now: number,
): HandoffState {
  if (handoff !== null && phone.sessionHash === handoff.sessionHash) return 'same-browser'
  const isOthers = handoff !== null && handoff.phoneHash !== null && handoff.phoneHash !== phone.hash
  return isOthers ? 'taken' : stateNow(handoff, now)
}
