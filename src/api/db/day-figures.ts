import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { BEIJING_AHEAD_MS } from '#src/lib/time.ts'
import { rowsOf } from './rows.ts'

const figureRow = z.object({ day: z.string(), name: z.string(), value: z.int() })

/** A figure of a day of Asia/Shanghai, `YYYY-MM-DD`; money in fen. Figures that are 0 are left out. */
export type DayFigure = z.infer<typeof figureRow>

/**
 * What happened on each day since a moment, which is the beginning of one, in ms since 1970: how many signed up, made a
 * résumé, took a template; what was paid and what was sent back; how many opened the purchase dialog of a membership,
 * which orders at once, and how many of them paid. Accounts and résumés that are gone count no more.
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
