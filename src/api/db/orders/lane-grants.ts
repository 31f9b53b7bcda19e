import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { flag, readRow, rowOf } from '#src/api/db/rows.ts'
import type { Goods } from '#src/api/domain/granting.ts'

/** The latest grant to a user in one lane, and its order. Amount in fen, times in ms since 1970. */
export type LaneGrant = {
  orderNo: string
  goods: Goods
  /** The final price. */
  amount: number
  grantedAt: number
  expiresAt: number
  /** Whether an answer has told the owner. */
  told: boolean
}

const grantRow = z.pipe(
  rowOf({
    orderNo: z.string(),
    level: z.nullable(z.string()),
    templateId: z.nullable(z.int()),
    amount: z.int(),
    grantedAt: z.number(),
    expiresAt: z.number(),
    told: flag,
  }),
  z.transform(({ level, templateId, ...grant }): LaneGrant => {
    if (level !== null) return { ...grant, goods: { kind: 'membership', level } }
    return { ...grant, goods: { kind: 'template', templateId: templateId ?? 0 } }
  }),
)

/** The latest grant of a lane that was not revoked; null when there is none. */
export async function readLaneGrant(db: D1Database, userId: number, lane: string): Promise<LaneGrant | null> {
  const sql = `SELECT o.order_no, o.level, o.template_id, g.granted_at, o.expires_at, o.told,
      (SELECT amount - refund_amount FROM payments AS p WHERE p.order_no = o.order_no AND fate = 'granted') AS amount
    FROM orders AS o JOIN grants AS g ON g.order_no = o.order_no
    WHERE o.user_id = ? AND o.lane = ? AND g.revoked_at IS NULL ORDER BY g.granted_at DESC LIMIT 1`
  return readRow(grantRow, db.prepare(sql).bind(userId, lane))
}

/** Records that an answer has told the owner about the grant of an order's lane. */
export async function noteTold(db: D1Database, orderNo: string): Promise<void> {
  await db
    .prepare(
      `UPDATE orders SET told = 1 WHERE told = 0 AND state = 'paid'
         AND user_id = (SELECT user_id FROM orders WHERE order_no = ?1)
         AND lane = (SELECT lane FROM orders WHERE order_no = ?1)`,
    )
    .bind(orderNo)
    .run()
}
