import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { firstOf } from './rows.ts'

const shownRow = z.object({ thumbnail_rev: z.nullable(z.int()) })

/** Notes which revision the picture of a résumé shows; false when there is one of a later revision. */
export async function noteThumbnail(db: D1Database, id: string, userId: number, rev: number): Promise<boolean> {
  const result = await db
    .prepare(
      `UPDATE resumes SET thumbnail_rev = ?3
       WHERE id = ?1 AND user_id = ?2 AND deleted_at IS NULL AND coalesce(thumbnail_rev, -1) <= ?3`,
    )
    .bind(id, userId, rev)
    .run()
  return result.meta.changes === 1
}

/** Which revision the picture of a user's résumé shows; null when there is no picture. */
export async function thumbnailRev(db: D1Database, id: string, userId: number): Promise<number | null> {
  const found = await db
    .prepare('SELECT thumbnail_rev FROM resumes WHERE id = ? AND user_id = ?')
    .bind(id, userId)
    .all()
  return firstOf(shownRow, found)?.thumbnail_rev ?? null
}
