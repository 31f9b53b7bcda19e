import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { changesOf, rowsOf } from '#src/api/db/rows.ts'
import type { Grant } from '#src/api/domain/granting.ts'
import {
  isGoingBack,
  isSettled,
  type OrderLife,
  type OrderPayment,
  publicState,
  toRefund,
} from '#src/api/domain/order-machine.ts'
import type { OrderRefund } from '#src/api/domain/order-refunds.ts'
import type { PayType, RefundProgress } from '#src/contract/index.ts'
import { LOOK_EVERY_MS, type StoredOrder } from './orders.ts'

const replacedRow = z.object({ order_no: z.string() })

/** A callback to record. `kind` as in the gateway port. */
export type Callback = {
  payType: PayType
  eventId: string
  kind: string
  orderNo: string
  transactionId: string
  amount: number
}

/** A change of an order, and everything that must be written in the same batch. */
export type OrderChange = {
  order: StoredOrder
  next: OrderLife
  grant: Grant | null
  revoke: boolean
  callback: Callback | null
  /** Unique to this change. */
  revision: string
  now: number
}

/**
 * Writes a change in one batch, if neither the order nor its owner's situation has changed since they were read, and
 * the callback is new. A grant supersedes other orders for the same item.
 * @returns the superseded orders; `null` when nothing was written: read again
 */
export async function saveOrder(db: D1Database, change: OrderChange): Promise<string[] | null> {
  const { order, next, grant, revoke, callback } = change
  const added = next.payments.filter((payment, nth) => payment !== order.life.payments[nth])
  const told = next.refunds.filter((refund) => !order.life.refunds.includes(refund))
  const [written, replaced] = await db.batch([
    orderStatement(db, change),
    ...(grant === null ? [] : [replaceStatement(db, change)]),
    ...added.map((payment) => paymentStatement(db, change, payment)),
    ...told.map((refund) => refundStatement(db, change, refund)),
    ...(grant === null ? [] : grantStatements(db, change, grant)),
    ...(revoke ? revokeStatements(db, change) : []),
    ...(callback === null ? [] : [callbackStatement(db, change, callback)]),
  ])
  if (changesOf(written) !== 1) return null
  return grant === null ? [] : rowsOf(replacedRow, replaced).map(({ order_no }) => order_no)
}

/** Records a callback that changes nothing; repeating it has no effect. */
export async function recordCallback(db: D1Database, callback: Callback, now: number): Promise<void> {
  const sql = `INSERT INTO payment_events (pay_type, event_id, kind, order_no, transaction_id, amount, received_at)
    VALUES (:payType, :eventId, :kind, :orderNo, :transactionId, :amount, :now) ON CONFLICT DO NOTHING`
  await statement(db, sql, { ...callback, now }).run()
}

/** Records that the gateway has refused a refund: it is retried, and listed for operators. */
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

/** The condition for later statements of the batch: the order has the new revision, which only this change writes. */
const WRITTEN = 'EXISTS (SELECT 1 FROM orders WHERE order_no = :orderNo AND revision = :revision)'

function orderStatement(
  db: D1Database,
  { order, next, grant, callback, revision, now }: OrderChange,
): D1PreparedStatement {
  const state = publicState(next)
  // A refund the gateway keeps refusing is retried less and less often.
  const isProgress =
    next.door !== order.life.door ||
    next.payments.length !== order.life.payments.length ||
    // A settled order needs care again.
    (isSettled(order.life) && !isSettled(next))
  const before = grant?.kind === 'membership' ? grant.before : null
  return statement(
    db,
    `UPDATE orders SET revision = :revision, door = :door, withdrawn = :isWithdrawn, state = :state,
       closed_because = :because, looks = iif(:isProgress, 0, looks),
       due_at = iif(:isSettled, NULL, iif(:isProgress, :now + ${LOOK_EVERY_MS}, due_at)),
       paid_at = CASE :state WHEN 'paid' THEN coalesce(paid_at, :now) WHEN 'refunded' THEN coalesce(paid_at, :now) ELSE paid_at END,
       refunded_at = iif(:isRefunded, coalesce(refunded_at, :now), refunded_at)
     WHERE order_no = :orderNo AND revision = :known
       AND (:levelBefore IS NULL OR EXISTS
         (SELECT 1 FROM users WHERE id = user_id AND level = :levelBefore AND level_until IS :untilBefore))
       AND (:templateId IS NULL OR NOT EXISTS (SELECT 1 FROM grants WHERE grants.user_id = orders.user_id
         AND grants.template_id = :templateId AND revoked_at IS NULL))
       AND NOT EXISTS (SELECT 1 FROM payment_events WHERE pay_type = :payType AND event_id = :eventId)`,
    {
      orderNo: order.orderNo,
      known: order.revision,
      revision,
      door: next.door === 'withdrawn' ? 'closing' : next.door,
      isWithdrawn: Number(next.door === 'withdrawn'),
      state,
      because: next.because,
      isSettled: Number(isSettled(next)),
      isProgress: Number(isProgress),
      isRefunded: Number(state === 'refunded' && isSettled(next)),
      now,
      levelBefore: before?.level ?? null,
      untilBefore: before?.levelUntil ?? null,
      templateId: grant?.kind === 'template' ? grant.templateId : null,
      payType: callback?.payType ?? 0,
      eventId: callback?.eventId ?? '',
    },
  )
}

/** Closes the other open orders of the lane, so that nobody pays again for what was just granted. */
function replaceStatement(db: D1Database, { order, revision, now }: OrderChange): D1PreparedStatement {
  return statement(
    db,
    `UPDATE orders SET door = 'closing', state = 'closed', closed_because = 'replaced', due_at = :now, looks = 0,
       revision = :revision
     WHERE door = 'open'
       AND user_id = (SELECT user_id FROM orders WHERE order_no = :orderNo)
       AND lane = (SELECT lane FROM orders WHERE order_no = :orderNo) AND ${WRITTEN}
     RETURNING order_no`,
    { orderNo: order.orderNo, revision, now },
  )
}

function paymentStatement(
  db: D1Database,
  { order, next, revision, now }: OrderChange,
  payment: OrderPayment,
): D1PreparedStatement {
  const { transactionId, amount, fate, refundFailures } = payment
  const [refundAmount, refundState] = refundOf(payment)
  const nth = next.payments.indexOf(payment)
  return statement(
    db,
    `INSERT INTO payments (order_no, transaction_id, nth, amount, fate, refund_failures, received_at, refund_amount,
       refund_state, refund_at)
     SELECT :orderNo, :transactionId, :nth, :amount, :fate, :refundFailures, :now, :refundAmount, :refundState,
       iif(:refundState = 'none', NULL, :now) WHERE ${WRITTEN}
     ON CONFLICT (order_no, transaction_id) DO UPDATE SET fate = excluded.fate,
       refund_failures = excluded.refund_failures, refund_amount = excluded.refund_amount,
       refund_at = iif(refund_state = excluded.refund_state, refund_at, excluded.refund_at),
       refund_state = excluded.refund_state`,
    {
      orderNo: order.orderNo,
      revision,
      transactionId,
      nth,
      amount,
      fate,
      refundFailures,
      now,
      refundAmount,
      refundState,
    },
  )
}

function refundStatement(
  db: D1Database,
  { order, revision, now }: OrderChange,
  refund: OrderRefund,
): D1PreparedStatement {
  return statement(
    db,
    `INSERT INTO refunds (order_no, transaction_id, refund_no, amount, total, raised, told_at)
     SELECT :orderNo, :transactionId, :refundNo, :amount, :total, :raised, :now WHERE ${WRITTEN}
     ON CONFLICT (order_no, transaction_id, refund_no) DO UPDATE SET amount = excluded.amount,
       total = excluded.total, raised = excluded.raised`,
    { ...refund, orderNo: order.orderNo, revision, now },
  )
}

/** The amount of a payment to refund, in fen, and the state of that refund. */
function refundOf(payment: OrderPayment): [amount: number, state: RefundProgress | 'none'] {
  const amount = toRefund(payment)
  if (amount === 0) return [0, 'none']
  if (!isGoingBack(payment)) return [amount, 'done']
  return [amount, payment.refundFailures > 0 ? 'failed' : 'under_way']
}

function grantStatements(db: D1Database, { order, revision, now }: OrderChange, grant: Grant): D1PreparedStatement[] {
  const written = { orderNo: order.orderNo, revision, userId: grant.userId }
  if (grant.kind === 'template') {
    const sql = `INSERT INTO grants (order_no, user_id, template_id, granted_at)
      SELECT :orderNo, :userId, :templateId, :now WHERE ${WRITTEN}`
    return [statement(db, sql, { ...written, templateId: grant.templateId, now })]
  }
  const { before, after } = grant
  const given = { ...written, level: after.level, until: after.levelUntil }
  return [
    statement(
      db,
      `INSERT INTO grants (order_no, user_id, level, level_until, level_before, level_until_before, granted_at)
       SELECT :orderNo, :userId, :level, :until, :levelBefore, :untilBefore, :now WHERE ${WRITTEN}`,
      { ...given, levelBefore: before.level, untilBefore: before.levelUntil, now },
    ),
    statement(db, `UPDATE users SET level = :level, level_until = :until WHERE id = :userId AND ${WRITTEN}`, given),
  ]
}

/**
 * Revokes a grant. A membership that has changed since is left to a person, because the change may have been paid for.
 * Grants built on the revoked one get the membership from before it, so that revoking them restores that.
 */
function revokeStatements(db: D1Database, { order, revision, now }: OrderChange): D1PreparedStatement[] {
  const written = { orderNo: order.orderNo, revision }
  return [
    statement(
      db,
      `UPDATE grants SET revoked_at = :now WHERE order_no = :orderNo AND revoked_at IS NULL AND ${WRITTEN}`,
      { ...written, now },
    ),
    statement(
      db,
      `UPDATE users SET level = g.level_before, level_until = g.level_until_before FROM grants AS g
       WHERE g.order_no = :orderNo AND users.id = g.user_id
         AND users.level = g.level AND users.level_until IS g.level_until AND ${WRITTEN}`,
      written,
    ),
    statement(
      db,
      `UPDATE grants SET level_before = g.level_before, level_until_before = g.level_until_before FROM grants AS g
       WHERE g.order_no = :orderNo AND grants.user_id = g.user_id AND grants.revoked_at IS NULL
         AND grants.level_before = g.level AND grants.level_until_before IS g.level_until AND ${WRITTEN}`,
      written,
    ),
  ]
}

function callbackStatement(db: D1Database, { revision, now }: OrderChange, callback: Callback): D1PreparedStatement {
  return statement(
    db,
    `INSERT INTO payment_events (pay_type, event_id, kind, order_no, transaction_id, amount, received_at)
     SELECT :payType, :eventId, :kind, :orderNo, :transactionId, :amount, :now WHERE ${WRITTEN}`,
    { ...callback, revision, now },
  )
}
