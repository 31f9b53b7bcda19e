import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { rowsOf } from '#src/api/db/rows.ts'
import { beijingDay, DAY_MS } from '#src/lib/time.ts'

const figureRow = z.object({ day: z.string(), name: z.string(), value: z.int() })

/** A figure of a day in Asia/Shanghai, `YYYY-MM-DD`; money in fen. Zero figures are left out. */
export type DayFigure = z.infer<typeof figureRow>

/** Marks a day whose figures are stored, which may all be zero. */
const STORED = 'stored'

/**
 * Figures by day, from the day that begins at `since` up to, and without, the one that begins at `until` (ms since
 * 1970): sign-ups, résumés, template downloads, payments, refunds, how many users opened the purchase dialog for a
 * membership (which creates an order at once), and how many of those paid. A day is counted when it is asked for; once
 * it has been over for a day it is counted for the last time and stored, because counting reads everything that
 * happened. Accounts and résumés deleted before that are not counted.
 */
export async function readFigures(
  db: D1Database,
  { since, until, now }: { since: number; until: number; now: number },
): Promise<DayFigure[]> {
  const days = Array.from({ length: Math.round((until - since) / DAY_MS) }, (_, index) => since + index * DAY_MS)
  const stored = rowsOf(
    figureRow,
    await db.prepare('SELECT day, name, value FROM day_figures WHERE day >= ?').bind(beijingDay(since)).all(),
  )
  const known = new Set(stored.map(({ day }) => day))
  const figures = stored.filter(({ name }) => name !== STORED)
  // One day after the other, so that the ledger answers others in between.
  for (const start of days.filter((start) => !known.has(beijingDay(start)))) {
    const counted = await countDay(db, start)
    figures.push(...counted)
    if (start + 2 * DAY_MS <= now) await storeDay(db, beijingDay(start), counted)
  }
  return figures
}

async function countDay(db: D1Database, start: number): Promise<DayFigure[]> {
  const buyers = "count(DISTINCT coalesce(user_id, order_no)) AS value FROM orders WHERE kind = 'membership' AND"
  const results = await db.batch(
    [
      counted('users', 'sign-ups', 'created_at', 'count(*)'),
      counted('resumes', 'resumes', 'created_at', 'count(*)'),
      counted('word_downloads', 'downloads', 'created_at', 'count(*)'),
      counted('payments', 'paid', 'received_at', 'sum(amount)'),
      counted('refunds', 'sent back', 'told_at', 'sum(raised)'),
      `SELECT ?1 AS day, 'dialog' AS name, ${buyers} created_at >= ?2 AND created_at < ?3 HAVING value > 0`,
      `SELECT ?1 AS day, 'bought' AS name, ${buyers} created_at >= ?2 AND created_at < ?3 AND paid_at IS NOT NULL
       HAVING value > 0`,
    ].map((sql) => db.prepare(sql).bind(beijingDay(start), start, start + DAY_MS)),
  )
  return results.flatMap((result) => rowsOf(figureRow, result))
}

async function storeDay(db: D1Database, day: string, figures: readonly DayFigure[]): Promise<void> {
  const rows = [...figures, { day, name: STORED, value: 1 }]
  await db
    .prepare(
      `INSERT INTO day_figures (day, name, value)
       SELECT value ->> 'day', value ->> 'name', value ->> 'value' FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(JSON.stringify(rows))
    .run()
}

function counted(table: string, name: string, time: string, value: string): string {
  return `SELECT ?1 AS day, '${name}' AS name, ${value} AS value FROM ${table}
    WHERE ${time} >= ?2 AND ${time} < ?3 HAVING value > 0`
}
