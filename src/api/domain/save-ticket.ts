import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a ticket is good, in ms: so long at most something is still saved by a session that has ended. */
export const TICKET_MS = 45_000

const TICKET = /^(\d{13})\.(\d{1,15})\.([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{43})$/

/** What a ticket says: the session it was given to is this user's, and so is the résumé. `until` in ms since 1970. */
export type SaveTicket = { resumeId: string; userId: number; until: number }

/**
 * Signs that a session was found good and a résumé its user's, so that the saves that follow need not ask. It is worth
 * nothing without the session's token, and is never made from another ticket: what has ended is found out in time.
 */
export function newSaveTicket(secret: string, tokenHash: string, ticket: SaveTicket): string {
  const { until, userId, resumeId } = ticket
  return `${until}.${userId}.${resumeId}.${signature(secret, tokenHash, ticket).toString('base64url')}`
}

/** What a ticket of this session says; null for one of another session, one that is over, and any other text. */
export function readSaveTicket(secret: string, tokenHash: string, text: string, now: number): SaveTicket | null {
  const [, until = '', userId = '', resumeId = '', mac = ''] = TICKET.exec(text) ?? []
  const ticket = { resumeId, userId: Number(userId), until: Number(until) }
  if (mac === '' || ticket.until <= now) return null
  return timingSafeEqual(Buffer.from(mac, 'base64url'), signature(secret, tokenHash, ticket)) ? ticket : null
}

function signature(secret: string, tokenHash: string, { resumeId, userId, until }: SaveTicket): Buffer {
  const said = ['save-ticket', tokenHash, resumeId, userId, until].join('|')
  return createHmac('sha256', secret).update(said).digest()
}
