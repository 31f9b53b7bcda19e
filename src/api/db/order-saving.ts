import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { Grant } from '#src/api/domain/granting.ts'
import {
  isGoingBack,
  isSettled,
  type OrderLife,
  type OrderPayment,
  publicState,
  toRefund,
} from '#src/api/domain/order-machine.ts'
import type { PayType, RefundProgress } from '#src/contract/index.ts'
import { LOOK_EVERY_MS, type StoredOrder } from './orders.ts'
import { changesOf, rowsOf } from './rows.ts'

const replacedRow = z.object({ order_no: z.string() })

/** A callback as it is put on record. `kind` as the gateway's port names it. */
export type Callback = {
  payType: PayType
  eventId: string
  kind: string
  orderNo: string
  transactionId: string
  amount: number
}

/** A change of an order and everything that has to happen with it or not at all. */
export type OrderChange = {
  order: StoredOrder
  next: OrderLife
  grant: Grant | null
  revoke: boolean
  callback: Callback | null
  /** Nobody else's. */
  revision: string
  now: number
}

/**
 * Writes a change in one batch, provided that neither the order nor what its owner has has changed since they were
 * read, and that the callback is new. What is granted for one order takes the others for the same back.
 * @returns the orders that were taken back; `null` when nothing was written: read again
 */
export async function saveOrder(db: D1Database, change: OrderChange): Promise<string[] | null> {
  const { order, next, grant, revoke, callback } = change
  const added = next.payments.filter((payment, nth) => payment !== order.life.payments[nth])
  const [written, replaced] = await db.batch([
    orderStatement(db, change),
    ...(grant === null ? [] : [replaceStatement(db, change)]),
    ...added.map((payment) => paymentStatement(db, change, payment)),
    ...(grant === null ? [] : grantStatements(db, change, grant)),
    ...(revoke ? revokeStatements(db, change) : []),
    ...(callback === null ? [] : [callbackStatement(db, change, callback)]),
  ])
  if (changesOf(written) !== 1) return null
  return grant === null ? [] : rowsOf(replacedRow, replaced).map(({ order_no }) => order_no)
}

/** Puts a callback that changes nothing on record; again changes nothing. */
export async function recordCallback(db: D1Database, callback: Callback, now: number): Promise<void> {
  const { payType, eventId, kind, orderNo, transactionId, amount } = callback
  await db
    .prepare(
      `INSERT INTO payment_events (pay_type, event_id, kind, order_no, transaction_id, amount, received_at)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .bind(payType, eventId, kind, orderNo, transactionId, amount, now)
    .run()
}

/** Notes that the gateway has said no to a refund: somebody has to look, though it is asked for again. */
export async function noteRefundRefused(
  db: D1Database,
  orderNo: string,
  transactionId: string,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE payments SET refund_state = 'failed', refund_at = ?3
       WHERE order_no = ?1 AND transaction_id = ?2 AND refund_state = 'under_way'`,
    )
    .bind(orderNo, transactionId, now)
    .run()
}

/** Later statements of the batch look for the new revision, which nobody else writes. */
const WRITTEN = 'EXISTS (SELECT 1 FROM orders WHERE order_no = ?1 AND revision = ?2)'

function orderStatement(
  db: D1Database,
  { order, next, grant, callback, revision, now }: OrderChange,
): D1PreparedStatement {
  const state = publicState(next)
  // A refund the gateway keeps rejecting is tried less and less often.
  const isProgress = next.door !== order.life.door || next.payments.length !== order.life.payments.length
  const before = grant?.kind === 'membership' ? grant.before : null
  return db
    .prepare(
      `UPDATE orders SET revision = ?2, door = ?4, withdrawn = ?15, state = ?5, closed_because = ?14, looks = iif(?7, 0, looks),
         due_at = iif(?6, NULL, iif(?7, ?8 + ${LOOK_EVERY_MS}, due_at)),
         paid_at = CASE ?5 WHEN 'paid' THEN coalesce(paid_at, ?8) WHEN 'refunded' THEN coalesce(paid_at, ?8) ELSE paid_at END,
         refunded_at = iif(?9, coalesce(refunded_at, ?8), refunded_at)
       WHERE order_no = ?1 AND revision = ?3
         AND (?10 IS NULL OR EXISTS (SELECT 1 FROM users WHERE id = user_id AND level = ?10 AND level_until IS ?11))
         AND (?16 IS NULL OR NOT EXISTS (SELECT 1 FROM grants WHERE grants.user_id = orders.user_id
           AND grants.template_id = ?16 AND revoked_at IS NULL))
         AND NOT EXISTS (SELECT 1 FROM payment_events WHERE pay_type = ?12 AND event_id = ?13)`,
    )
    .bind(
      order.orderNo,
      revision,
      order.revision,
      next.door === 'withdrawn' ? 'closing' : next.door,
      state,
      isSettled(next) ? 1 : 0,
      isProgress ? 1 : 0,
      now,
      state === 'refunded' && isSettled(next) ? 1 : 0,
      before?.level ?? null,
      before?.levelUntil ?? null,
      callback?.payType ?? 0,
      callback?.eventId ?? '',
      next.because,
      next.door === 'withdrawn' ? 1 : 0,
      grant?.kind === 'template' ? grant.templateId : null,
    )
}

/** Nobody is led to pay once more for what has just been given, by an order whose own door that has closed. */
function replaceStatement(db: D1Database, { order, revision, now }: OrderChange): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE orders SET door = 'closing', state = 'closed', closed_because = 'replaced', due_at = ?3, looks = 0,
         revision = ?2
       WHERE door = 'open'
         AND user_id = (SELECT user_id FROM orders WHERE order_no = ?1)
         AND lane = (SELECT lane FROM orders WHERE order_no = ?1) AND ${WRITTEN}
       RETURNING order_no`,
    )
    .bind(order.orderNo, revision, now)
}

function paymentStatement(
  db: D1Database,
  { order, next, revision, now }: OrderChange,
  payment: OrderPayment,
): D1PreparedStatement {
  const { transactionId, amount, fate, refundFailures } = payment
  return db
    .prepare(
      `INSERT INTO payments (order_no, transaction_id, nth, amount, fate, refund_failures, received_at, refund_amount,
         refund_state, refund_at)
       SELECT ?1, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, iif(?10 = 'none', NULL, ?8) WHERE ${WRITTEN}
       ON CONFLICT (order_no, transaction_id) DO UPDATE SET fate = excluded.fate,
         refund_failures = excluded.refund_failures, refund_amount = excluded.refund_amount,
         refund_at = iif(refund_state = excluded.refund_state, refund_at, excluded.refund_at),
         refund_state = excluded.refund_state`,
    )
    .bind(
      order.orderNo,
      revision,
      transactionId,
      next.payments.indexOf(payment),
      amount,
      fate,
      refundFailures,
      now,
      ...refundOf(payment),
    )
}

/** What goes back of a payment, and how that stands. */
function refundOf(payment: OrderPayment): [amount: number, state: RefundProgress | 'none'] {
  const amount = toRefund(payment)
  if (amount === 0) return [0, 'none']
  if (!isGoingBack(payment)) return [amount, 'done']
  return [amount, payment.refundFailures > 0 ? 'failed' : 'under_way']
}

function grantStatements(db: D1Database, { order, revision, now }: OrderChange, grant: Grant): D1PreparedStatement[] {
  if (grant.kind === 'template') {
    return [
      db
        .prepare(
          `INSERT INTO grants (order_no, user_id, template_id, granted_at) SELECT ?1, ?3, ?4, ?5 WHERE ${WRITTEN}`,
        )
        .bind(order.orderNo, revision, grant.userId, grant.templateId, now),
    ]
  }
  const { userId, before, after } = grant
  return [
    db
      .prepare(
        `INSERT INTO grants (order_no, user_id, level, level_until, level_before, level_until_before, granted_at)
         SELECT ?1, ?3, ?4, ?5, ?6, ?7, ?8 WHERE ${WRITTEN}`,
      )
      .bind(order.orderNo, revision, userId, after.level, after.levelUntil, before.level, before.levelUntil, now),
    db
      .prepare(`UPDATE users SET level = ?4, level_until = ?5 WHERE id = ?3 AND ${WRITTEN}`)
      .bind(order.orderNo, revision, userId, after.level, after.levelUntil),
  ]
}

/** A membership that has changed since is left to a person: what came later may have been paid for. */
function revokeStatements(db: D1Database, { order, revision, now }: OrderChange): D1PreparedStatement[] {
  const { orderNo } = order
  return [
    db
      .prepare(`UPDATE grants SET revoked_at = ?3 WHERE order_no = ?1 AND revoked_at IS NULL AND ${WRITTEN}`)
      .bind(orderNo, revision, now),
    db
      .prepare(
        `UPDATE users SET level = g.level_before, level_until = g.level_until_before FROM grants AS g
         WHERE g.order_no = ?1 AND g.level IS NOT NULL AND users.id = g.user_id
           AND users.level = g.level AND users.level_until IS g.level_until AND ${WRITTEN}`,
      )
      .bind(orderNo, revision),
  ]
}

function callbackStatement(db: D1Database, { revision, now }: OrderChange, callback: Callback): D1PreparedStatement {
  const { payType, eventId, kind, orderNo, transactionId, amount } = callback
  return db
    .prepare(
      `INSERT INTO payment_events (pay_type, event_id, kind, order_no, transaction_id, amount, received_at)
       SELECT ?3, ?4, ?5, ?1, ?6, ?7, ?8 WHERE ${WRITTEN}`,
    )
    .bind(orderNo, revision, payType, eventId, kind, transactionId, amount, now)
}
