import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { readRows } from '#src/api/db/rows.ts'
import { DEVICE_ID_LENGTH } from '#src/api/domain/devices.ts'

const deviceRow = z.object({
  token_hash: z.string(),
  created_at: z.number(),
  last_seen_at: z.number(),
  user_agent: z.string(),
  country: z.string(),
  handed_over: z.int(),
})

/** A session as its owner sees it; times in ms since 1970. */
export type DeviceRow = z.infer<typeof deviceRow>

/** The valid sessions of a user, by last use. */
export async function listSessions(db: D1Database, userId: number, now: number): Promise<DeviceRow[]> {
  const sql = `SELECT token_hash, created_at, last_seen_at, user_agent, country, handed_over FROM sessions
    WHERE user_id = ? AND expires_at > ? ORDER BY last_seen_at DESC, created_at DESC, token_hash`
  return readRows(deviceRow, db.prepare(sql).bind(userId, now))
}

/** Ends a session of a user; does nothing if it has ended or belongs to somebody else. */
export async function endSession(db: D1Database, userId: number, deviceId: string): Promise<void> {
  await db
    .prepare(`DELETE FROM sessions WHERE user_id = ? AND substr(token_hash, 1, ${DEVICE_ID_LENGTH}) = ?`)
    .bind(userId, deviceId)
    .run()
}

/** Ends all sessions of a user but one. */
export async function endOtherSessions(db: D1Database, userId: number, keptHash: string): Promise<void> {
  await db.prepare('DELETE FROM sessions WHERE user_id = ? AND token_hash <> ?').bind(userId, keptHash).run()
}

/** Records a proof of identity for a session. */
export function noteProof(db: D1Database, tokenHash: string, now: number): D1PreparedStatement {
  return db.prepare('UPDATE sessions SET proved_at = ?2 WHERE token_hash = ?1').bind(tokenHash, now)
}

/** Records a proof of identity for a session, if the previous statement of the batch changed a row. */
export function noteProofAfterChange(db: D1Database, tokenHash: string, now: number): D1PreparedStatement {
  return db.prepare('UPDATE sessions SET proved_at = ?2 WHERE token_hash = ?1 AND changes() = 1').bind(tokenHash, now)
}
