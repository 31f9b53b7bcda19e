import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { firstOf } from './rows.ts'

const keyRow = z.object({ key: z.string() })

/** Notes a picture of a user; the same picture again keeps its first key. Answers the key that counts. */
export async function addPhoto(
  db: D1Database,
  photo: { key: string; userId: number; sha256: string; now: number },
): Promise<string> {
  const { key, userId, sha256, now } = photo
  const [, found] = await db.batch([
    db
      .prepare(
        `INSERT INTO photos (key, user_id, sha256, created_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (user_id, sha256) DO NOTHING`,
      )
      .bind(key, userId, sha256, now),
    db.prepare('SELECT key FROM photos WHERE user_id = ? AND sha256 = ?').bind(userId, sha256),
  ])
  return firstOf(keyRow, found)?.key ?? key
}

/** Whether a picture is this user's. */
export async function isPhotoOf(db: D1Database, key: string, userId: number): Promise<boolean> {
  const row = await db.prepare('SELECT key FROM photos WHERE key = ? AND user_id = ?').bind(key, userId).first()
  return row !== null
}
