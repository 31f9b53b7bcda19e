import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { accountIn, accountStatement, levelsOf, levelsStatement } from '#src/api/db/accounts/users.ts'
import { statement } from '#src/api/db/named.ts'
import { changesOf, firstOf, readRows, rowOf } from '#src/api/db/rows.ts'
import type { Account, Level, Membership } from '#src/api/domain/membership.ts'
import type { Redeemed } from '#src/api/domain/redemption.ts'

/** A stored code; times in ms since 1970, `null` never expires. */
export type StoredCode = { hash: string; tail: string; level: string; uses: number; expiresAt: number | null }

/** A code and its relation to the user who entered it. */
export type CodeCase = {
  code: (StoredCode & { used: number }) | null
  /** What the code has granted this user before. */
  redeemed: Redeemed | null
  account: Account | null
  levels: Level[]
}

/** One use of a code. */
export type Redeeming = {
  userId: number
  hash: string
  before: Membership
  after: Membership
  days: number | null
  now: number
}

/** How many of a user's redemptions are listed. */
const LISTED = 50

const codeRow = rowOf({
  tail: z.string(),
  level: z.string(),
  uses: z.int(),
  used: z.int(),
  expiresAt: z.nullable(z.number()),
})
const redeemedRow = rowOf({
  tail: z.string(),
  level: z.string(),
  days: z.nullable(z.int()),
  levelUntil: z.nullable(z.number()),
  redeemedAt: z.number(),
})

const REDEEMED = 'SELECT tail, level, days, level_until, redeemed_at FROM redemptions'

/** Reads a code and its relation to a user in one snapshot. */
export async function readCodeCase(db: D1Database, hash: string, userId: number): Promise<CodeCase> {
  const [found, own, account, levels] = await db.batch([
    db.prepare('SELECT tail, level, uses, used, expires_at FROM redemption_codes WHERE code_hash = ?').bind(hash),
    db.prepare(`${REDEEMED} WHERE user_id = ? AND code_hash = ?`).bind(userId, hash),
    accountStatement(db, 'id = ?').bind(userId),
    levelsStatement(db),
  ])
  const code = firstOf(codeRow, found)
  return {
    code: code && { hash, ...code },
    redeemed: firstOf(redeemedRow, own),
    account: accountIn(account),
    levels: levelsOf(levels),
  }
}

/**
 * Uses a code for a membership, if it has uses left and the membership has not changed since.
 * @returns whether it was used; if not, the case has to be read again
 */
export async function redeemCode(db: D1Database, redeeming: Redeeming): Promise<boolean> {
  const { userId, hash, before, after, days, now } = redeeming
  const [redeemed] = await db.batch([
    statement(
      db,
      `INSERT INTO redemptions (user_id, code_hash, tail, level, days, level_until, redeemed_at)
       SELECT u.id, c.code_hash, c.tail, c.level, :days, :until, :now FROM redemption_codes AS c, users AS u
       WHERE c.code_hash = :hash AND c.used < c.uses AND (c.expires_at IS NULL OR c.expires_at > :now)
         AND c.level = :level AND u.id = :userId AND u.level = :levelBefore AND u.level_until IS :untilBefore
       ON CONFLICT (user_id, code_hash) DO NOTHING`,
      {
        hash,
        userId,
        levelBefore: before.level,
        untilBefore: before.levelUntil,
        level: after.level,
        until: after.levelUntil,
        days,
        now,
      },
    ),
    db.prepare('UPDATE redemption_codes SET used = used + 1 WHERE code_hash = ? AND changes() = 1').bind(hash),
    db
      .prepare('UPDATE users SET level = ?2, level_until = ?3 WHERE id = ?1 AND changes() = 1')
      .bind(userId, after.level, after.levelUntil),
  ])
  return changesOf(redeemed) === 1
}

/** A user's redemptions, newest first. */
export async function listRedemptions(db: D1Database, userId: number): Promise<Redeemed[]> {
  const sql = `${REDEEMED} WHERE user_id = ? ORDER BY redeemed_at DESC LIMIT ${LISTED}`
  return readRows(redeemedRow, db.prepare(sql).bind(userId))
}

/** Adds new codes in one batch. */
export async function addCodes(db: D1Database, codes: readonly StoredCode[], now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO redemption_codes (code_hash, tail, level, uses, expires_at, created_at)
       SELECT value ->> 'hash', value ->> 'tail', value ->> 'level', value ->> 'uses', value ->> 'expiresAt', ?2
       FROM json_each(?1)`,
    )
    .bind(JSON.stringify(codes), now)
    .run()
}
