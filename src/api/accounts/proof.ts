import type { ProvedSession } from '#src/api/db/accounts/sessions.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Session } from '#src/api/wire/handler.ts'
import { MINUTE_MS } from '#src/lib/time.ts'

/** How long a proof of identity lasts, in ms. */
export const PROOF_LIFE_MS = 10 * MINUTE_MS

/** Until when a session counts as proved, in ms since 1970. */
export function provedUntil({ provedAt }: Pick<Session, 'provedAt'>): number {
  return provedAt + PROOF_LIFE_MS
}

/**
 * Returns the session if it has a recent proof of identity. Writes check the proof again in their own statement.
 * @param now in ms since 1970
 * @throws ApiError `proof.required`
 */
export function requireProof(session: Session, now: number): ProvedSession {
  if (provedUntil(session) <= now) throw new ApiError('proof.required')
  const { userId, tokenHash } = session
  return { userId, tokenHash, provedAfter: now - PROOF_LIFE_MS }
}
