import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { firstOf, readRow, readRows } from '#src/api/db/rows.ts'

const waitingRow = z.object({ waiting: z.int() })
const runsRow = z.object({ runs: z.int() })
const backlogRow = z.extend(waitingRow, { name: z.string(), runs: z.int(), noted_at: z.number() })

/**
 * How far a job is behind: how many rows are waiting (counted up to `COUNTED`), and for how many runs in a row.
 * `noted_at` in ms since 1970.
 */
export type Backlog = z.infer<typeof backlogRow>

/** The number up to which waiting rows are counted. */
const COUNTED = 10_000

/** Counts the rows of a table that meet a condition on one value, up to `COUNTED`. */
export function countWaiting(
  db: D1Database,
  table: string,
  condition: string,
  value: string | number,
): D1PreparedStatement {
  const some = `SELECT 1 FROM ${table} WHERE ${condition} LIMIT ${COUNTED}`
  return db.prepare(`SELECT count(*) AS waiting FROM (${some})`).bind(value)
}

/** Counts and records what is waiting for each job. */
export async function noteBacklog(
  db: D1Database,
  counts: Readonly<Record<string, D1PreparedStatement>>,
  now: number,
): Promise<void> {
  const counted = await db.batch(Object.values(counts))
  const rows = Object.keys(counts).map((name, index) => ({
    name,
    waiting: firstOf(waitingRow, counted[index])?.waiting,
  }))
  await db
    .prepare(
      `INSERT INTO backlog (name, waiting, runs, noted_at)
       SELECT value ->> 'name', value ->> 'waiting', value ->> 'waiting' > 0, ?2 FROM json_each(?1) WHERE true
       ON CONFLICT (name) DO UPDATE SET waiting = excluded.waiting, noted_at = excluded.noted_at,
         runs = iif(excluded.waiting > 0, runs + 1, 0)`,
    )
    .bind(JSON.stringify(rows), now)
    .run()
}

/** The last recorded backlog of every job. */
export async function readBacklog(db: D1Database): Promise<Backlog[]> {
  return readRows(backlogRow, db.prepare('SELECT name, waiting, runs, noted_at FROM backlog ORDER BY name'))
}

/** How many runs in a row a job has not finished. */
export async function runsBehind(db: D1Database, name: string): Promise<number> {
  const row = await readRow(runsRow, db.prepare('SELECT runs FROM backlog WHERE name = ?').bind(name))
  return row?.runs ?? 0
}
