import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { readRows } from '#src/api/db/rows.ts'

/**
 * A thing that is counted: a visit by page, a step towards a file, a vital by page with its rating, a fault of a script
 * by its kind with its build.
 */
export type UsePoint = { kind: 'visit' | 'step' | 'vital' | 'fault'; name: string; detail: string }

const counted = z.object({ kind: z.string(), name: z.string(), detail: z.string(), count: z.number() })

/** How often something was used. */
export type UseCount = z.infer<typeof counted>

/** Increases the count of each point on a day, `YYYY-MM-DD`. */
export async function addUse(db: D1Database, points: readonly UsePoint[], day: string): Promise<void> {
  const insert = db.prepare(
    `INSERT INTO use_counts (day, kind, name, detail, count) VALUES (?, ?, ?, ?, 1)
     ON CONFLICT DO UPDATE SET count = count + 1`,
  )
  await db.batch(points.map(({ kind, name, detail }) => insert.bind(day, kind, name, detail)))
}

/** The counts from a day on, added up. */
export async function readUse(db: D1Database, from: string): Promise<UseCount[]> {
  const sql = `SELECT kind, name, detail, sum(count) AS count FROM use_counts WHERE day >= ?
    GROUP BY kind, name, detail ORDER BY kind, name, detail`
  return readRows(counted, db.prepare(sql).bind(from))
}
