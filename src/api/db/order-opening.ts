import type { D1Database } from '@cloudflare/workers-types'
import { ORDER_LIFE_MS } from '#src/api/domain/orders.ts'
import type { Locale, PaySurface, PayType } from '#src/contract/index.ts'
import { type Goods, LOOK_EVERY_MS, liveOrder, liveStatement, type StoredOrder } from './orders.ts'

/** What somebody wants to pay for, and how. Amount in fen, `now` in ms since 1970. */
export type NewOrder = {
  orderNo: string
  userId: number
  goods: Goods
  title: Record<Locale, string>
  amount: number
  payType: PayType
  surface: PaySurface
  clientAddress: string
  revision: string
  now: number
}

/**
 * Opens an order, or gives back the live one for exactly the same. Any other live order of its lane is superseded:
 * however many calls run at once, one order is live. It is the event `superseded` of the order machine, written for
 * all at once; the gateway is asked to close them when somebody next looks after them.
 */
export async function openOrder(db: D1Database, order: NewOrder): Promise<StoredOrder | null> {
  const { userId, goods, payType, surface, amount, now, revision } = order
  const level = goods.kind === 'membership' ? goods.level : null
  const templateId = goods.kind === 'template' ? goods.templateId : null
  const lane = goods.kind === 'membership' ? goods.kind : `${goods.kind}:${goods.templateId}`
  const [, , live] = await db.batch([
    db
      .prepare(
        `UPDATE orders SET door = 'closing', state = 'closed', closed_because = iif(expires_at > ?8, 'replaced', 'time'), due_at = ?8, looks = 0, revision = ?9
         WHERE user_id = ?1 AND lane = ?2 AND door = 'open' AND NOT (level IS ?3 AND template_id IS ?4
           AND pay_type = ?5 AND iif(payer IS NULL, surface, 'wechat') = ?6 AND amount = ?7 AND expires_at > ?8)`,
      )
      .bind(userId, lane, level, templateId, payType, surface, amount, now, revision),
    db
      .prepare(
        `INSERT INTO orders (order_no, user_id, kind, level, template_id, lane, title_zh, title_en, amount, pay_type,
           surface, payer, client_address, door, state, created_at, expires_at, revision, asked_at, due_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, iif(?11 = 'wechat', 'phone', ?11),
           iif(?11 = 'wechat', '', NULL), ?12, 'open', 'pending', ?13, ?14, ?15, ?13, ?16
         WHERE NOT EXISTS (SELECT 1 FROM orders WHERE user_id = ?2 AND lane = ?6 AND door = 'open')`,
      )
      .bind(
        order.orderNo,
        userId,
        goods.kind,
        level,
        templateId,
        lane,
        order.title.zh,
        order.title.en,
        amount,
        payType,
        surface,
        order.clientAddress,
        now,
        now + ORDER_LIFE_MS,
        revision,
        now + LOOK_EVERY_MS,
      ),
    liveStatement(db, userId, lane),
  ])
  return liveOrder(live)
}
