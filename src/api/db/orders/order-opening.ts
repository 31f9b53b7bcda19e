import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { rowsOf } from '#src/api/db/rows.ts'
import type { Goods } from '#src/api/domain/granting.ts'
import type { Membership } from '#src/api/domain/membership.ts'
import { ABSENT_GRACE_MS } from '#src/api/domain/order-machine.ts'
import { ORDER_LIFE_MS } from '#src/api/domain/orders.ts'
import type { Locale, PaySurface, PayType } from '#src/contract/index.ts'
import { LOOK_EVERY_MS, liveOrder, liveStatement, type StoredOrder } from './orders.ts'

/** The order to create. Amount in fen, `now` in ms since 1970. */
export type NewOrder = {
  orderNo: string
  userId: number
  goods: Goods
  title: Record<Locale, string>
  amount: number
  /** The membership from which the amount was calculated; `null` for a template. */
  base: Membership | null
  payType: PayType
  surface: PaySurface
  /** Whether the user has started to pay it. */
  begun: boolean
  clientAddress: string
  revision: string
  now: number
}

/**
 * The result of creating an order. `blocked`: earlier orders may be paid at this moment; `stale`: the basis of the
 * amount has changed.
 */
export type OrderOpening =
  | { kind: 'live'; order: StoredOrder }
  | { kind: 'blocked'; orders: readonly string[] }
  | { kind: 'stale' }

const numberRow = z.object({ order_no: z.string() })

/**
 * The condition for an order of a lane that blocks a new one: it may have been shown to the payer, and its gateway has
 * not confirmed that it is closed. Orders unknown to the gateway (`withdrawn`) do not block, because they are closed as
 * soon as somebody scans them; nor do orders that expired so long ago that they can no longer be paid.
 */
const BLOCKER = `user_id = :userId AND lane = :lane AND door = 'closing' AND withdrawn = 0
  AND (pay_url <> '' OR opened = 1) AND expires_at > :absentSince`

/** The lane of an item: orders of one lane replace each other. */
export function laneOf(goods: { kind: 'membership' } | { kind: 'template'; templateId: number }): string {
  return goods.kind === 'membership' ? goods.kind : `${goods.kind}:${goods.templateId}`
}

/**
 * Creates an order, or returns the live one for exactly the same. Any other live order of its lane is closed in the
 * same batch, as the order machine does on `superseded`. A new order is written only when no other order of the lane
 * can be paid and its price is still right, so that however many calls run in parallel, at most one order of a lane can
 * be paid.
 */
export async function openOrder(db: D1Database, order: NewOrder): Promise<OrderOpening> {
  const { userId, goods, payType, surface, amount, base, now, revision } = order
  const level = goods.kind === 'membership' ? goods.level : null
  const templateId = goods.kind === 'template' ? goods.templateId : null
  const lane = laneOf(goods)
  const inLane = { userId, lane, absentSince: now - ABSENT_GRACE_MS }
  const [, , , live, blockers] = await db.batch([
    statement(
      db,
      `UPDATE orders SET door = 'closing', state = 'closed',
         closed_because = iif(expires_at > :now, 'replaced', 'time'), due_at = :now, looks = 0, revision = :revision
       WHERE user_id = :userId AND lane = :lane AND door = 'open' AND NOT (level IS :level AND pay_type = :payType
         AND iif(payer IS NULL, surface, 'wechat') = :surface AND amount = :amount AND expires_at > :now)`,
      { userId, lane, level, payType, surface, amount, now, revision },
    ),
    statement(
      db,
      `INSERT INTO orders (order_no, user_id, kind, level, template_id, lane, title_zh, title_en, amount, pay_type,
         surface, payer, client_address, door, state, created_at, expires_at, revision, asked_at, due_at, base_level,
         base_until)
       SELECT :orderNo, :userId, :kind, :level, :templateId, :lane, :titleZh, :titleEn, :amount, :payType,
         iif(:surface = 'wechat', 'phone', :surface), iif(:surface = 'wechat', '', NULL), :clientAddress, 'open',
         'pending', :now, :expiresAt, :revision, :now, :dueAt, :baseLevel, :baseUntil
       WHERE NOT EXISTS (SELECT 1 FROM orders WHERE user_id = :userId AND lane = :lane AND door = 'open')
         AND NOT EXISTS (SELECT 1 FROM orders WHERE ${BLOCKER})
         AND (:baseLevel IS NULL OR EXISTS
           (SELECT 1 FROM users WHERE id = :userId AND level = :baseLevel AND level_until IS :baseUntil))
         AND NOT EXISTS
           (SELECT 1 FROM grants WHERE user_id = :userId AND template_id = :templateId AND revoked_at IS NULL)`,
      {
        ...inLane,
        orderNo: order.orderNo,
        kind: goods.kind,
        level,
        templateId,
        titleZh: order.title.zh,
        titleEn: order.title.en,
        amount,
        payType,
        surface,
        clientAddress: order.clientAddress,
        now,
        expiresAt: now + ORDER_LIFE_MS,
        revision,
        dueAt: now + LOOK_EVERY_MS,
        baseLevel: base?.level ?? null,
        baseUntil: base?.levelUntil ?? null,
      },
    ),
    db
      .prepare("UPDATE orders SET opened = 1 WHERE user_id = ? AND lane = ? AND door = 'open' AND ?")
      .bind(userId, lane, Number(order.begun)),
    liveStatement(db, userId, lane),
    statement(db, `SELECT order_no FROM orders WHERE ${BLOCKER}`, inLane),
  ])
  const opened = liveOrder(live)
  if (opened !== null) return { kind: 'live', order: opened }
  const orders = rowsOf(numberRow, blockers).map(({ order_no }) => order_no)
  return orders.length > 0 ? { kind: 'blocked', orders } : { kind: 'stale' }
}
