import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { firstOf, rowOf, rowsOf } from '#src/api/db/rows.ts'
import type { Account, Level } from '#src/api/domain/membership.ts'
import { isEmail } from '#src/contract/index.ts'

const ACCOUNT_COLUMNS = 'id, mobile, password_hash, user_name, level, level_until, deletes_at'

const accountRow = rowOf({
  id: z.int(),
  mobile: z.nullable(z.string()),
  passwordHash: z.nullable(z.string()),
  userName: z.string(),
  level: z.string(),
  levelUntil: z.nullable(z.number()),
  deletesAt: z.nullable(z.number()),
})

const levelRow = z.pipe(
  rowOf({
    slug: z.string(),
    rank: z.int(),
    nameZh: z.string(),
    nameEn: z.string(),
    tagZh: z.string(),
    tagEn: z.string(),
    price: z.int(),
    originalPrice: z.nullable(z.int()),
    days: z.nullable(z.int()),
    onlineResumeLimit: z.int(),
    wordDownloadLimit: z.int(),
    photoLimit: z.int(),
    photoBytesLimit: z.int(),
    deletedResumeLimit: z.int(),
  }),
  z.transform(({ nameZh, nameEn, tagZh, tagEn, ...level }) => {
    return { ...level, name: { zh: nameZh, en: nameEn }, tag: { zh: tagZh, en: tagEn } }
  }),
)

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
  return firstOf(accountRow, result)
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
  return rowsOf(levelRow, result)
}
