import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { firstOf, readRow, readRows } from '#src/api/db/rows.ts'
import { countWaiting } from '#src/api/db/upkeep/backlog.ts'

/** How many open links a user may have. */
const MOST_OPEN = 10

/** A file behind a link; times in ms since 1970. */
export type LinkedFile = { key: string; userId: number; name: string; expiresAt: number }

const keyRow = z.object({ key: z.string() })
const nameRow = z.object({ name: z.string() })
const freeRow = z.object({ free_at: z.nullable(z.number()) })

/**
 * Stores a link unless its user has too many.
 * @returns null when it was stored, otherwise when the user's next link expires (ms since 1970)
 */
export async function addLinkedFile(db: D1Database, file: LinkedFile, now: number): Promise<number | null> {
  const { key, userId, name, expiresAt } = file
  const [added, free] = await db.batch([
    db
      .prepare(
        `INSERT INTO linked_files (key, user_id, name, expires_at) SELECT ?1, ?2, ?3, ?4
         WHERE (SELECT count(*) FROM linked_files WHERE user_id = ?2 AND expires_at > ?5) < ${MOST_OPEN}`,
      )
      .bind(key, userId, name, expiresAt, now),
    db
      .prepare('SELECT min(expires_at) AS free_at FROM linked_files WHERE user_id = ? AND expires_at > ?')
      .bind(userId, now),
  ])
  if (added?.meta.changes === 1) return null
  return firstOf(freeRow, free)?.free_at ?? expiresAt
}

/** The name of the file behind a link; null when there is no such link, or it has expired. */
export async function linkedFileName(db: D1Database, key: string, now: number): Promise<string | null> {
  const sql = 'SELECT name FROM linked_files WHERE key = ? AND expires_at > ?'
  const row = await readRow(nameRow, db.prepare(sql).bind(key, now))
  return row?.name ?? null
}

/** Some of the expired links. */
export async function endedLinks(db: D1Database, now: number, limit: number): Promise<string[]> {
  const sql = 'SELECT key FROM linked_files WHERE expires_at <= ? ORDER BY expires_at LIMIT ?'
  const rows = await readRows(keyRow, db.prepare(sql).bind(now, limit))
  return rows.map(({ key }) => key)
}

/** Counts the links that expired before a time. */
export function countEndedLinks(db: D1Database, before: number): D1PreparedStatement {
  return countWaiting(db, 'linked_files', 'expires_at <= ?', before)
}

/** Deletes links whose files are deleted. */
export async function forgetLinks(db: D1Database, keys: readonly string[]): Promise<void> {
  await db
    .prepare('DELETE FROM linked_files WHERE key IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(keys))
    .run()
}
