import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { changesOf, firstOf, flag, isFound, readRow, readRows } from '#src/api/db/rows.ts'
import { SHARES_MAX } from '#src/contract/index.ts'

/** The settings of a link, as stored. */
export type ShareSettings = {
  label: string
  expiresAt: number | null
  hideContacts: boolean
  download: boolean
  comments: boolean
}

/** A new link. */
export type NewShare = ShareSettings & {
  id: string
  resumeId: string
  userId: number
  key: string
  tokenHash: string
  passwordHash: string | null
  now: number
}

const shareRow = z.object({
  id: z.string(),
  resume_id: z.string(),
  user_id: z.int(),
  label: z.string(),
  password_hash: z.nullable(z.string()),
  expires_at: z.nullable(z.number()),
  hide_contacts: flag,
  download: flag,
  comments: flag,
  opens: z.int(),
  opened_at: z.nullable(z.number()),
  created_at: z.number(),
  revoked_at: z.nullable(z.number()),
})

/** A link as it is stored; times in ms since 1970. */
export type ShareRow = z.infer<typeof shareRow>

const COLUMNS = `id, resume_id, user_id, label, password_hash, expires_at, hide_contacts, download, comments, opens,
  opened_at, created_at, revoked_at`

/**
 * Adds a link while the résumé has fewer than allowed; the same key twice adds one.
 * @returns the link with this key, or null when the limit is reached
 */
export async function addShare(db: D1Database, share: NewShare): Promise<ShareRow | null> {
  const { resumeId, userId, key, hideContacts, download, comments } = share
  const [, found] = await db.batch([
    statement(
      db,
      `INSERT INTO shares (id, resume_id, user_id, request_key, token_hash, label, password_hash, expires_at,
         hide_contacts, download, comments, created_at)
       SELECT :id, :resumeId, :userId, :key, :tokenHash, :label, :passwordHash, :expiresAt, :hideContacts, :download,
         :comments, :now
       WHERE (SELECT count(*) FROM shares WHERE resume_id = :resumeId AND revoked_at IS NULL) < ${SHARES_MAX}
       ON CONFLICT (resume_id, request_key) DO NOTHING`,
      { ...share, hideContacts: Number(hideContacts), download: Number(download), comments: Number(comments) },
    ),
    db
      .prepare(`SELECT ${COLUMNS} FROM shares WHERE resume_id = ? AND request_key = ? AND user_id = ?`)
      .bind(resumeId, key, userId),
  ])
  return firstOf(shareRow, found)
}

/** The links of a résumé that were not withdrawn, newest first. */
export async function listShares(db: D1Database, resumeId: string, userId: number): Promise<ShareRow[]> {
  const sql = `SELECT ${COLUMNS} FROM shares WHERE resume_id = ? AND user_id = ? AND revoked_at IS NULL
    ORDER BY created_at DESC, id`
  return readRows(shareRow, db.prepare(sql).bind(resumeId, userId))
}

/**
 * Changes a link of a user; a `passwordHash` of undefined keeps the password.
 * @returns the link, or null when it is not theirs or was withdrawn
 */
export async function changeShare(
  db: D1Database,
  share: { id: string; userId: number; passwordHash: string | null | undefined } & ShareSettings,
): Promise<ShareRow | null> {
  const { id, userId, label, expiresAt, hideContacts, download, comments, passwordHash } = share
  const result = await statement(
    db,
    `UPDATE shares SET label = :label, expires_at = :expiresAt, hide_contacts = :hideContacts, download = :download,
       comments = :comments,
       password_hash = CASE WHEN :isNewPassword THEN :passwordHash ELSE password_hash END
     WHERE id = :id AND user_id = :userId AND revoked_at IS NULL RETURNING ${COLUMNS}`,
    {
      id,
      userId,
      label,
      expiresAt,
      hideContacts: Number(hideContacts),
      download: Number(download),
      comments: Number(comments),
      isNewPassword: Number(passwordHash !== undefined),
      passwordHash: passwordHash ?? null,
    },
  ).all()
  return firstOf(shareRow, result)
}

/**
 * Withdraws a link and removes what its readers wrote; repeating it changes nothing. False when it does not belong to
 * this user.
 */
export async function revokeShare(db: D1Database, id: string, userId: number, now: number): Promise<boolean> {
  const [withdrawn] = await db.batch([
    db
      .prepare('UPDATE shares SET revoked_at = coalesce(revoked_at, ?3) WHERE id = ?1 AND user_id = ?2')
      .bind(id, userId, now),
    db.prepare('DELETE FROM share_comments WHERE share_id = ? AND user_id = ?').bind(id, userId),
  ])
  return changesOf(withdrawn) === 1
}

/**
 * The link of a token, including withdrawn and expired ones. Links to a deleted résumé, and of an account about to be
 * deleted, count as withdrawn.
 */
export async function readShare(db: D1Database, tokenHash: string): Promise<ShareRow | null> {
  const sql = `SELECT ${COLUMNS.replace('revoked_at', 'coalesce(revoked_at, deletes_at, deleted_at) AS revoked_at')} FROM shares
    JOIN (SELECT id AS owner, deletes_at FROM users) ON owner = user_id
    JOIN (SELECT id AS resume, deleted_at FROM resumes) ON resume = resume_id WHERE token_hash = ?`
  return readRow(shareRow, db.prepare(sql).bind(tokenHash))
}

/** Remembers that the links of an account about to be deleted existed. */
export function rememberLinks(db: D1Database, userId: number, now: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO ended_links (token_hash, ended_at) SELECT token_hash, ?2 FROM shares WHERE user_id = ?1
       ON CONFLICT DO NOTHING`,
    )
    .bind(userId, now)
}

/** Whether a token belonged to a link of a deleted account. */
export async function wasLink(db: D1Database, tokenHash: string): Promise<boolean> {
  return isFound(db.prepare('SELECT 1 FROM ended_links WHERE token_hash = ?').bind(tokenHash))
}
