import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { firstOf, hasChanged, readRow } from '#src/api/db/rows.ts'
import { applicationLimits } from '#src/contract/index.ts'
import { noteStatus } from './applications.ts'

/** A sending to record; `bytes` is 0 and `sha256` empty when it has no file. */
export type NewSending = {
  id: string
  application: string
  userId: number
  key: string
  on: string
  name: string
  bytes: number
  sha256: string
  /** A link of this user; any other counts as none. */
  share: string | null
  now: number
}

const sendingRow = z.object({ id: z.string(), has_file: z.int(), has_room: z.int() })
const keyRow = z.object({ file_key: z.nullable(z.string()) })
const fileRow = z.object({ name: z.string(), file_key: z.string() })

/**
 * Records a sending, within the limits. A retry with the same key replaces it, because a user who got no answer may
 * have changed it. Its file stays unless another one was sent in its place. An application that was being prepared
 * counts as sent.
 * @returns the id with this key, whether its file is stored, and the key of a former file that no longer counts; or why
 * nothing was recorded
 */
export async function addSending(
  db: D1Database,
  row: NewSending,
): Promise<{ id: string; hasFile: boolean; replaced: string | null } | 'full' | 'missing'> {
  const ofKey = 'application_id = :application AND request_key = :key'
  const isNoted = `EXISTS (SELECT 1 FROM application_sendings WHERE ${ofKey})`
  const hasRoom = `(SELECT total(bytes) FROM application_sendings WHERE user_id = :userId AND NOT (${ofKey})) + :bytes
    <= ${applicationLimits.allBytes}`
  const stays = 'excluded.bytes = 0 AND file_key IS NOT NULL'
  const [before, , , , found, application] = await db.batch([
    statement(db, `SELECT file_key FROM application_sendings WHERE ${ofKey} AND user_id = :userId`, row),
    statement(
      db,
      `INSERT INTO application_sendings (id, application_id, user_id, request_key, sent_on, name, bytes, sha256, share_id,
         share_label, created_at)
       SELECT :id, a.id, a.user_id, :key, :on, :name, :bytes, :sha256, l.id, coalesce(l.label, ''), :now
       FROM applications AS a LEFT JOIN shares AS l ON l.id = :share AND l.user_id = a.user_id AND l.revoked_at IS NULL
       WHERE a.id = :application AND a.user_id = :userId
         AND (SELECT count(*) FROM application_sendings WHERE application_id = a.id AND request_key <> :key)
           < ${applicationLimits.sendings}
         AND ${hasRoom}
       ON CONFLICT (application_id, request_key) DO UPDATE SET sent_on = excluded.sent_on,
         share_id = excluded.share_id, share_label = excluded.share_label,
         name = iif(${stays}, name, excluded.name), bytes = iif(${stays}, bytes, excluded.bytes),
         sha256 = iif(${stays}, sha256, excluded.sha256),
         file_key = iif((${stays}) OR (name = excluded.name AND sha256 = excluded.sha256), file_key, NULL)`,
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
      `SELECT id, file_key IS NOT NULL AS has_file, ${hasRoom} AS has_room
       FROM application_sendings WHERE ${ofKey} AND user_id = :userId`,
      row,
    ),
    statement(db, 'SELECT 1 FROM applications WHERE id = :application AND user_id = :userId', row),
  ])
  const made = firstOf(sendingRow, found)
  if (made?.has_room === 1) {
    const hasFile = made.has_file === 1
    return { id: made.id, hasFile, replaced: hasFile ? null : (firstOf(keyRow, before)?.file_key ?? null) }
  }
  return application?.results.length === 1 ? 'full' : 'missing'
}

/**
 * Records that the file of a sending is stored.
 * @returns false if the sending already has a file, was removed meanwhile, or has another file by now: then this one
 * belongs to nothing
 */
export async function keepSentFile(
  db: D1Database,
  sending: { id: string; userId: number; sha256: string },
  fileKey: string,
): Promise<boolean> {
  const sql = `UPDATE application_sendings SET file_key = :fileKey
    WHERE id = :id AND user_id = :userId AND sha256 = :sha256 AND file_key IS NULL`
  return hasChanged(statement(db, sql, { ...sending, fileKey }))
}

/** The file of a user's sending; null when there is none. */
export async function sentFileOf(
  db: D1Database,
  id: string,
  userId: number,
): Promise<{ name: string; file_key: string } | null> {
  const sql = 'SELECT name, file_key FROM application_sendings WHERE id = ? AND user_id = ? AND file_key IS NOT NULL'
  return readRow(fileRow, db.prepare(sql).bind(id, userId))
}

const placeRow = z.object({ application_id: z.string() })

/** The application of a user's sending; null when there is none with this id. */
export async function applicationOfSending(db: D1Database, id: string, userId: number): Promise<string | null> {
  const sql = 'SELECT application_id FROM application_sendings WHERE id = ? AND user_id = ?'
  const row = await readRow(placeRow, db.prepare(sql).bind(id, userId))
  return row?.application_id ?? null
}

/** Removes a user's sending, if there is one with this id. */
export async function removeSending(db: D1Database, id: string, userId: number): Promise<void> {
  await db.prepare('DELETE FROM application_sendings WHERE id = ? AND user_id = ?').bind(id, userId).run()
}
