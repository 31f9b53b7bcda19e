import type { Session } from '#src/api/wire/handler.ts'
import { MINUTE_MS } from '#src/lib/time.ts'

/** So long somebody who has shown who they are may do what only the owner of an account may. */
export const PROOF_LIFE_MS = 10 * MINUTE_MS

/** Until when a session may do that, in ms since 1970. */
export function provedUntil({ provedAt }: Pick<Session, 'provedAt'>): number {
  return provedAt + PROOF_LIFE_MS
}
