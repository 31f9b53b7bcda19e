import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { firstOf, flag, rowsOf } from '#src/api/db/rows.ts'
import {
  closingReasons,
  type Locale,
  type Order,
  type OrderList,
  orderStates,
  payType,
  type Refund,
  type RefundProgress,
} from '#src/contract/index.ts'
import { claimedCase, claimStatements, type OrderCase, type Question } from './orders.ts'

const viewRow = z.object({
  order_no: z.string(),
  kind: z.enum(['membership', 'template']),
  title_zh: z.string(),
  title_en: z.string(),
  amount: z.int(),
  pay_type: payType,
  state: z.enum(orderStates),
  closed_because: z.nullable(z.enum(closingReasons)),
  created_at: z.number(),
  expires_at: z.number(),
  paid_at: z.nullable(z.number()),
  refunded_at: z.nullable(z.number()),
  plan_id: z.nullable(z.int()),
  template_id: z.nullable(z.int()),
  refund_rank: z.nullable(z.int()),
  refund_amount: z.nullable(z.int()),
  refund_at: z.nullable(z.number()),
  received: z.nullable(z.int()),
  settled: flag,
  confirmed: flag,
  bought: flag,
  untold: flag,
})
const totalRow = z.object({ total: z.int() })

/** The states of a refund, from best to worst. Several refunds together have the worst state among them. */
const REFUND_STATES: readonly RefundProgress[] = ['done', 'under_way', 'failed']
const REFUND_RANK = "CASE refund_state WHEN 'none' THEN 0 WHEN 'done' THEN 0 WHEN 'under_way' THEN 1 ELSE 2 END"

/** SQL of a value over those payments of an order that are to be refunded, or of which a refund has become known. */
function ofRefunds(value: string): string {
  return `(SELECT ${value} FROM payments AS p
    WHERE p.order_no = o.order_no AND (refund_state <> 'none' OR ${told('count(*)')} > 0))`
}

/** SQL of a value over the known refunds of a payment. */
function told(value: string): string {
  return `(SELECT ${value} FROM refunds AS r WHERE r.order_no = p.order_no AND r.transaction_id = p.transaction_id)`
}

/**
 * The condition that an order's owner was granted what the order is for (its template, or any membership) since the
 * order was created.
 */
const BOUGHT = `EXISTS (SELECT 1 FROM grants AS g WHERE g.user_id = o.user_id AND g.granted_at >= o.created_at
  AND g.revoked_at IS NULL AND (g.template_id IS o.template_id))`

const VIEW = `SELECT o.order_no, o.kind, o.title_zh, o.title_en, o.amount, o.pay_type, o.state, o.closed_because,
    o.created_at, o.expires_at, o.paid_at, o.refunded_at, l.rank AS plan_id, o.template_id,
    ${ofRefunds(`max(${REFUND_RANK})`)} AS refund_rank, ${ofRefunds(`sum(max(refund_amount, coalesce(${told('sum(raised)')}, 0)))`)} AS refund_amount,
    ${ofRefunds(`max(max(coalesce(refund_at, 0), coalesce(${told('max(told_at)')}, 0)))`)} AS refund_at,
    (SELECT sum(amount) FROM payments AS p WHERE p.order_no = o.order_no) AS received, o.due_at IS NULL AS settled,
    o.due_at IS NULL OR o.withdrawn = 1 AS confirmed,
    ${BOUGHT} AS bought,
    EXISTS (SELECT 1 FROM orders AS p WHERE p.user_id = o.user_id AND p.lane = o.lane AND p.state = 'paid'
      AND p.told = 0) AS untold
  FROM orders AS o LEFT JOIN membership_levels AS l ON l.slug = o.level`

/** The condition for listed orders: not those created only by looking at prices. */
const LISTED = `o.user_id = ?1 AND (o.opened = 1 OR o.state IN ('paid', 'refunded') OR o.closed_because = 'cancelled'
  OR (o.state = 'pending' AND o.expires_at > ?2))`

/** Whose orders to read, in which language, at a time in ms since 1970. */
export type OrderReader = { userId: number; locale: Locale; now: number }

/**
 * An order with what its page has to know. `settled`: nothing more will happen to it. `untold`: its owner has not yet been told of a paid order in its lane.
 */
export type OrderStanding = { order: Order; settled: boolean; untold: boolean }

/** One of a user's own orders; `null` for an unknown one or somebody else's. */
export async function readOwnOrder(
  db: D1Database,
  orderNo: string,
  reader: OrderReader,
): Promise<OrderStanding | null> {
  return standingOf(await ownStatement(db, orderNo, reader).all(), reader)
}

/**
 * Reads one of a user's own orders for a poll. In the same call it records that the owner is told, if the answer is
 * that the order is paid.
 */
export async function tellOwnOrder(
  db: D1Database,
  orderNo: string,
  reader: OrderReader,
): Promise<OrderStanding | null> {
  const [found] = await db.batch([ownStatement(db, orderNo, reader), tellStatement(db, orderNo, reader)])
  return standingOf(found, reader)
}

/**
 * Reads an order as `tellOwnOrder` does, and claims the right to query the gateway: polls come every two seconds, and
 * any of them may be the one to query it.
 * @returns the order as it is before the query, and the case for it (`toAsk` is null if none is due); `null` for an
 * unknown order or somebody else's
 */
export async function pollOwnOrder(
  db: D1Database,
  question: Question,
  reader: OrderReader,
): Promise<{ before: OrderStanding; toAsk: OrderCase | null } | null> {
  const [found, , ...claimed] = await db.batch([
    ownStatement(db, question.orderNo, reader),
    tellStatement(db, question.orderNo, reader),
    ...claimStatements(db, question, reader.userId),
  ])
  const before = standingOf(found, reader)
  return before && { before, toAsk: claimedCase(claimed) }
}

/**
 * Records that the owner has been told of the grant for what an order is for, if a poll of the order is answered with
 * "paid". Has to decide as `paymentCheckOf` does; this decides in one transaction with the data.
 */
function tellStatement(db: D1Database, orderNo: string, { userId, now }: OrderReader): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE orders SET told = 1 WHERE told = 0 AND state = 'paid' AND user_id = ?2
         AND lane = (SELECT o.lane FROM orders AS o WHERE o.order_no = ?1 AND o.user_id = ?2 AND (o.state = 'paid'
           OR ((o.state = 'closed' OR (o.state = 'pending' AND o.expires_at <= ?3)) AND ${BOUGHT})))`,
    )
    .bind(orderNo, userId, now)
}

function ownStatement(db: D1Database, orderNo: string, { userId }: OrderReader): D1PreparedStatement {
  return db.prepare(`${VIEW} WHERE o.order_no = ? AND o.user_id = ?`).bind(orderNo, userId)
}

function standingOf(found: D1Result | undefined, reader: OrderReader): OrderStanding | null {
  const row = firstOf(viewRow, found)
  return row && { order: viewOf(row, reader), settled: row.settled, untold: row.untold }
}

/** One page of a user's orders, newest first. Closed orders are listed only if their owner started to pay them. */
export async function listOwnOrders(
  db: D1Database,
  { page, pageSize }: { page: number; pageSize: number },
  reader: OrderReader,
): Promise<OrderList> {
  const { userId, now } = reader
  const [total, items] = await db.batch([
    db.prepare(`SELECT count(*) AS total FROM orders AS o WHERE ${LISTED}`).bind(userId, now),
    db
      .prepare(`${VIEW} WHERE ${LISTED} ORDER BY o.created_at DESC, o.order_no DESC LIMIT ?3 OFFSET ?4`)
      .bind(userId, now, pageSize, (page - 1) * pageSize),
  ])
  return {
    total: firstOf(totalRow, total)?.total ?? 0,
    page,
    page_size: pageSize,
    items: rowsOf(viewRow, items).map((row) => viewOf(row, reader)),
  }
}

/**
 * Records that the user has started to pay an order.
 * @returns whether it may still be paid
 */
export async function noteOpened(db: D1Database, orderNo: string): Promise<boolean> {
  const door = await db
    .prepare('UPDATE orders SET opened = 1 WHERE order_no = ? RETURNING door')
    .bind(orderNo)
    .first('door')
  return door === 'open'
}

/** An expired order is shown as closed, even before the timer has closed it. */
function viewOf(row: z.infer<typeof viewRow>, { locale, now }: OrderReader): Order {
  const isOver = row.state === 'pending' && now >= row.expires_at
  return {
    order_no: row.order_no,
    kind: row.kind,
    title: locale === 'en' ? row.title_en : row.title_zh,
    amount: row.amount,
    pay_type: row.pay_type,
    state: isOver ? 'closed' : row.state,
    closed_because: isOver ? 'time' : row.state === 'closed' ? row.closed_because : null,
    confirmed: row.confirmed,
    bought: row.bought,
    refund: refundOf(row),
    created_at: row.created_at,
    expires_at: row.expires_at,
    paid_at: row.paid_at,
    refunded_at: row.refunded_at,
    plan_id: row.plan_id,
    template_id: row.template_id,
  }
}

function refundOf({ refund_rank, refund_amount, refund_at, received }: z.infer<typeof viewRow>): Refund | null {
  const state = refund_rank === null ? undefined : REFUND_STATES[refund_rank]
  if (state === undefined || refund_amount === null) return null
  return { state, amount: refund_amount, of: received ?? refund_amount, at: refund_at ?? 0 }
}
