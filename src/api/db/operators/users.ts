import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { hasChanged, readRow } from '#src/api/db/rows.ts'
import type { Membership } from '#src/api/domain/membership.ts'

const userRow = z.object({
  id: z.int(),
  user_name: z.string(),
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  level: z.string(),
  level_until: z.nullable(z.number()),
  created_at: z.number(),
  deletes_at: z.nullable(z.number()),
  resumes: z.int(),
  orders: z.int(),
})

/** An account as operators see it; times in ms since 1970. Counts active résumés and paid orders. */
export type OperatorUser = z.infer<typeof userRow>

/** Finds an account by its id, mobile number or e-mail address. */
export async function findUser(db: D1Database, text: string): Promise<OperatorUser | null> {
  const sql = `SELECT id, user_name, mobile, email, level, level_until, created_at, deletes_at,
      (SELECT count(*) FROM resumes WHERE user_id = users.id AND deleted_at IS NULL) AS resumes,
      (SELECT count(*) FROM orders WHERE user_id = users.id AND state = 'paid') AS orders
    FROM users WHERE id = ?2 OR mobile = ?1 OR email = lower(?1)`
  return readRow(userRow, db.prepare(sql).bind(text, idIn(text)))
}

/**
 * Sets an account's membership, if it has not changed since it was read.
 * @returns whether it was set
 */
export async function setMembership(
  db: D1Database,
  userId: number,
  before: Membership,
  after: Membership,
): Promise<boolean> {
  const sql = 'UPDATE users SET level = ?4, level_until = ?5 WHERE id = ?1 AND level = ?2 AND level_until IS ?3'
  return hasChanged(db.prepare(sql).bind(userId, before.level, before.levelUntil, after.level, after.levelUntil))
}

/** Parses a user id; -1, which nobody has, for any other text. */
export function idIn(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : -1
}
