import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { rowsOf } from '#src/api/db/rows.ts'
import { payMethodList, RESTORABLE_MS } from '#src/contract/index.ts'
import { ANY_KIND } from './attempts.ts'

const record = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
/** A row as exported to its owner; times in ms since 1970. */
export type ExportedRow = z.infer<typeof record>

const resumeRow = z.object({
  id: z.string(),
  title: z.string(),
  created_at: z.number(),
  updated_at: z.number(),
  deleted_at: z.nullable(z.number()),
})
/** A résumé of the account, including deleted ones that can still be restored. */
export type ExportedResume = z.infer<typeof resumeRow>

const METHODS = payMethodList.map(({ payType, id }) => `WHEN ${payType} THEN '${id}'`).join(' ')

const keyRow = z.object({ key: z.string() })

/**
 * Queries for everything the ledger stores about a user, by file and subject: every table that names users, without
 * secrets. `?1` is the user, `?2` a JSON list of the names under which limits and codes know them.
 */
const QUERIES: Record<string, Record<string, string>> = {
  account: {
    profile: `SELECT id, user_name, picture, language, mobile, email, level, level_until, created_at, deletes_at,
        iif(password_hash IS NULL, 'no', 'yes') AS has_password
      FROM users WHERE id = ?1`,
    passkeys: `SELECT id, name, transports, iif(synced, 'yes', 'no') AS synced, created_at, used_at FROM passkeys
      WHERE user_id = ?1 ORDER BY created_at`,
    designs: 'SELECT id, design, updated_at FROM own_designs WHERE user_id = ?1 ORDER BY updated_at, id',
    identities: 'SELECT provider, subject, union_id, created_at FROM identities WHERE user_id = ?1',
  },
  devices: {
    sessions: `SELECT created_at, last_seen_at, expires_at, proved_at, user_agent, address, country,
        iif(handed_over, 'yes', 'no') AS from_desk
      FROM sessions
      WHERE user_id = ?1 ORDER BY created_at`,
    open_editors: 'SELECT resume_id, opened_at, expires_at FROM sockets WHERE user_id = ?1 ORDER BY opened_at',
    codes_for_phones: `SELECT purpose, resume_id, phone_agent, phone_place, expires_at FROM handoffs
      WHERE user_id = ?1 ORDER BY expires_at`,
  },
  orders: {
    orders: `SELECT order_no, kind, level, template_id, title_zh, title_en, amount AS amount_fen,
        CASE pay_type ${METHODS} END AS method, surface, state, closed_because, client_address, payer,
        base_level, base_until, created_at, expires_at, paid_at, refunded_at
      FROM orders WHERE user_id = ?1 ORDER BY created_at`,
    payments: `SELECT p.order_no, transaction_id, p.amount AS amount_fen, fate, refund_state,
        refund_amount AS refund_amount_fen, refund_at, received_at
      FROM payments AS p JOIN orders AS o ON o.order_no = p.order_no WHERE o.user_id = ?1 ORDER BY received_at`,
    refunds: `SELECT r.order_no, transaction_id, refund_no, raised AS amount_fen, told_at
      FROM refunds AS r JOIN orders AS o ON o.order_no = r.order_no WHERE o.user_id = ?1 ORDER BY told_at`,
    grants: `SELECT order_no, level, level_until, level_before, level_until_before, template_id, granted_at, revoked_at
      FROM grants WHERE user_id = ?1 ORDER BY granted_at`,
  },
  redemptions: {
    redemptions: `SELECT tail AS ends_with, level, days, level_until, redeemed_at FROM redemptions
      WHERE user_id = ?1 ORDER BY redeemed_at`,
  },
  downloads: {
    downloads: `SELECT d.day, d.template_id, t.title_zh, t.title_en, d.created_at FROM word_downloads AS d
      JOIN word_templates AS t ON t.id = d.template_id WHERE d.user_id = ?1 ORDER BY d.created_at`,
  },
  favourites: {
    favourites: `SELECT f.template_type, f.template_id, t.title_zh, t.title_en, f.created_at FROM favourites AS f
      LEFT JOIN word_templates AS t ON t.id = f.template_id WHERE f.user_id = ?1 ORDER BY f.created_at`,
  },
  links: {
    shares: `SELECT id, resume_id, label, iif(password_hash IS NULL, 'no', 'yes') AS has_password,
        iif(hide_contacts, 'yes', 'no') AS hide_contacts, iif(download, 'yes', 'no') AS download,
        iif(comments, 'yes', 'no') AS comments, opens, opened_at, created_at, expires_at, revoked_at
      FROM shares WHERE user_id = ?1 ORDER BY created_at`,
    comments: `SELECT c.id, c.share_id AS share, c.name, c.place, c.quote, c.text, c.proposal, c.state, c.created_at
      FROM share_comments AS c WHERE c.user_id = ?1 ORDER BY c.created_at, c.id`,
    answers: `SELECT a.comment_id AS comment, a.by, a.text, a.created_at FROM share_answers AS a
      JOIN share_comments AS c ON c.id = a.comment_id WHERE c.user_id = ?1 ORDER BY a.created_at, a.request_key`,
    files: 'SELECT name, expires_at FROM linked_files WHERE user_id = ?1 ORDER BY expires_at',
  },
  applications: {
    applications: `SELECT id, resume_id, employer, title, link, posting, status, next_step, next_on, created_at, updated_at
      FROM applications WHERE user_id = ?1 ORDER BY created_at, id`,
    states: `SELECT s.application_id AS application, s.status, s.at FROM application_states AS s
      JOIN applications AS a ON a.id = s.application_id WHERE a.user_id = ?1 ORDER BY s.application_id, s.number`,
    coverage: `SELECT c.application_id AS application, c.covered, c.total, c.at FROM application_coverage AS c
      JOIN applications AS a ON a.id = c.application_id WHERE a.user_id = ?1 ORDER BY c.application_id, c.slot`,
    sent: `SELECT application_id AS application, sent_on, name, bytes, share_id, share_label, created_at
      FROM application_sendings WHERE user_id = ?1 ORDER BY created_at, id`,
  },
  messages: {
    messages: `SELECT number, email, name, topic, order_no, message, locale, created_at FROM contact_messages
      WHERE user_id = ?1 OR lower(email) IN (SELECT value FROM json_each(?2)) ORDER BY created_at`,
  },
  records: {
    attempts: `SELECT kind, mobile AS subject, address, at FROM attempts
      WHERE ${ANY_KIND} AND mobile IN (SELECT value FROM json_each(?2)) ORDER BY at`,
    codes: `SELECT mobile AS sent_to, type, address, sent_at, expires_at, used_at FROM sms_codes
      WHERE used_for = ?1 OR mobile IN (SELECT value FROM json_each(?2)) ORDER BY sent_at`,
    wechat_sign_ins: `SELECT place, nickname, created_at, expires_at FROM wechat_scenes
      WHERE user_id = ?1
        OR openid IN (SELECT subject FROM identities AS i WHERE i.user_id = ?1 AND i.provider = 'wechat')
      ORDER BY created_at`,
  },
  operations: {
    operations: 'SELECT at, command, subject, detail, outcome FROM operations WHERE user_id = ?1 ORDER BY at, id',
  },
  photos: {
    photos: 'SELECT key, bytes, created_at FROM photos WHERE user_id = ?1 ORDER BY created_at, key',
  },
}

const sentRow = z.object({ name: z.string(), file_key: z.string() })

/**
 * The exported data of a user: rows by file and subject, their résumés, the keys of their photos, and the files they
 * sent.
 */
export type ExportedAccount = {
  files: Record<string, Record<string, ExportedRow[]>>
  resumes: ExportedResume[]
  photos: string[]
  sent: z.infer<typeof sentRow>[]
}

/**
 * Reads all data of a user in one snapshot.
 * @param names the names under which limits and codes know the user
 */
export async function readForExport(
  db: D1Database,
  { userId, names, now }: { userId: number; names: readonly string[]; now: number },
): Promise<ExportedAccount> {
  const queries = Object.entries(QUERIES).flatMap(([file, subjects]) =>
    Object.entries(subjects).map(([subject, sql]) => ({ file, subject, sql })),
  )
  const known = JSON.stringify(names)
  const [resumes, photos, sent, ...found] = await db.batch([
    db
      .prepare(
        `SELECT id, title, created_at, updated_at, deleted_at FROM resumes
         WHERE user_id = ? AND coalesce(deleted_at, ?) > ? ORDER BY deleted_at IS NOT NULL, created_at, id`,
      )
      .bind(userId, now, now - RESTORABLE_MS),
    db.prepare('SELECT key FROM photos WHERE user_id = ? ORDER BY created_at, key').bind(userId),
    db
      .prepare(
        'SELECT name, file_key FROM application_sendings WHERE user_id = ? AND file_key IS NOT NULL ORDER BY created_at, id',
      )
      .bind(userId),
    ...queries.map(({ sql }) => db.prepare(sql).bind(...(sql.includes('?2') ? [userId, known] : [userId]))),
  ])
  const files: ExportedAccount['files'] = {}
  queries.forEach(({ file, subject }, index) => {
    files[file] = { ...files[file], [subject]: rowsOf(record, found[index]) }
  })
  return {
    files,
    resumes: rowsOf(resumeRow, resumes),
    photos: rowsOf(keyRow, photos).map(({ key }) => key),
    sent: rowsOf(sentRow, sent),
  }
}
