import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'

const waysRow = z.pipe(
  z.object({
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    password_hash: z.nullable(z.string()),
    deletes_at: z.nullable(z.number()),
    has_wechat: z.int(),
  }),
  z.transform(({ mobile, email, password_hash, deletes_at, has_wechat }) => ({
    mobile,
    email,
    passwordHash: password_hash,
    deletesAt: deletes_at,
    hasWechat: has_wechat === 1,
  })),
)

/** How an account can be signed in to; `deletesAt` in ms since 1970, null unless its owner leaves. */
export type Ways = z.infer<typeof waysRow>

/** The ways to sign in to an account; null when it is gone. */
export async function readWays(db: D1Database, userId: number): Promise<Ways | null> {
  const row = await db
    .prepare(
      `SELECT mobile, email, password_hash, deletes_at,
         EXISTS (SELECT 1 FROM identities WHERE user_id = ?1 AND provider = 'wechat') AS has_wechat
       FROM users WHERE id = ?1`,
    )
    .bind(userId)
    .first()
  return row === null ? null : waysRow.parse(row)
}
