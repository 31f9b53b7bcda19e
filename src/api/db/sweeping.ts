import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { countWaiting } from './upkeep/backlog.ts'

/** The cleanup of expired rows: `remove` deletes at most `atMost` of them, `count` counts them up to a limit. */
export type Sweep = { remove: (atMost: number) => D1PreparedStatement; count: () => D1PreparedStatement }

/**
 * Creates the cleanup of the rows of a table that meet a condition.
 * @param key the columns of its primary key
 * @param before the condition's one value
 */
export function sweepOf(db: D1Database, table: string, key: string, condition: string, before: number | string): Sweep {
  return {
    remove: (atMost) =>
      db
        .prepare(`DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ?2)`)
        .bind(before, atMost),
    count: () => countWaiting(db, table, condition, before),
  }
}
