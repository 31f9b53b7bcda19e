import type { ProvedSession } from '#src/api/db/sessions.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Session } from '#src/api/wire/handler.ts'
import { MINUTE_MS } from '#src/lib/time.ts'

/** How long a proof lasts: until then the session may do what only the owner of the account may. */
export const PROOF_LIFE_MS = 10 * MINUTE_MS

/** Until when a session counts as proved, in ms since 1970. */
export function provedUntil({ provedAt }: Pick<Session, 'provedAt'>): number {
  return provedAt + PROOF_LIFE_MS
}

/**
 * The session, if its owner has shown lately who they are; what is written for it asks again in its own statement.
 * @param now in ms since 1970
 * @throws ApiError `proof.required`
 */
export function requireProof(session: Session, now: number): ProvedSession {
  if (provedUntil(session) <= now) throw new ApiError('proof.required')
  const { userId, tokenHash } = session
  return { userId, tokenHash, provedAfter: now - PROOF_LIFE_MS }
}
