import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { changesOf, flag, hasChanged, readRow, rowOf } from '#src/api/db/rows.ts'
import { isEmail, locales, type RemovableWay } from '#src/contract/index.ts'
import { IS_PROVED, type ProvedSession, removeOthersAfterChange } from './sessions.ts'
import { creditCode, spendBindingCode } from './sms-codes.ts'

const waysRow = rowOf({
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  passwordHash: z.nullable(z.string()),
  deletesAt: z.nullable(z.number()),
  hasWechat: flag,
  hasPasskey: flag,
  language: z.nullable(z.enum(locales)),
})

/**
 * The ways to sign in to an account, and its language of e-mails; `deletesAt` in ms since 1970, null unless deletion
 * was requested.
 */
export type Ways = z.infer<typeof waysRow>

/** The ways to sign in to an account; null when there is no account. */
export async function readWays(db: D1Database, userId: number): Promise<Ways | null> {
  const sql = `SELECT mobile, email, password_hash, deletes_at, language,
      EXISTS (SELECT 1 FROM identities WHERE user_id = ?1 AND provider = 'wechat') AS has_wechat,
      EXISTS (SELECT 1 FROM passkeys WHERE user_id = ?1) AS has_passkey
    FROM users WHERE id = ?1`
  return readRow(waysRow, db.prepare(sql).bind(userId))
}

/**
 * Conditions that the account of `users` has a way to sign in. A password is not one: it needs a number or an address.
 */
const HAS: Record<RemovableWay | 'passkey', string> = {
  mobile: 'mobile IS NOT NULL',
  email: 'email IS NOT NULL',
  wechat: "EXISTS (SELECT 1 FROM identities WHERE identities.user_id = users.id AND provider = 'wechat')",
  passkey: 'EXISTS (SELECT 1 FROM passkeys WHERE passkeys.user_id = users.id)',
}

/** The condition that the account of `users` has another way to sign in than this. */
export function hasOtherWay(way: keyof typeof HAS): string {
  const others = Object.entries(HAS).filter(([name]) => name !== way)
  return `(${others.map(([, condition]) => condition).join(' OR ')})`
}

/** A contact to bind, by the code that was typed; `now` in ms since 1970. */
export type Binding = { contact: string; codeId: string; now: number }

/**
 * Uses a code to bind its contact, replacing the former one.
 * @returns false when another account has it, or the code or the proof has become invalid
 */
export async function bindContact(
  db: D1Database,
  session: ProvedSession,
  { contact, codeId, now }: Binding,
): Promise<boolean> {
  const column = isEmail(contact) ? 'email' : 'mobile'
  const [, bound] = await db.batch([
    spendBindingCode(db, session, codeId, now),
    db.prepare(`UPDATE users SET ${column} = ?2 WHERE id = ?1 AND changes() = 1`).bind(session.userId, contact),
    creditCode(db, codeId, contact),
  ])
  return changesOf(bound) === 1
}

/**
 * Removes a way to sign in from an account.
 * @returns false when the account does not have it, has no other, or the proof has become invalid
 */
export async function removeWay(db: D1Database, session: ProvedSession, way: RemovableWay): Promise<boolean> {
  const hasOther = hasOtherWay(way)
  const sql =
    way === 'wechat'
      ? `DELETE FROM identities WHERE user_id = :userId AND provider = 'wechat' AND ${IS_PROVED}
           AND EXISTS (SELECT 1 FROM users WHERE id = :userId AND ${hasOther})`
      : `UPDATE users SET ${way} = NULL WHERE id = :userId AND ${HAS[way]} AND ${IS_PROVED} AND ${hasOther}`
  return hasChanged(statement(db, sql, session))
}

/**
 * Sets the password of an account and ends its other sessions.
 * @returns false when the proof has become invalid
 */
export async function replaceOwnPassword(
  db: D1Database,
  session: ProvedSession,
  passwordHash: string,
): Promise<boolean> {
  const [changed] = await db.batch([
    statement(db, `UPDATE users SET password_hash = :passwordHash WHERE id = :userId AND ${IS_PROVED}`, {
      ...session,
      passwordHash,
    }),
    removeOthersAfterChange(db, session),
  ])
  return changesOf(changed) === 1
}
