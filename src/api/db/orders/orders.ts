import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { accountIn, accountStatement, levelsOf, levelsStatement } from '#src/api/db/accounts/users.ts'
import { changesOf, firstOf, flag, hasChanged, readRows, rowOf, rowsOf } from '#src/api/db/rows.ts'
import { countWaiting } from '#src/api/db/upkeep/backlog.ts'
import type { Goods } from '#src/api/domain/granting.ts'
import type { Account, Level, Membership } from '#src/api/domain/membership.ts'
import type { OrderLife, OrderPayment } from '#src/api/domain/order-machine.ts'
import {
  closingReasons,
  type Locale,
  type OrderState,
  orderStates,
  type PaySurface,
  type PayType,
  paySurfaces,
  payType,
  refundStates,
} from '#src/contract/index.ts'
import { MINUTE_MS } from '#src/lib/time.ts'

/** A stored order; times in ms since 1970, amounts in fen. */
export type StoredOrder = {
  orderNo: string
  /** `null` when the account was deleted. */
  userId: number | null
  goods: Goods
  /**
   * The membership from which its price was calculated; `null` for a template, and for orders older than this field.
   */
  base: Membership | null
  title: Record<Locale, string>
  payType: PayType
  surface: PaySurface
  clientAddress: string
  /** The OpenID of the payer inside WeChat; empty until known, and for other surfaces. */
  payer: string
  payUrl: string
  state: OrderState
  createdAt: number
  life: OrderLife
  /** Whether a gateway has refused the refund; it is retried. */
  isRefundRejected: boolean
  revision: string
}

/** An order and everything that decides whether its item would be of use to its owner. */
export type OrderCase = {
  order: StoredOrder
  owner: Account | null
  levels: Level[]
  /** Whether another order has granted the owner a membership since this one was made. */
  otherGrant: boolean
  /** Whether the owner has the ordered template. */
  owned: boolean
  /** Whether the given callback was recorded before. */
  callbackKnown: boolean
}

/** The interval of the timer's looks at an order that can be paid, in ms; for others it grows. */
export const LOOK_EVERY_MS = MINUTE_MS
/** The longest interval for an unfinished order, in minutes: six hours. */
const LONGEST_REST = 360

const orderRow = rowOf({
  orderNo: z.string(),
  userId: z.nullable(z.int()),
  level: z.nullable(z.string()),
  templateId: z.nullable(z.int()),
  baseLevel: z.nullable(z.string()),
  baseUntil: z.nullable(z.number()),
  titleZh: z.string(),
  titleEn: z.string(),
  amount: z.int(),
  payType,
  surface: z.enum(paySurfaces),
  clientAddress: z.string(),
  payer: z.string(),
  payUrl: z.string(),
  door: z.enum(['open', 'closing', 'closed']),
  withdrawn: flag,
  closedBecause: z.nullable(z.enum(closingReasons)),
  state: z.enum(orderStates),
  createdAt: z.number(),
  expiresAt: z.number(),
  revision: z.string(),
})
const paymentRow = rowOf({
  transactionId: z.string(),
  amount: z.int(),
  fate: z.enum(['granted', 'refunding', 'refunded']),
  refundAmount: z.int(),
  refundState: z.enum(['none', ...refundStates]),
  refundFailures: z.int(),
})
const refundRow = rowOf({
  transactionId: z.string(),
  refundNo: z.string(),
  amount: z.nullable(z.int()),
  total: z.nullable(z.int()),
  raised: z.int(),
})
const factsRow = rowOf({ otherGrant: flag, owned: flag, callbackKnown: flag })

const COLUMNS = `order_no, user_id, level, template_id, base_level, base_until, title_zh, title_en, amount, pay_type,
  client_address, iif(payer IS NULL, surface, 'wechat') AS surface, coalesce(payer, '') AS payer, pay_url, door,
  withdrawn, closed_because, state, created_at, expires_at, revision`

/** Reads the result of `liveStatement`. */
export function liveOrder(result: D1Result | undefined): StoredOrder | null {
  const row = firstOf(orderRow, result)
  // A live order has no payments, because the first one closes its door.
  return row && orderOf(row, [], [])
}

/** Selects the live order of a lane. */
export function liveStatement(db: D1Database, userId: number, lane: string): D1PreparedStatement {
  return db.prepare(`SELECT ${COLUMNS} FROM orders WHERE user_id = ? AND lane = ? AND door = 'open'`).bind(userId, lane)
}

/** Reads an order and its case in one snapshot; `callback` is the gateway's id of a message about it. */
export async function readOrderCase(
  db: D1Database,
  orderNo: string,
  callback: string | null,
): Promise<OrderCase | null> {
  return orderCaseOf(await db.batch(caseStatements(db, orderNo, callback)))
}

function caseStatements(db: D1Database, orderNo: string, callback: string | null): D1PreparedStatement[] {
  const owner = '(SELECT user_id FROM orders WHERE order_no = ?)'
  return [
    db.prepare(`SELECT ${COLUMNS} FROM orders WHERE order_no = ?`).bind(orderNo),
    db
      .prepare(
        `SELECT transaction_id, amount, fate, refund_amount, refund_state, refund_failures FROM payments
         WHERE order_no = ? ORDER BY nth`,
      )
      .bind(orderNo),
    db.prepare('SELECT transaction_id, refund_no, amount, total, raised FROM refunds WHERE order_no = ?').bind(orderNo),
    accountStatement(db, `id = ${owner}`).bind(orderNo),
    levelsStatement(db),
    db
      .prepare(
        `SELECT
           EXISTS (SELECT 1 FROM grants AS g WHERE g.user_id = o.user_id AND g.granted_at >= o.created_at
             AND g.level IS NOT NULL AND g.revoked_at IS NULL AND g.order_no <> o.order_no) AS other_grant,
           EXISTS (SELECT 1 FROM grants AS g WHERE g.user_id = o.user_id AND g.template_id = o.template_id
             AND g.revoked_at IS NULL) AS owned,
           EXISTS (SELECT 1 FROM payment_events WHERE pay_type = o.pay_type AND event_id = ?2) AS callback_known
         FROM orders AS o WHERE o.order_no = ?1`,
      )
      .bind(orderNo, callback ?? ''),
  ]
}

/** Reads the results of `caseStatements`. */
function orderCaseOf([found, payments, refunds, account, levels, facts]: readonly D1Result[]): OrderCase | null {
  const row = firstOf(orderRow, found)
  const known = firstOf(factsRow, facts)
  if (row === null || known === null) return null
  return {
    order: orderOf(row, rowsOf(paymentRow, payments), rowsOf(refundRow, refunds)),
    owner: accountIn(account),
    levels: levelsOf(levels),
    ...known,
  }
}

/**
 * Stores the gateway's answer, for later calls.
 * @returns whether it may be shown: an order superseded meanwhile must not be paid
 */
export async function keepPayUrl(db: D1Database, orderNo: string, payUrl: string): Promise<boolean> {
  const sql = "UPDATE orders SET pay_url = ? WHERE order_no = ? AND door = 'open'"
  return hasChanged(db.prepare(sql).bind(payUrl, orderNo))
}

/**
 * Records who pays an order inside WeChat. The first payer stays, because the gateway accepts no other.
 * @returns false when somebody else pays it
 */
export async function keepPayer(db: D1Database, orderNo: string, payer: string): Promise<boolean> {
  const sql = "UPDATE orders SET payer = ?2 WHERE order_no = ?1 AND payer IN ('', ?2)"
  return hasChanged(db.prepare(sql).bind(orderNo, payer))
}

/** A query to a gateway about an order, made at most once in `silence` ms; `now` in ms since 1970. */
export type Question = { orderNo: string; silence: number; now: number }

/**
 * Claims the right to query the gateway about an order that may still be paid, and selects the order's case, for
 * `claimedCase`.
 * @param owner whose order it has to be; `null` for anybody who has the address of its page
 */
export function claimStatements(
  db: D1Database,
  { orderNo, silence, now }: Question,
  owner: number | null,
): D1PreparedStatement[] {
  const claim = db
    .prepare(
      `UPDATE orders SET asked_at = ?2, due_at = ?2 + ${LOOK_EVERY_MS}
       WHERE order_no = ?1 AND door <> 'closed' AND asked_at <= ?2 - ?3 AND (?4 IS NULL OR user_id = ?4)`,
    )
    .bind(orderNo, now, silence, owner)
  return [claim, ...caseStatements(db, orderNo, null)]
}

/** Reads the results of `claimStatements`; `null` when the gateway is not to be queried now. */
export function claimedCase([claimed, ...found]: readonly D1Result[]): OrderCase | null {
  return changesOf(claimed) === 1 ? orderCaseOf(found) : null
}

/** Claims the right to query the gateway, and reads the order's case; `null` when it is not to be queried now. */
export async function claimQuestion(db: D1Database, question: Question): Promise<OrderCase | null> {
  return claimedCase(await db.batch(claimStatements(db, question, null)))
}

/** Claims the orders that are due for the longest time. */
export async function claimDueOrders(db: D1Database, limit: number, now: number): Promise<string[]> {
  const sql = `UPDATE orders SET asked_at = ?1, looks = min(looks + 1, 9),
      due_at = ?1 + ${LOOK_EVERY_MS} * CASE WHEN door = 'open' OR withdrawn = 1 THEN 1 ELSE min(1 << looks, ${LONGEST_REST}) END
    WHERE order_no IN (SELECT order_no FROM orders WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2)
    RETURNING order_no`
  const claimed = await readRows(rowOf({ orderNo: z.string() }), db.prepare(sql).bind(now, limit))
  return claimed.map(({ orderNo }) => orderNo)
}

/** Counts the orders that were due before a time. */
export function countDueOrders(db: D1Database, before: number): D1PreparedStatement {
  return countWaiting(db, 'orders', 'due_at <= ?', before)
}

function orderOf(
  row: z.infer<typeof orderRow>,
  payments: z.infer<typeof paymentRow>[],
  refunds: z.infer<typeof refundRow>[],
): StoredOrder {
  return {
    orderNo: row.orderNo,
    userId: row.userId,
    goods: goodsOf(row.level, row.templateId),
    base: row.baseLevel === null ? null : { level: row.baseLevel, levelUntil: row.baseUntil },
    title: { zh: row.titleZh, en: row.titleEn },
    payType: row.payType,
    surface: row.surface,
    clientAddress: row.clientAddress,
    payer: row.payer,
    payUrl: row.payUrl,
    state: row.state,
    createdAt: row.createdAt,
    life: {
      amount: row.amount,
      expiresAt: row.expiresAt,
      door: row.door === 'closing' && row.withdrawn ? 'withdrawn' : row.door,
      because: row.closedBecause,
      payments: payments.map(paymentOf),
      refunds,
    },
    isRefundRejected: payments.some(({ refundState }) => refundState === 'failed'),
    revision: row.revision,
  }
}

function paymentOf({ refundAmount, refundState, ...payment }: z.infer<typeof paymentRow>): OrderPayment {
  const isGranted = payment.fate === 'granted'
  return { ...payment, excess: isGranted ? refundAmount : 0, isExcessBack: isGranted && refundState === 'done' }
}

function goodsOf(level: string | null, templateId: number | null): Goods {
  if (level !== null) return { kind: 'membership', level }
  if (templateId !== null) return { kind: 'template', templateId }
  throw new Error('An order is for a level or for a template')
}
