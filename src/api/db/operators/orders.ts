import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { firstOf, hasChanged, readRows, rowsOf } from '#src/api/db/rows.ts'
import { orderStates, payType } from '#src/contract/index.ts'
import { idIn } from './users.ts'

const foundRow = z.object({
  order_no: z.string(),
  user_id: z.nullable(z.int()),
  title_zh: z.string(),
  amount: z.int(),
  pay_type: payType,
  state: z.enum(orderStates),
  created_at: z.number(),
  due_at: z.nullable(z.number()),
  rejected: z.int(),
})
const grantRow = z.object({
  level: z.nullable(z.string()),
  level_until: z.nullable(z.number()),
  level_before: z.nullable(z.string()),
  level_until_before: z.nullable(z.number()),
  template_id: z.nullable(z.int()),
  granted_at: z.number(),
  revoked_at: z.nullable(z.number()),
  held: z.int(),
  built_on: z.nullable(z.string()),
})
const eventRow = z.object({ kind: z.string(), amount: z.int(), received_at: z.number() })

/** An order as operators see it; times in ms since 1970, amounts in fen; `due_at` null: needs no further care. */
export type FoundOrder = z.infer<typeof foundRow>
/**
 * What an order granted. `held`: whether its owner still has that membership. `built_on`: the number of a later order
 * that still stands and whose price or end was calculated from this grant.
 */
export type GrantOfOrder = z.infer<typeof grantRow>
/** A callback of the gateway about an order. */
export type CallbackOfOrder = z.infer<typeof eventRow>

const FOUND = `SELECT order_no, user_id, title_zh, amount, pay_type, state, created_at, due_at,
  EXISTS (SELECT 1 FROM payments AS p WHERE p.order_no = orders.order_no AND refund_state = 'failed') AS rejected
  FROM orders`

/** Finds the newest orders by order number, the gateway's payment number, or the owner's id, number or address. */
export async function findOrders(db: D1Database, text: string, limit: number): Promise<FoundOrder[]> {
  const sql = `${FOUND} WHERE order_no = ?1 OR order_no IN (SELECT order_no FROM payments WHERE transaction_id = ?1)
      OR user_id = (SELECT id FROM users WHERE id = ?3 OR mobile = ?1 OR email = lower(?1))
    ORDER BY created_at DESC, order_no DESC LIMIT ?2`
  return readRows(foundRow, db.prepare(sql).bind(text, limit, idIn(text)))
}

/**
 * Orders that need a person: the gateway refuses their refund, or they expired before `before` and are not settled yet.
 */
export async function stuckOrders(db: D1Database, before: number, limit: number): Promise<FoundOrder[]> {
  const sql = `${FOUND} WHERE order_no IN (SELECT order_no FROM payments WHERE refund_state = 'failed')
      OR (due_at IS NOT NULL AND expires_at < ?1)
    ORDER BY created_at DESC, order_no DESC LIMIT ?2`
  return readRows(foundRow, db.prepare(sql).bind(before, limit))
}

/** The details of one order besides its case. */
export async function readOrderDetails(
  db: D1Database,
  orderNo: string,
): Promise<{ found: FoundOrder | null; grant: GrantOfOrder | null; events: CallbackOfOrder[] }> {
  const [found, grant, events] = await db.batch([
    db.prepare(`${FOUND} WHERE order_no = ?`).bind(orderNo),
    db
      .prepare(
        `SELECT g.level, g.level_until, level_before, level_until_before, template_id, granted_at, revoked_at,
           coalesce(u.level = g.level AND u.level_until IS g.level_until, 0) AS held,
           (SELECT later.order_no FROM grants AS later WHERE later.user_id = g.user_id AND later.revoked_at IS NULL
              AND later.order_no <> g.order_no AND later.granted_at >= g.granted_at
              AND later.level_before = g.level AND later.level_until_before IS g.level_until LIMIT 1) AS built_on
         FROM grants AS g LEFT JOIN users AS u ON u.id = g.user_id WHERE g.order_no = ?`,
      )
      .bind(orderNo),
    db
      .prepare('SELECT kind, amount, received_at FROM payment_events WHERE order_no = ? ORDER BY received_at, event_id')
      .bind(orderNo),
  ])
  return { found: firstOf(foundRow, found), grant: firstOf(grantRow, grant), events: rowsOf(eventRow, events) }
}

/**
 * Makes an order due for the timer's next run.
 * @returns false when it needs no further care
 */
export async function hurryOrder(db: D1Database, orderNo: string, now: number): Promise<boolean> {
  const sql = 'UPDATE orders SET due_at = min(due_at, ?2), looks = 0 WHERE order_no = ?1 AND due_at IS NOT NULL'
  return hasChanged(db.prepare(sql).bind(orderNo, now))
}
