import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { hasChanged, readRows } from '#src/api/db/rows.ts'

const row = z.object({ id: z.string(), design: z.string() })

/** The designs a user saved as JSON, the newest first. */
export async function listOwnDesigns(db: D1Database, userId: number): Promise<z.infer<typeof row>[]> {
  const sql = 'SELECT id, design FROM own_designs WHERE user_id = ? ORDER BY updated_at DESC, id'
  return readRows(row, db.prepare(sql).bind(userId))
}

/**
 * Saves a design of a user, or changes the one of this id.
 * @returns false when there would be more than `limit`
 */
export async function saveOwnDesign(
  db: D1Database,
  { userId, id, design }: { userId: number; id: string; design: string },
  { limit, now }: { limit: number; now: number },
): Promise<boolean> {
  const sql = `INSERT INTO own_designs (user_id, id, design, updated_at)
    SELECT ?1, ?2, ?3, ?4 WHERE (SELECT count(*) FROM own_designs WHERE user_id = ?1 AND id <> ?2) < ?5
    ON CONFLICT (user_id, id) DO UPDATE SET design = excluded.design, updated_at = excluded.updated_at`
  return hasChanged(db.prepare(sql).bind(userId, id, design, now, limit))
}

/** Removes a design of a user, if it is there. */
export async function removeOwnDesign(db: D1Database, userId: number, id: string): Promise<void> {
  await db.prepare('DELETE FROM own_designs WHERE user_id = ? AND id = ?').bind(userId, id).run()
}
