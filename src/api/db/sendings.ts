import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { applicationLimits } from '#src/contract/index.ts'
import { noteStatus } from './applications.ts'
import { statement } from './named.ts'
import { changesOf, firstOf } from './rows.ts'

/** Something that was sent; `bytes` is 0 where there is no file. */
export type NewSending = {
  id: string
  application: string
  userId: number
  key: string
  on: string
  name: string
  bytes: number
  /** A link of this user's; any other counts as none. */
  share: string | null
  now: number
}

const sendingRow = z.object({ id: z.string(), bytes: z.int(), has_file: z.int() })
const fileRow = z.object({ name: z.string(), file_key: z.string() })

/**
 * Notes that something was sent, within the limits. The same key twice notes it once, as it was sent last: whoever got
 * no answer may have changed it; only a file that is kept stays. An application that was being prepared counts as sent.
 * @returns what has this key, and whether its file is kept; or why there is nothing
 */
export async function addSending(
  db: D1Database,
  row: NewSending,
): Promise<{ id: string; hasFile: boolean } | 'full' | 'missing'> {
  const ofKey = 'application_id = :application AND request_key = :key'
  const isNoted = `EXISTS (SELECT 1 FROM application_sendings WHERE ${ofKey})`
  const [, , , found, application] = await db.batch([
    statement(
      db,
      `INSERT INTO application_sendings (id, application_id, user_id, request_key, sent_on, name, bytes, share_id,
         share_label, created_at)
       SELECT :id, a.id, a.user_id, :key, :on, :name, :bytes, l.id, coalesce(l.label, ''), :now
       FROM applications AS a LEFT JOIN shares AS l ON l.id = :share AND l.user_id = a.user_id AND l.revoked_at IS NULL
       WHERE a.id = :application AND a.user_id = :userId
         AND (SELECT count(*) FROM application_sendings WHERE application_id = a.id AND request_key <> :key)
           < ${applicationLimits.sendings}
         AND (SELECT total(bytes) FROM application_sendings WHERE user_id = a.user_id AND NOT (${ofKey})) + :bytes
           <= ${applicationLimits.allBytes}
       ON CONFLICT (application_id, request_key) DO UPDATE SET sent_on = excluded.sent_on,
         share_id = excluded.share_id, share_label = excluded.share_label,
         name = iif(file_key IS NULL, excluded.name, name), bytes = iif(file_key IS NULL, excluded.bytes, bytes)`,
      row,
    ),
    noteStatus(db, { ...row, id: row.application }, 'sent', `a.status = 'preparing' AND ${isNoted}`),
    statement(
      db,
      `UPDATE applications SET status = iif(status = 'preparing', 'sent', status), updated_at = :now
       WHERE id = :application AND user_id = :userId AND ${isNoted}`,
      row,
    ),
    statement(
      db,
      `SELECT id, bytes, file_key IS NOT NULL AS has_file FROM application_sendings WHERE ${ofKey} AND user_id = :userId`,
      row,
    ),
    statement(db, 'SELECT 1 FROM applications WHERE id = :application AND user_id = :userId', row),
  ])
  const made = firstOf(sendingRow, found)
  const hasFile = made?.has_file === 1
  // Of another size where there was no room for this one.
  if (made !== null && (hasFile || made.bytes === row.bytes)) return { id: made.id, hasFile }
  return application?.results.length === 1 ? 'full' : 'missing'
}

/**
 * Notes that the file of something sent has arrived.
 * @returns false if it already has one, was removed meanwhile, or has another name or size by now: then the new file
 * belongs to nothing
 */
export async function keepSentFile(
  db: D1Database,
  sending: { id: string; userId: number; name: string; bytes: number },
  fileKey: string,
): Promise<boolean> {
  const result = await statement(
    db,
    `UPDATE application_sendings SET file_key = :fileKey
     WHERE id = :id AND user_id = :userId AND name = :name AND bytes = :bytes AND file_key IS NULL`,
    { ...sending, fileKey },
  ).run()
  return changesOf(result) === 1
}

/** The file of something a user sent; null where there is none. */
export async function sentFileOf(
  db: D1Database,
  id: string,
  userId: number,
): Promise<{ name: string; file_key: string } | null> {
  const result = await db
    .prepare('SELECT name, file_key FROM application_sendings WHERE id = ? AND user_id = ? AND file_key IS NOT NULL')
    .bind(id, userId)
    .all()
  return firstOf(fileRow, result)
}

const placeRow = z.object({ application_id: z.string() })

/** The application with which a user sent something; null where there is nothing of this id. */
export async function applicationOfSending(db: D1Database, id: string, userId: number): Promise<string | null> {
  const result = await db
    .prepare('SELECT application_id FROM application_sendings WHERE id = ? AND user_id = ?')
    .bind(id, userId)
    .all()
  return firstOf(placeRow, result)?.application_id ?? null
}

/** Removes something a user sent, if it is there. */
export async function removeSending(db: D1Database, id: string, userId: number): Promise<void> {
  await db.prepare('DELETE FROM application_sendings WHERE id = ? AND user_id = ?').bind(id, userId).run()
}
