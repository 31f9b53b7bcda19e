import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { firstOf, isFound, readRow, readRows, rowOf, rowsOf } from '#src/api/db/rows.ts'
import { countWaiting } from '#src/api/db/upkeep/backlog.ts'
import { RESTORABLE_MS, type ResumeCard } from '#src/contract/index.ts'
import type { Locale } from '#src/contract/locale.ts'

const PAGE_SIZE = 12

/** A résumé's row in the index. Times in ms since 1970. */
export type IndexRow = Omit<ResumeCard, 'created_at' | 'thumbnail_rev' | 'open_comments'> & { twin: string | null }

/** A row to add to the index. `key` identifies the request, for retries. */
export type NewRow = {
  id: string
  userId: number
  key: string
  title: string
  locale: Locale
  design: string
  colour: string | null
  completeness: number
  twin: string | null
  now: number
  /** How many résumés the user may have. */
  limit: number
}

/** A query for a list; `now` decides what can still be restored. */
export type ListQuery = {
  userId: number
  page: number
  deleted: boolean
  q: string
  sort: 'updated' | 'created' | 'title'
  now: number
}

const idRow = z.object({ id: z.string() })
const ownedRow = rowOf({ id: z.string(), userId: z.int() })
const countRow = z.object({ count: z.int() })
const restoredRow = z.object({ rev: z.int(), deleted_at: z.nullable(z.number()) })
const cardRow = z.object({
  id: z.string(),
  title: z.string(),
  locale: z.enum(['zh', 'en']),
  design: z.string(),
  colour: z.nullable(z.string()),
  completeness: z.int(),
  rev: z.int(),
  thumbnail_rev: z.nullable(z.int()),
  created_at: z.number(),
  updated_at: z.number(),
  deleted_at: z.nullable(z.number()),
  open_comments: z.int(),
})

const orders = {
  updated: 'updated_at DESC, id',
  created: 'created_at DESC, id',
  title: 'title COLLATE NOCASE, id',
}

/**
 * Adds a row while the user has fewer than `limit`. A retry with the same key adds nothing, unless the résumé of that
 * key has been deleted since: whoever moves a résumé into the account again wants it there.
 * @returns the id of the row with this key, or null when the limit is reached
 */
export async function addResume(db: D1Database, row: NewRow): Promise<string | null> {
  const [, , found] = await db.batch([
    db
      .prepare('UPDATE resumes SET request_key = id WHERE user_id = ? AND request_key = ? AND deleted_at IS NOT NULL')
      .bind(row.userId, row.key),
    insertResume(db, row),
    db.prepare('SELECT id FROM resumes WHERE user_id = ? AND request_key = ?').bind(row.userId, row.key),
  ])
  return firstOf(idRow, found)?.id ?? null
}

/**
 * The statement that adds a row, unless it is there or the limit is reached.
 * @param alsoIf a further condition in SQL, in which `:userId` is the user
 */
export function insertResume(db: D1Database, row: NewRow, alsoIf = 'TRUE'): D1PreparedStatement {
  return statement(
    db,
    `INSERT INTO resumes (id, user_id, request_key, title, locale, design, completeness, created_at, updated_at, colour,
       twin)
     SELECT :id, :userId, :key, :title, :locale, :design, :completeness, :now, :now, :colour, :twin
     WHERE (SELECT count(*) FROM resumes WHERE user_id = :userId AND deleted_at IS NULL) < :limit AND ${alsoIf}
     ON CONFLICT (user_id, request_key) DO NOTHING`,
    row,
  )
}

/**
 * Updates a row, unless it has a later revision. `deleted_at` is written only when it changes, because that writes its
 * indexes too, and while somebody types the row is written four times a minute.
 */
export async function indexResume(db: D1Database, row: IndexRow): Promise<void> {
  const all = `title = :title, design = :design, completeness = :completeness, rev = :rev, updated_at = :updated_at,
    locale = :locale, colour = :colour, twin = :twin`
  const { deleted_at, ...others } = row
  await db.batch([
    statement(
      db,
      `UPDATE resumes SET ${all}, deleted_at = :deleted_at
       WHERE id = :id AND rev < :rev AND deleted_at IS NOT :deleted_at`,
      row,
    ),
    statement(db, `UPDATE resumes SET ${all} WHERE id = :id AND rev < :rev`, others),
  ])
}

/** The state of a row before it was counted as active again. */
export type RestoredRow = { id: string; userId: number; rev: number; deleted_at: number | null }

/**
 * Counts a deleted résumé as active again while the user has fewer than `limit`; an active one stays unchanged.
 * @returns the state of its row before; `gone`: it does not exist or can no longer be restored
 */
export async function countAgain(
  db: D1Database,
  { id, userId, limit, now }: { id: string; userId: number; limit: number; now: number },
): Promise<RestoredRow | 'full' | 'gone'> {
  const restorable = db
    .prepare('SELECT rev, deleted_at FROM resumes WHERE id = ?1 AND user_id = ?2 AND coalesce(deleted_at, ?3) > ?4')
    .bind(id, userId, now, now - RESTORABLE_MS)
  const [before, , after] = await db.batch([
    restorable,
    db
      .prepare(
        `UPDATE resumes SET deleted_at = NULL
         WHERE id = ?1 AND user_id = ?2 AND deleted_at > ?4
           AND (SELECT count(*) FROM resumes WHERE user_id = ?2 AND deleted_at IS NULL) < ?3`,
      )
      .bind(id, userId, limit, now - RESTORABLE_MS),
    restorable,
  ])
  const row = firstOf(restoredRow, before)
  if (row === null) return 'gone'
  return firstOf(restoredRow, after)?.deleted_at === null ? { id, userId, ...row } : 'full'
}

/** Puts a row back among the deleted, unless its résumé has been restored after all, which raises the revision. */
export async function uncount(db: D1Database, { id, userId, rev, deleted_at }: RestoredRow): Promise<void> {
  await db
    .prepare('UPDATE resumes SET deleted_at = ? WHERE id = ? AND user_id = ? AND rev = ? AND deleted_at IS NULL')
    .bind(deleted_at, id, userId, rev)
    .run()
}

/**
 * The id of the résumé of a pair in one language; of several, which only imported files bring about, that of the one
 * edited last. Null when there is none.
 */
export async function twinOf(
  db: D1Database,
  { userId, pair, locale }: { userId: number; pair: string; locale: Locale },
): Promise<string | null> {
  const sql = `SELECT id FROM resumes WHERE user_id = ? AND twin = ? AND locale = ? AND deleted_at IS NULL
    ORDER BY updated_at DESC, id LIMIT 1`
  const row = await readRow(idRow, db.prepare(sql).bind(userId, pair, locale))
  return row?.id ?? null
}

/** The number of a user's active résumés. */
export async function countOnlineResumes(db: D1Database, userId: number): Promise<number> {
  const sql = 'SELECT count(*) AS count FROM resumes WHERE user_id = ? AND deleted_at IS NULL'
  const row = await readRow(countRow, db.prepare(sql).bind(userId))
  return row?.count ?? 0
}

/** One page of a user's résumés. */
export async function listResumes(db: D1Database, query: ListQuery) {
  const { userId, page, deleted, q, sort, now } = query
  const where = `user_id = ?1 AND ${deleted ? 'deleted_at > ?2' : 'deleted_at IS NULL AND ?2 IS NOT NULL'}
    AND instr(lower(title), lower(?3)) > 0`
  const values = [userId, now - RESTORABLE_MS, q]
  const [counted, found] = await db.batch([
    db.prepare(`SELECT count(*) AS count FROM resumes WHERE ${where}`).bind(...values),
    db
      .prepare(
        `SELECT id, title, locale, design, colour, completeness, rev, thumbnail_rev, created_at, updated_at, deleted_at,
           (SELECT count(*) FROM share_comments WHERE resume_id = resumes.id AND state = 'open') AS open_comments
         FROM resumes
         WHERE ${where} ORDER BY ${orders[sort]} LIMIT ?4 OFFSET ?5`,
      )
      .bind(...values, PAGE_SIZE, (page - 1) * PAGE_SIZE),
  ])
  const total = firstOf(countRow, counted)?.count ?? 0
  return { total, page, page_size: PAGE_SIZE, items: rowsOf(cardRow, found) }
}

/** All résumés of some users, including deleted ones. */
export async function resumesOf(db: D1Database, userIds: readonly number[]): Promise<{ id: string; userId: number }[]> {
  const sql = 'SELECT id, user_id FROM resumes WHERE user_id IN (SELECT value FROM json_each(?))'
  return readRows(ownedRow, db.prepare(sql).bind(JSON.stringify(userIds)))
}

/**
 * Gives up a user's oldest deleted résumés beyond `kept`; they can no longer be restored.
 * @returns those that may be removed
 */
export async function giveUpDeleted(
  db: D1Database,
  { userId, kept, now }: { userId: number; kept: number; now: number },
): Promise<string[]> {
  const sql = `UPDATE resumes SET deleted_at = 0 WHERE id IN (
      SELECT id FROM resumes WHERE user_id = ?1 AND deleted_at > ?2 ORDER BY deleted_at DESC, id LIMIT -1 OFFSET ?3
    ) RETURNING id`
  const rows = await readRows(idRow, db.prepare(sql).bind(userId, now - RESTORABLE_MS, kept))
  return rows.map(({ id }) => id)
}

/** Marks a résumé as one that cannot be restored. */
export async function giveUpResume(db: D1Database, id: string, userId: number): Promise<void> {
  await db.prepare('UPDATE resumes SET deleted_at = 0 WHERE id = ? AND user_id = ?').bind(id, userId).run()
}

/** Whether a résumé exists and belongs to this user, deleted or not. */
export async function isResumeOf(db: D1Database, id: string, userId: number): Promise<boolean> {
  return isFound(db.prepare('SELECT 1 FROM resumes WHERE id = ? AND user_id = ?').bind(id, userId))
}

/** Some of the deleted résumés that can no longer be restored. */
export async function expiredResumes(db: D1Database, now: number, limit: number): Promise<string[]> {
  const sql = 'SELECT id FROM resumes WHERE deleted_at <= ? ORDER BY deleted_at LIMIT ?'
  const rows = await readRows(idRow, db.prepare(sql).bind(now - RESTORABLE_MS, limit))
  return rows.map(({ id }) => id)
}

/** Counts the résumés whose time to be restored was over before a time. */
export function countExpiredResumes(db: D1Database, before: number): D1PreparedStatement {
  return countWaiting(db, 'resumes', 'deleted_at <= ?', before - RESTORABLE_MS)
}

/** Deletes the row of a résumé whose object is gone. */
export async function forgetResume(db: D1Database, id: string): Promise<void> {
  await db.prepare('DELETE FROM resumes WHERE id = ? AND deleted_at IS NOT NULL').bind(id).run()
}
