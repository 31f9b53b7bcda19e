import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { readRow } from '#src/api/db/rows.ts'

/** A download to count; `day` from `beijingDay`, `now` in ms since 1970. */
export type CountedDownload = { userId: number; templateId: number; day: string; limit: number; now: number }

const usedRow = z.object({ used: z.int(), this_one: z.int() })

/**
 * Counts a download against the daily limit; downloading a template again on the same day is free.
 * @returns whether the file may be sent
 */
export async function countDownload(db: D1Database, download: CountedDownload): Promise<boolean> {
  const { userId, templateId, day, limit, now } = download
  const [, , counted] = await db.batch([
    db
      .prepare(
        `INSERT INTO word_downloads (user_id, day, template_id, created_at) SELECT ?1, ?2, ?3, ?4
         WHERE (SELECT count(*) FROM word_downloads WHERE user_id = ?1 AND day = ?2) < ?5
         ON CONFLICT (user_id, day, template_id) DO NOTHING`,
      )
      .bind(userId, day, templateId, now, limit),
    db.prepare('UPDATE word_templates SET downloads = downloads + 1 WHERE id = ? AND changes() = 1').bind(templateId),
    db
      .prepare('SELECT 1 FROM word_downloads WHERE user_id = ? AND day = ? AND template_id = ?')
      .bind(userId, day, templateId),
  ])
  return counted?.results.length === 1
}

/** How many templates a user downloaded on a day, and whether this one is among them. */
export async function readUsage(
  db: D1Database,
  userId: number,
  templateId: number,
  day: string,
): Promise<{ used: number; downloaded: boolean }> {
  const sql = `SELECT count(*) AS used, coalesce(sum(template_id = ?3), 0) AS this_one
    FROM word_downloads WHERE user_id = ?1 AND day = ?2`
  const row = await readRow(usedRow, db.prepare(sql).bind(userId, day, templateId))
  return { used: row?.used ?? 0, downloaded: row?.this_one === 1 }
}

/** How many downloads of a day count against the user's limit. */
export async function countUsed(db: D1Database, userId: number, day: string): Promise<number> {
  const row = db.prepare('SELECT count(*) AS used FROM word_downloads WHERE user_id = ? AND day = ?').bind(userId, day)
  return (await row.first<number>('used')) ?? 0
}
