import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { firstOf, rowsOf } from '#src/api/db/rows.ts'
import type { Account, Level } from '#src/api/domain/membership.ts'
import { isEmail } from '#src/contract/index.ts'

const ACCOUNT_COLUMNS = 'id, mobile, password_hash, user_name, level, level_until, deletes_at'

const accountRow = z.object({
  id: z.int(),
  mobile: z.nullable(z.string()),
  password_hash: z.nullable(z.string()),
  user_name: z.string(),
  level: z.string(),
  level_until: z.nullable(z.number()),
  deletes_at: z.nullable(z.number()),
})

const levelRow = z.object({
  slug: z.string(),
  rank: z.int(),
  name_zh: z.string(),
  name_en: z.string(),
  tag_zh: z.string(),
  tag_en: z.string(),
  price: z.int(),
  original_price: z.nullable(z.int()),
  days: z.nullable(z.int()),
  online_resume_limit: z.int(),
  word_download_limit: z.int(),
  photo_limit: z.int(),
  photo_bytes_limit: z.int(),
  deleted_resume_limit: z.int(),
})

/** An account and all membership levels, from which its limits are calculated. */
export type AccountAndLevels = { account: Account | null; levels: Level[] }

/** An account by its id. */
export function readAccount(db: D1Database, id: number): Promise<AccountAndLevels> {
  return readWithLevels(db, accountStatement(db, 'id = ?').bind(id))
}

/** The condition for the account of a contact (mobile number or e-mail address), given as the first parameter. */
export const OF_CONTACT = '(mobile = ?1 OR email = ?1)'

/** An account by its mobile number or e-mail address. */
export function readAccountByContact(db: D1Database, contact: string): Promise<AccountAndLevels> {
  return readWithLevels(db, accountStatement(db, OF_CONTACT).bind(contact))
}

/** All membership levels, lowest first. */
export async function readLevels(db: D1Database): Promise<Level[]> {
  return levelsOf(await levelsStatement(db).all())
}

/**
 * Adds an account if its contact has none and the previous statement of the batch changed a row; `accountIn` reads the
 * result.
 */
export function addAccount(
  db: D1Database,
  account: { contact: string; passwordHash: string; userName: string; now: number },
): D1PreparedStatement {
  const { contact, passwordHash, userName, now } = account
  const [mobile, email] = isEmail(contact) ? [null, contact] : [contact, null]
  return db
    .prepare(
      `INSERT INTO users (mobile, email, password_hash, user_name, created_at) SELECT ?, ?, ?, ?, ? WHERE changes() = 1
       ON CONFLICT DO NOTHING RETURNING ${ACCOUNT_COLUMNS}`,
    )
    .bind(mobile, email, passwordHash, userName, now)
}

/** Reads the account that a statement of this file found or added; null if it did not. */
export function accountIn(result: D1Result | undefined): Account | null {
  const row = firstOf(accountRow, result)
  return row && accountOf(row)
}

/** Adds or resets an account without a code. For set-up only. */
export async function putAccount(
  db: D1Database,
  account: { mobile: string; passwordHash: string; userName: string; now: number },
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO users (mobile, password_hash, user_name, created_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (mobile) DO UPDATE SET password_hash = excluded.password_hash`,
    )
    .bind(account.mobile, account.passwordHash, account.userName, account.now)
    .run()
}

/** Sets the password of a contact's account, if the previous statement of the batch changed a row. */
export function setPassword(db: D1Database, contact: string, passwordHash: string): D1PreparedStatement {
  return db
    .prepare(`UPDATE users SET password_hash = ?2 WHERE ${OF_CONTACT} AND changes() = 1`)
    .bind(contact, passwordHash)
}

/** Replaces a password's hash by a new one of the same password. */
export function improvePasswordHash(db: D1Database, id: number, old: string, better: string): D1PreparedStatement {
  return db.prepare('UPDATE users SET password_hash = ?3 WHERE id = ?1 AND password_hash = ?2').bind(id, old, better)
}

async function readWithLevels(db: D1Database, accounts: D1PreparedStatement): Promise<AccountAndLevels> {
  const [found, levels] = await db.batch([accounts, levelsStatement(db)])
  return { account: accountIn(found), levels: levelsOf(levels) }
}

/** Selects the account that meets a condition; `accountIn` reads the result. */
export function accountStatement(db: D1Database, condition: string): D1PreparedStatement {
  return db.prepare(`SELECT ${ACCOUNT_COLUMNS} FROM users WHERE ${condition}`)
}

function accountOf(row: z.infer<typeof accountRow>): Account {
  return {
    id: row.id,
    mobile: row.mobile,
    passwordHash: row.password_hash,
    userName: row.user_name,
    level: row.level,
    levelUntil: row.level_until,
    deletesAt: row.deletes_at,
  }
}

/** Selects the levels; `levelsOf` reads the result. */
export function levelsStatement(db: D1Database): D1PreparedStatement {
  return db.prepare(
    `SELECT slug, rank, name_zh, name_en, tag_zh, tag_en, price, original_price, days, online_resume_limit,
       word_download_limit, photo_limit, photo_bytes_limit, deleted_resume_limit
     FROM membership_levels ORDER BY rank`,
  )
}

/** Reads the result of `levelsStatement`. */
export function levelsOf(result: D1Result | undefined): Level[] {
  return rowsOf(levelRow, result).map((row) => ({
    slug: row.slug,
    rank: row.rank,
    name: { zh: row.name_zh, en: row.name_en },
    tag: { zh: row.tag_zh, en: row.tag_en },
    price: row.price,
    originalPrice: row.original_price,
    days: row.days,
    onlineResumeLimit: row.online_resume_limit,
    wordDownloadLimit: row.word_download_limit,
    photoLimit: row.photo_limit,
    photoBytesLimit: row.photo_bytes_limit,
    deletedResumeLimit: row.deleted_resume_limit,
  }))
}
