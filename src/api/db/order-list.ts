import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { type Locale, type Order, type OrderList, orderStates, payType } from '#src/contract/index.ts'
import { firstOf, rowsOf } from './rows.ts'

const viewRow = z.object({
  order_no: z.string(),
  kind: z.enum(['membership', 'template']),
  title_zh: z.string(),
  title_en: z.string(),
  amount: z.int(),
  pay_type: payType,
  state: z.enum(orderStates),
  created_at: z.number(),
  expires_at: z.number(),
  paid_at: z.nullable(z.number()),
  refunded_at: z.nullable(z.number()),
  plan_id: z.nullable(z.int()),
  template_id: z.nullable(z.int()),
})
const totalRow = z.object({ total: z.int() })

const VIEW = `SELECT o.order_no, o.kind, o.title_zh, o.title_en, o.amount, o.pay_type, o.state, o.created_at, o.expires_at,
  o.paid_at, o.refunded_at, l.rank AS plan_id, o.template_id
  FROM orders AS o LEFT JOIN membership_levels AS l ON l.slug = o.level`

/** Whose orders, and in which language, at a time in ms since 1970. */
export type OrderReader = { userId: number; locale: Locale; now: number }

/** One of a user's own orders; `null` for an unknown one or somebody else's. */
export async function readOwnOrder(db: D1Database, orderNo: string, reader: OrderReader): Promise<Order | null> {
  const found = await db.prepare(`${VIEW} WHERE o.order_no = ? AND o.user_id = ?`).bind(orderNo, reader.userId).all()
  const row = firstOf(viewRow, found)
  return row && viewOf(row, reader)
}

/** One page of a user's orders, newest first. */
export async function listOwnOrders(
  db: D1Database,
  { page, pageSize }: { page: number; pageSize: number },
  reader: OrderReader,
): Promise<OrderList> {
  const [total, items] = await db.batch([
    db.prepare('SELECT count(*) AS total FROM orders WHERE user_id = ?').bind(reader.userId),
    db
      .prepare(`${VIEW} WHERE o.user_id = ? ORDER BY o.created_at DESC, o.order_no DESC LIMIT ? OFFSET ?`)
      .bind(reader.userId, pageSize, (page - 1) * pageSize),
  ])
  return {
    total: firstOf(totalRow, total)?.total ?? 0,
    page,
    page_size: pageSize,
    items: rowsOf(viewRow, items).map((row) => viewOf(row, reader)),
  }
}

/** An order whose time is over is closed for its owner, even before somebody has looked after it. */
function viewOf({ title_zh, title_en, state, ...row }: z.infer<typeof viewRow>, { locale, now }: OrderReader): Order {
  return {
    ...row,
    title: locale === 'en' ? title_en : title_zh,
    state: state === 'pending' && now >= row.expires_at ? 'closed' : state,
  }
}
