import { readSession, touchSession } from '#src/api/db/accounts/sessions.ts'
import { readSaveTicket } from '#src/api/domain/save-ticket.ts'
import { bearerToken, tokenHash } from '#src/api/domain/secrets.ts'
import type { Session } from '#src/api/wire/handler.ts'
import { HOUR_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'

const TOUCH_EVERY_MS = HOUR_MS

/** The hash of the bearer token in an Authorization header; null when there is no well-formed token. */
export function tokenHashOf(authorization: string | undefined, { config }: Services): string | null {
  const token = bearerToken(authorization)
  return token === null ? null : tokenHash(config.appSecret, token)
}

/**
 * The session as read by each view of the ledger. A call has its own view; the calls of a page being rendered share
 * one.
 */
const readings = new WeakMap<Services['db'], ReturnType<typeof readSession>>()

/**
 * Reads the session once for all calls that share a view of the ledger, which all carry the same token. A failed read
 * is forgotten.
 */
function readOnce(view: Services['db'], read: () => ReturnType<typeof readSession>): ReturnType<typeof readSession> {
  const known = readings.get(view)
  if (known !== undefined) return known
  const reading = read()
  readings.set(view, reading)
  reading.catch(() => readings.delete(view))
  return reading
}

/** The session of an Authorization header; `null` when the token is missing, unknown or expired. */
export async function findSession(authorization: string | undefined, services: Services): Promise<Session | null> {
  const hash = tokenHashOf(authorization, services)
  if (hash === null) return null
  const now = services.now()
  const session = await readOnce(services.db, () => readSession(services.db, hash, now))
  if (session === null) return null
  if (session.lastSeenAt <= now - TOUCH_EVERY_MS) await touchSession(services.db, hash, now)
  const { userId, expiresAt, provedAt, lastGrant } = session
  return { userId, tokenHash: hash, expiresAt, provedAt, lastGrant, ticketFor: null }
}

/**
 * The session that a save ticket proves. Nothing is read: the session was checked when the ticket was made, less than a
 * minute ago. Null without a valid ticket.
 */
export function sessionOfTicket(
  authorization: string | undefined,
  ticket: string | undefined,
  services: Services,
): Session | null {
  const hash = tokenHashOf(authorization, services)
  if (hash === null || ticket === undefined) return null
  const shown = readSaveTicket(services.config.appSecret, hash, ticket, services.now())
  if (shown === null) return null
  const { userId, until, resumeId } = shown
  return { userId, tokenHash: hash, expiresAt: until, provedAt: 0, lastGrant: null, ticketFor: resumeId }
}
