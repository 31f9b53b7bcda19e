import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { BEIJING_AHEAD_MS } from '#src/lib/time.ts'
import { rowsOf } from './rows.ts'

const figureRow = z.object({ day: z.string(), name: z.string(), value: z.int() })

/** A figure of a day in Asia/Shanghai, `YYYY-MM-DD`; money in fen. Zero figures are left out. */
export type DayFigure = z.infer<typeof figureRow>

/**
 * Figures by day since the start of a day, in ms since 1970: sign-ups, résumés, template downloads, payments, refunds,
 * how many users opened the purchase dialog for a membership (which creates an order at once), and how many of those
 * paid. Deleted accounts and résumés are not counted.
 */
export async function readFigures(db: D1Database, since: number): Promise<DayFigure[]> {
  const buyers = "count(DISTINCT coalesce(user_id, order_no)) AS value FROM orders WHERE kind = 'membership' AND"
  const results = await db.batch([
    db.prepare(counted('users', 'sign-ups', 'created_at', 'count(*)')).bind(since),
    db.prepare(counted('resumes', 'resumes', 'created_at', 'count(*)')).bind(since),
    db.prepare(counted('word_downloads', 'downloads', 'created_at', 'count(*)')).bind(since),
    db.prepare(counted('payments', 'paid', 'received_at', 'sum(amount)')).bind(since),
    db
      .prepare(counted('payments', 'sent back', 'refund_at', 'sum(refund_amount)', "AND refund_state = 'done'"))
      .bind(since),
    db
      .prepare(`SELECT ${dayOf('created_at')} AS day, 'dialog' AS name, ${buyers} created_at >= ? GROUP BY day`)
      .bind(since),
    db
      .prepare(
        `SELECT ${dayOf('created_at')} AS day, 'bought' AS name, ${buyers} created_at >= ? AND paid_at IS NOT NULL GROUP BY day`,
      )
      .bind(since),
  ])
  return results.flatMap((result) => rowsOf(figureRow, result))
}

function counted(table: string, name: string, time: string, value: string, more = ''): string {
  return `SELECT ${dayOf(time)} AS day, '${name}' AS name, ${value} AS value FROM ${table} WHERE ${time} >= ? ${more} GROUP BY day`
}

function dayOf(time: string): string {
  return `date((${time} + ${BEIJING_AHEAD_MS}) / 1000, 'unixepoch')`
}
