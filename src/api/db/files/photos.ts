import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { firstOf, isFound, readRows, rowsOf } from '#src/api/db/rows.ts'
import { countWaiting } from '#src/api/db/upkeep/backlog.ts'
import { DAY_MS } from '#src/lib/time.ts'

const keyRow = z.object({ key: z.string() })
const ownerRow = z.object({ user_id: z.int() })

export type NewPhoto = {
  key: string
  userId: number
  sha256: string
  /** The size of the file. */
  bytes: number
  now: number
  /** The limits of the user's level: number of photos, and their total size in bytes. */
  limits: { photos: number; bytes: number }
}

/**
 * Records a photo of a user, as used, within the limits; the same photo again keeps its first key.
 * @returns the photo's key, or null when a limit is reached
 */
export async function addPhoto(db: D1Database, photo: NewPhoto): Promise<string | null> {
  const { key, userId, sha256, bytes, now, limits } = photo
  const [, found] = await db.batch([
    db
      .prepare(
        `INSERT INTO photos (key, user_id, sha256, bytes, created_at) SELECT ?1, ?2, ?3, ?4, ?5
         WHERE (SELECT count(*) < ?6 AND total(bytes) + ?4 <= ?7 FROM photos WHERE user_id = ?2)
           OR EXISTS (SELECT 1 FROM photos WHERE user_id = ?2 AND sha256 = ?3)
         ON CONFLICT (user_id, sha256) DO UPDATE SET unused_since = NULL`,
      )
      .bind(key, userId, sha256, bytes, now, limits.photos, limits.bytes),
    db.prepare('SELECT key FROM photos WHERE user_id = ? AND sha256 = ?').bind(userId, sha256),
  ])
  return firstOf(keyRow, found)?.key ?? null
}

/** Whether a picture is this user's. */
export async function isPhotoOf(db: D1Database, key: string, userId: number): Promise<boolean> {
  return isFound(db.prepare('SELECT key FROM photos WHERE key = ? AND user_id = ?').bind(key, userId))
}

/**
 * Users whose photos were last checked at `before` or earlier, longest ago first: at most `limit`, at least one if
 * there is any. The recursion seeks in the index once for each user and time, because one user may have hundreds of
 * photos.
 */
export async function photoOwnersToCheck(db: D1Database, before: number, limit: number): Promise<number[]> {
  const next = (more: string) =>
    `SELECT key FROM photos AS n WHERE n.checked_at <= ?1 ${more} ORDER BY n.checked_at, n.user_id LIMIT 1`
  const sql = `WITH RECURSIVE found (key) AS (
      SELECT (${next('')})
      UNION ALL
      SELECT (${next('AND (n.checked_at, n.user_id) > (p.checked_at, p.user_id)')})
      FROM found JOIN photos AS p ON p.key = found.key LIMIT ?2
    ) SELECT p.user_id FROM found JOIN photos AS p ON p.key = found.key`
  const owners = await readRows(ownerRow, db.prepare(sql).bind(before, limit))
  return [...new Set(owners.map(({ user_id }) => user_id))]
}

/** Counts the photos that have not been checked since a time. */
export function countPhotosToCheck(db: D1Database, before: number): D1PreparedStatement {
  return countWaiting(db, 'photos', 'checked_at <= ?', before)
}

/**
 * Records which photos of some users are in use, by résumés or as the account's picture, and gives up those unused
 * since `before`; uploading such a photo again makes a new one. Sets when these users are checked next: after `every`
 * ms, or earlier if one of their photos is to be given up by then, but at the earliest in a day, because deleting the
 * files may have failed.
 * @returns the keys given up, whose files may be deleted
 */
export async function giveUpPhotos(
  db: D1Database,
  owners: readonly { userId: number; used: readonly string[] }[],
  { now, before, every }: { now: number; before: number; every: number },
): Promise<string[]> {
  if (owners.length === 0) return []
  const isUsed = 'key IN (SELECT value FROM json_each(?3)) OR key IS (SELECT picture FROM users WHERE id = ?1)'
  const statements = owners.flatMap(({ userId, used }) => [
    db
      .prepare(
        `UPDATE photos SET unused_since = iif(unused_since IS NULL, ?2, NULL)
         WHERE user_id = ?1 AND (${isUsed}) = (unused_since IS NOT NULL)`,
      )
      .bind(userId, now, JSON.stringify(used)),
    db
      .prepare(
        `UPDATE photos SET checked_at = max(?3, min(?2, ?4 +
           coalesce((SELECT min(unused_since) FROM photos AS other WHERE other.user_id = ?1), ?2)))
         WHERE user_id = ?1`,
      )
      .bind(userId, now, now - every + DAY_MS, now - before - every),
    db
      .prepare('UPDATE photos SET sha256 = key WHERE user_id = ? AND unused_since <= ? RETURNING key')
      .bind(userId, before),
  ])
  const results = await db.batch(statements)
  return results.filter((_, nth) => nth % 3 === 2).flatMap((given) => rowsOf(keyRow, given).map(({ key }) => key))
}

/** Deletes the rows of photos whose files were deleted. */
export async function forgetPhotos(db: D1Database, keys: readonly string[]): Promise<void> {
  await db.prepare('DELETE FROM photos WHERE key IN (SELECT value FROM json_each(?))').bind(JSON.stringify(keys)).run()
}
