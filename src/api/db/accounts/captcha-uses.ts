import type { D1Database } from '@cloudflare/workers-types'
import { type Sweep, sweepOf } from '#src/api/db/sweeping.ts'

/**
 * Records that a solution was used. Resolves to false when it was used before; of parallel calls only one gets true.
 */
export async function spendSolution(db: D1Database, id: string, expiresAt: number): Promise<boolean> {
  const result = await db
    .prepare('INSERT INTO captcha_uses (id, expires_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING')
    .bind(id, expiresAt)
    .run()
  return result.meta.changes === 1
}

/** Deletes solutions that have expired. */
export function sweepSolutions(db: D1Database, now: number): Sweep {
  return sweepOf(db, 'captcha_uses', 'id', 'expires_at <= ?1', now)
}
