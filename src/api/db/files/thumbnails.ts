import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { changesOf, firstOf, readRow } from '#src/api/db/rows.ts'

const shownRow = z.object({ thumbnail_rev: z.nullable(z.int()) })

/**
 * Records the revision that a résumé's thumbnail shows, unless a later one is recorded.
 * @returns the revision whose thumbnail can be deleted: the former one, or this one; null for none
 */
export async function noteThumbnail(db: D1Database, id: string, userId: number, rev: number): Promise<number | null> {
  const [before, noted] = await db.batch([
    db.prepare('SELECT thumbnail_rev FROM resumes WHERE id = ? AND user_id = ?').bind(id, userId),
    db
      .prepare(
        `UPDATE resumes SET thumbnail_rev = ?3
         WHERE id = ?1 AND user_id = ?2 AND deleted_at IS NULL AND coalesce(thumbnail_rev, -1) <= ?3`,
      )
      .bind(id, userId, rev),
  ])
  const shown = firstOf(shownRow, before)?.thumbnail_rev ?? null
  if (shown === rev) return null
  return changesOf(noted) === 1 ? shown : rev
}

/** The revision of a résumé's thumbnail; null when there is none. */
export async function thumbnailRev(db: D1Database, id: string, userId: number): Promise<number | null> {
  const sql = 'SELECT thumbnail_rev FROM resumes WHERE id = ? AND user_id = ?'
  const row = await readRow(shownRow, db.prepare(sql).bind(id, userId))
  return row?.thumbnail_rev ?? null
}
