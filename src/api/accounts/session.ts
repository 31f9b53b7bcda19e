import { readSession, touchSession } from '#src/api/db/sessions.ts'
import { readSaveTicket } from '#src/api/domain/save-ticket.ts'
import { bearerToken, tokenHash } from '#src/api/domain/secrets.ts'
import type { Session } from '#src/api/wire/handler.ts'
import type { Services } from '#src/services.ts'

const TOUCH_EVERY_MS = 3_600_000

/** The hash of the bearer token in an Authorization header; null when there is no well-formed token. */
export function tokenHashOf(authorization: string | undefined, { config }: Services): string | null {
  const token = bearerToken(authorization)
  return token === null ? null : tokenHash(config.appSecret, token)
}

type Reading = ReturnType<typeof readSession>

/** The sessions that are being read, by the request that asks and the token's hash. */
const underWay = new WeakMap<Services, Map<string, Reading>>()

/** Reads a session once for all calls of one page that come at the same time; never for another request. */
function readOnce(services: Services, hash: string, requestId: string | undefined): Reading {
  const read = () => readSession(services.db, hash, services.now())
  if (requestId === undefined) return read()
  const readings = underWay.get(services) ?? new Map<string, Reading>()
  underWay.set(services, readings)
  const name = `${requestId} ${hash}`
  const known = readings.get(name)
  if (known !== undefined) return known
  const reading = read().finally(() => readings.delete(name))
  readings.set(name, reading)
  return reading
}

/**
 * The session of an Authorization header; `null` when the token is missing, unknown or expired.
 * @param requestId the same for all calls of one page
 */
export async function findSession(
  authorization: string | undefined,
  services: Services,
  requestId?: string,
): Promise<Session | null> {
  const hash = tokenHashOf(authorization, services)
  if (hash === null) return null
  const now = services.now()
  const session = await readOnce(services, hash, requestId)
  if (session === null) return null
  if (session.lastSeenAt <= now - TOUCH_EVERY_MS) await touchSession(services.db, hash, now)
  const { userId, expiresAt, provedAt, lastGrant } = session
  return { userId, tokenHash: hash, expiresAt, provedAt, lastGrant, ticketFor: null }
}

/** The session a ticket was given to, found good less than a minute ago: nothing is asked. Null without such a ticket. */
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
