import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { hasChanged, readRows } from '#src/api/db/rows.ts'
import { payMethodList } from '#src/contract/index.ts'
import { beijingDay, DAY_MS, HOUR_MS, MINUTE_MS } from '#src/lib/time.ts'

/** The time window of recent faults, in ms. */
const WINDOW_MS = 10 * MINUTE_MS
/** How many days old a bill that was compared today may be. */
const BILL_DAYS = 7

/** The number of unfinished runs in a row after which a job will not catch up by itself. */
const RUNS_BEHIND = 3

/** The payment methods, as SQL lists them: the beginning of the key of bills. */
const PAY_TYPES = payMethodList.map(({ payType }) => payType).join(', ')

const named = z.object({ name: z.string(), count: z.int() })

/** Something that goes wrong, and how often. */
export type Counted = z.infer<typeof named>

/** Adds to the count of a fault in the present minute. */
export async function addFaults(db: D1Database, { name, count }: Counted, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO faults (minute, name, count) VALUES (?1, ?2, ?3)
       ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    )
    .bind(Math.floor(now / MINUTE_MS), name, count)
    .run()
}

/** The faults of the last ten minutes, by name. */
export async function recentFaults(db: D1Database, now: number): Promise<Counted[]> {
  const sql = 'SELECT name, sum(count) AS count FROM faults WHERE minute > ? GROUP BY name'
  return readRows(named, db.prepare(sql).bind(Math.floor((now - WINDOW_MS) / MINUTE_MS)))
}

/**
 * Counts what waits for a person: refunds a gateway rejects, orders a day over their time, differing bills of the last
 * day, jobs of the timer that do not keep up.
 */
export async function standingTroubles(db: D1Database, now: number): Promise<Counted[]> {
  const sql = `SELECT 'refund-failed' AS name, count(*) AS count FROM payments WHERE refund_state = 'failed'
    UNION ALL
    SELECT 'order-late', count(*) FROM orders WHERE due_at IS NOT NULL AND expires_at < ?1
    UNION ALL
    SELECT 'bill-differs', count(*) FROM reconciled_bills
    WHERE pay_type IN (${PAY_TYPES}) AND day >= ?2 AND reconciled_at > ?1 AND missed + unknown > 0
    UNION ALL
    SELECT 'behind', count(*) FROM backlog WHERE runs >= ${RUNS_BEHIND}`
  return readRows(named, db.prepare(sql).bind(now - DAY_MS, beijingDay(now - BILL_DAYS * DAY_MS)))
}

/**
 * Claims an alert that is to be sent; of parallel calls one gets true. It can be claimed again after an hour if its
 * count has grown, after a day in any case.
 */
export async function claimAlert(db: D1Database, { name, count }: Counted, now: number): Promise<boolean> {
  const sql = `INSERT INTO alerts (kind, count, told_at) VALUES (?1, ?2, ?3)
    ON CONFLICT DO UPDATE SET count = excluded.count, told_at = excluded.told_at
    WHERE told_at <= ?3 - ${DAY_MS} OR (told_at <= ?3 - ${HOUR_MS} AND count < excluded.count)`
  return hasChanged(db.prepare(sql).bind(name, count, now))
}

/** Releases an alert that could not be sent. */
export async function forgetAlert(db: D1Database, name: string): Promise<void> {
  await db.prepare('DELETE FROM alerts WHERE kind = ?').bind(name).run()
}

/** Deletes alerts whose cause is gone. One that comes back within the hour is not sent again. */
export async function endAlerts(db: D1Database, lasting: readonly string[], now: number): Promise<void> {
  await db
    .prepare('DELETE FROM alerts WHERE told_at <= ?1 AND kind NOT IN (SELECT value FROM json_each(?2))')
    .bind(now - HOUR_MS, JSON.stringify(lasting))
    .run()
}
