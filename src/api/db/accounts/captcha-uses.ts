import type { D1Database } from '@cloudflare/workers-types'
import { hasChanged } from '#src/api/db/rows.ts'

/**
 * Records that a solution was used. Resolves to false when it was used before; of parallel calls only one gets true.
 */
export async function spendSolution(db: D1Database, id: string, expiresAt: number): Promise<boolean> {
  const sql = 'INSERT INTO captcha_uses (id, expires_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING'
  return hasChanged(db.prepare(sql).bind(id, expiresAt))
}
