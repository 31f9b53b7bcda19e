import * as z from 'zod/mini'
import { formatYuan } from '#client/lib/money.ts'
import type { Locale } from '#src/contract/locale.ts'
import { QUERY_PATH } from '#src/sandbox/site-database.ts'
import { wordsOf } from './words.ts'

/** The local runtime's answer to a query of the Worker's database, at `QUERY_PATH`. */
const answer = z.object({
  result: z.tuple([z.object({ results: z.object({ rows: z.array(z.array(z.unknown())) }) })]),
})
const orderRow = z.tuple([
  z.string(),
  z.int(),
  z.enum(['pending', 'paid', 'closed', 'refunded']),
  z.nullable(z.enum(['time', 'replaced', 'cancelled'])),
  z.int(),
  z.nullable(z.string()),
  z.nullable(z.int()),
])

/** The purchases of a user according to the database, in the words of the page. */
export type PurchaseLedger = { level: string; grants: number; orders: string[] }

/** Reads purchases from the tables themselves, not through the API of the site. */
export async function readLedger(site: string, userId: number, locale: Locale): Promise<PurchaseLedger> {
  const query = async (sql: string) => {
    const response = await fetch(site + QUERY_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sql, params: [String(userId)] }),
    })
    return answer.parse(await response.json()).result[0].results.rows
  }
  const [level] = await query(`SELECT l.name_${locale} FROM users AS u JOIN membership_levels AS l
    ON l.slug = iif(u.level_until <= unixepoch() * 1000, 'free', u.level) WHERE u.id = ?`)
  const [grants] = await query('SELECT count(*) FROM grants WHERE user_id = ? AND revoked_at IS NULL')
  const orders = await query(`SELECT order_no, amount, state, closed_because, opened,
      (SELECT max(refund_state) FROM payments AS p WHERE p.order_no = o.order_no AND refund_state <> 'none'),
      (SELECT sum(refund_amount) FROM payments AS p WHERE p.order_no = o.order_no AND refund_state <> 'none')
    FROM orders AS o WHERE user_id = ? AND (opened = 1 OR state IN ('paid', 'refunded')
      OR closed_because = 'cancelled' OR (state = 'pending' AND expires_at > unixepoch() * 1000))
    ORDER BY created_at DESC, order_no DESC`)
  return {
    level: z.string().parse(level?.[0]),
    grants: z.int().parse(grants?.[0]),
    orders: orders.map((row) => inWords(orderRow.parse(row), locale)),
  }
}

function inWords([, amount, state, reason, , refund, refunded]: z.infer<typeof orderRow>, locale: Locale): string {
  const t = wordsOf(locale).orders
  const badge = state === 'refunded' ? { under_way: t.refunding, failed: t.refundFailed }[refund ?? ''] : undefined
  const note = state === 'closed' ? t.closedBecause[reason ?? 'time'] : ''
  const money = refund === null || refunded === null ? '' : refundWords(refund, formatYuan(refunded))
  return [formatYuan(amount), badge ?? t[state], note, money].filter(Boolean).join(' ')
}

/** Describes a refund. */
export function refundWords(state: string, amount: string): string {
  return `${amount} back: ${state}`
}
