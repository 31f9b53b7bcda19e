import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { changesOf, readRows, rowOf, rowsOf } from '#src/api/db/rows.ts'
import { countWaiting } from '#src/api/db/upkeep/backlog.ts'

/** How many sockets a user may have open, over all résumés and devices. */
const SOCKETS_MAX = 10

/** A newly opened socket; `openedAt` in ms since 1970. */
export type NewSocket = OpenSocket & { userId: number; tokenHash: string; openedAt: number }

const openedRow = z.object({ resume_id: z.string() })
const socketRow = rowOf({ id: z.string(), resumeId: z.string() })

/** An open socket, and the résumé whose object holds it. */
export type OpenSocket = z.infer<typeof socketRow>

/**
 * Records an open socket, unless its session has ended meanwhile.
 * @returns whether it was recorded, and the user's oldest sockets beyond the limit
 */
export async function addSocket(
  db: D1Database,
  { id, resumeId, userId, tokenHash, openedAt }: NewSocket,
): Promise<{ isOpen: boolean; surplus: OpenSocket[] }> {
  const [added, surplus] = await db.batch([
    db
      .prepare(
        `INSERT INTO sockets (id, resume_id, user_id, token_hash, opened_at, expires_at)
         SELECT ?1, ?2, ?3, ?4, ?5, expires_at FROM sessions WHERE token_hash = ?4 AND expires_at > ?5`,
      )
      .bind(id, resumeId, userId, tokenHash, openedAt),
    db
      .prepare(
        `SELECT id, resume_id FROM sockets WHERE user_id = ? ORDER BY opened_at DESC, rowid DESC
         LIMIT -1 OFFSET ${SOCKETS_MAX}`,
      )
      .bind(userId),
  ])
  return { isOpen: changesOf(added) === 1, surplus: rowsOf(socketRow, surplus) }
}

/** The résumés a user has open in an editor. */
export async function openedResumes(db: D1Database, userId: number): Promise<string[]> {
  const sql = 'SELECT DISTINCT resume_id FROM sockets WHERE user_id = ?'
  const rows = await readRows(openedRow, db.prepare(sql).bind(userId))
  return rows.map(({ resume_id }) => resume_id)
}

/** Some of the sockets whose session is over. */
export async function endedSockets(db: D1Database, now: number, limit: number): Promise<OpenSocket[]> {
  const sql = 'SELECT id, resume_id FROM sockets WHERE expires_at <= ? ORDER BY expires_at LIMIT ?'
  return readRows(socketRow, db.prepare(sql).bind(now, limit))
}

/** Counts the sockets whose session was over before a time. */
export function countEndedSockets(db: D1Database, before: number): D1PreparedStatement {
  return countWaiting(db, 'sockets', 'expires_at <= ?', before)
}

/** Deletes the rows of closed sockets. */
export async function forgetSockets(db: D1Database, ids: readonly string[]): Promise<void> {
  await db.prepare('DELETE FROM sockets WHERE id IN (SELECT value FROM json_each(?))').bind(JSON.stringify(ids)).run()
}
