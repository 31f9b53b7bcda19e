import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { rememberLinks } from '#src/api/db/resumes/shares.ts'
import { firstOf, hasChanged, readRow, readRows, rowsOf } from '#src/api/db/rows.ts'
import { countWaiting } from '#src/api/db/upkeep/backlog.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { ANY_KIND } from './attempts.ts'
import { IS_PROVED, type ProvedSession } from './sessions.ts'

const dueRow = z.object({ deletes_at: z.nullable(z.number()) })
const userRow = z.object({ id: z.int() })
const keyRow = z.object({ key: z.string() })

/** How long an account can still be kept after its deletion was requested, in ms. */
export const TIME_TO_KEEP_MS = 7 * DAY_MS

/** A user who requests deletion; times in ms since 1970. */
export type Leaver = ProvedSession & { deletesAt: number }

/**
 * Schedules the deletion of an account if the session has a recent proof of identity, and ends all its sessions and
 * shared files.
 * @returns when it will be deleted; null when the proof is missing
 */
export async function leave(db: D1Database, leaver: Leaver): Promise<number | null> {
  const { userId } = leaver
  const isLeaving = 'EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deletes_at IS NOT NULL)'
  const [noted] = await db.batch([
    statement(
      db,
      `UPDATE users SET deletes_at = coalesce(deletes_at, :deletesAt), left_by = :tokenHash
       WHERE id = :userId AND ${IS_PROVED} RETURNING deletes_at`,
      leaver,
    ),
    db.prepare(`DELETE FROM sessions WHERE user_id = ?1 AND changes() = 1`).bind(userId),
    db.prepare(`UPDATE linked_files SET expires_at = 0 WHERE user_id = ?1 AND ${isLeaving}`).bind(userId),
  ])
  return firstOf(dueRow, noted)?.deletes_at ?? null
}

/**
 * Schedules a deletion for an operator, without a proof.
 * @returns when it will be deleted; null when there is no such account
 */
export async function leaveUnasked(db: D1Database, userId: number, deletesAt: number): Promise<number | null> {
  const [noted] = await db.batch([
    db
      .prepare('UPDATE users SET deletes_at = coalesce(deletes_at, ?2) WHERE id = ?1 RETURNING deletes_at')
      .bind(userId, deletesAt),
    db.prepare('DELETE FROM sessions WHERE user_id = ?').bind(userId),
    db.prepare('UPDATE linked_files SET expires_at = 0 WHERE user_id = ?').bind(userId),
  ])
  return firstOf(dueRow, noted)?.deletes_at ?? null
}

/**
 * Finds the account whose deletion this session requested. Returns when it will be deleted, in ms since 1970, or null
 * when this session requested none.
 */
export async function leftBy(db: D1Database, tokenHash: string): Promise<number | null> {
  const row = await readRow(dueRow, db.prepare('SELECT deletes_at FROM users WHERE left_by = ?').bind(tokenHash))
  return row?.deletes_at ?? null
}

/**
 * Cancels a deletion while there is time.
 * @returns false when it is too late
 */
export async function keepAccount(db: D1Database, userId: number, now: number): Promise<boolean> {
  const sql = 'UPDATE users SET deletes_at = NULL, left_by = NULL WHERE id = ? AND coalesce(deletes_at > ?, 1)'
  return hasChanged(db.prepare(sql).bind(userId, now))
}

/** Ends remaining sessions of accounts whose time to be kept is over. */
export async function endLateSessions(db: D1Database, now: number): Promise<void> {
  await db.prepare('DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE deletes_at <= ?)').bind(now).run()
}

/** Some of the accounts due for deletion, longest overdue first. */
export async function accountsToEmpty(db: D1Database, by: number, limit: number): Promise<number[]> {
  const sql = 'SELECT id FROM users WHERE deletes_at <= ? ORDER BY deletes_at LIMIT ?'
  const rows = await readRows(userRow, db.prepare(sql).bind(by, limit))
  return rows.map(({ id }) => id)
}

/** Counts the accounts due for deletion before a time. */
export function countAccountsToEmpty(db: D1Database, before: number): D1PreparedStatement {
  return countWaiting(db, 'users', 'deletes_at <= ?', before)
}

/** The keys of a user's files: photos, and files behind links. */
export async function filesOf(db: D1Database, userId: number): Promise<{ photos: string[]; linked: string[] }> {
  const [photos, linked] = await db.batch([
    db.prepare('SELECT key FROM photos WHERE user_id = ?').bind(userId),
    db.prepare('SELECT key FROM linked_files WHERE user_id = ?').bind(userId),
  ])
  return {
    photos: rowsOf(keyRow, photos).map(({ key }) => key),
    linked: rowsOf(keyRow, linked).map(({ key }) => key),
  }
}

/**
 * Deletes an account and every row about its user. Orders and payments stay, as the law demands, without the user;
 * other tables follow by foreign keys. Its links are remembered as ended.
 * @param names the names under which limits and codes know the user
 */
export async function forgetAccount(
  db: D1Database,
  userId: number,
  names: readonly string[],
  now: number,
): Promise<void> {
  const openids = "SELECT subject FROM identities WHERE user_id = ?1 AND provider = 'wechat'"
  const known = JSON.stringify(names)
  await db.batch([
    rememberLinks(db, userId, now),
    db
      .prepare(
        `DELETE FROM attempts WHERE ${ANY_KIND} AND mobile IN (SELECT value FROM json_each(?2)
           UNION SELECT lower(email) FROM contact_messages WHERE user_id = ?1)`,
      )
      .bind(userId, known),
    db
      .prepare('DELETE FROM sms_codes WHERE used_for = ? OR mobile IN (SELECT value FROM json_each(?))')
      .bind(userId, known),
    db.prepare('DELETE FROM contact_messages WHERE lower(email) IN (SELECT value FROM json_each(?))').bind(known),
    db.prepare(`DELETE FROM wechat_scenes WHERE openid IN (${openids})`).bind(userId),
    db
      .prepare(
        `UPDATE orders SET client_address = '', payer = iif(payer IS NULL, NULL, ''), pay_url = '' WHERE user_id = ?`,
      )
      .bind(userId),
    db.prepare('DELETE FROM users WHERE id = ?').bind(userId),
  ])
}
