import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { LAST_CHARACTER } from '#src/api/db/named.ts'
import type { StoredCode } from '#src/api/db/orders/redemptions.ts'
import { hasChanged, readRows, rowOf, rowsOf } from '#src/api/db/rows.ts'

/** A redemption code as operators see it; times in ms since 1970. */
export type KnownCode = StoredCode & { used: number; createdAt: number }

const codeRow = z.object({
  code_hash: z.string(),
  tail: z.string(),
  level: z.string(),
  uses: z.int(),
  used: z.int(),
  created_at: z.number(),
  expires_at: z.nullable(z.number()),
})
const useRow = rowOf({ userId: z.int(), redeemedAt: z.number() })

const CODES = 'SELECT code_hash, tail, level, uses, used, created_at, expires_at FROM redemption_codes'

/** Lists codes, newest first; only redeemable ones unless `all`. */
export async function listCodes(
  db: D1Database,
  { all, limit, now }: { all: boolean; limit: number; now: number },
): Promise<KnownCode[]> {
  const newest = 'ORDER BY created_at DESC, code_hash LIMIT ?1'
  const listed = all
    ? db.prepare(`${CODES} ${newest}`).bind(limit)
    : db.prepare(`${CODES} WHERE used < uses AND (expires_at IS NULL OR expires_at > ?2) ${newest}`).bind(limit, now)
  return rowsOf(codeRow, await listed.all()).map(codeOf)
}

/** Up to two codes whose hash has this prefix. */
export async function findCodes(db: D1Database, prefix: string): Promise<KnownCode[]> {
  const sql = `${CODES} WHERE code_hash >= ?1 AND code_hash < ?1 || char(${LAST_CHARACTER}) LIMIT 2`
  const rows = await readRows(codeRow, db.prepare(sql).bind(prefix))
  return rows.map(codeOf)
}

/** Lists who redeemed a code, oldest first. Accounts that were deleted are not listed. */
export async function listUses(db: D1Database, hash: string): Promise<{ userId: number; redeemedAt: number }[]> {
  const sql = 'SELECT user_id, redeemed_at FROM redemptions WHERE code_hash = ? ORDER BY redeemed_at, user_id'
  return readRows(useRow, db.prepare(sql).bind(hash))
}

/**
 * Makes a code expire now.
 * @returns false when it had expired before
 */
export async function revokeCode(db: D1Database, hash: string, now: number): Promise<boolean> {
  const sql = `UPDATE redemption_codes SET expires_at = ?2
    WHERE code_hash = ?1 AND (expires_at IS NULL OR expires_at > ?2)`
  return hasChanged(db.prepare(sql).bind(hash, now))
}

function codeOf({ code_hash, expires_at, created_at, ...code }: z.infer<typeof codeRow>): KnownCode {
  return { ...code, hash: code_hash, expiresAt: expires_at, createdAt: created_at }
}
