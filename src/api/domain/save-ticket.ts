import { isHash, keyedHash } from './secrets.ts'

/** How long a ticket is valid, in ms: a session that has ended can still save for this long at most. */
export const TICKET_MS = 45_000

const TICKET = /^(\d{13})\.(\d{1,15})\.([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{43})$/

/** The claims of a ticket: its session and the résumé belong to this user. `until` in ms since 1970. */
export type SaveTicket = { resumeId: string; userId: number; until: number }

/**
 * Creates a signed ticket that proves that a session was valid and a résumé its user's, so that the next saves need not
 * read the ledger. It is useless without the session's token, and never made from another ticket, so that an ended
 * session is noticed in time.
 */
export function newSaveTicket(secret: string, tokenHash: string, ticket: SaveTicket): string {
  const { until, userId, resumeId } = ticket
  return `${until}.${userId}.${resumeId}.${signature(secret, tokenHash, ticket)}`
}

/** Verifies a ticket of this session; null for one of another session, an expired one, and any other text. */
export function readSaveTicket(secret: string, tokenHash: string, text: string, now: number): SaveTicket | null {
  const [, until = '', userId = '', resumeId = '', mac = ''] = TICKET.exec(text) ?? []
  const ticket = { resumeId, userId: Number(userId), until: Number(until) }
  if (mac === '' || ticket.until <= now) return null
  return isHash(mac, signature(secret, tokenHash, ticket)) ? ticket : null
}

function signature(secret: string, tokenHash: string, { resumeId, userId, until }: SaveTicket): string {
  return keyedHash(secret, 'save-ticket', tokenHash, resumeId, String(userId), String(until))
}
