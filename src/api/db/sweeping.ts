import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { countWaiting } from './backlog.ts'

/** Rows that are over: removes some of them, `atMost` so many; counts how many there are, as far as that is counted. */
export type Sweep = { remove: (atMost: number) => D1PreparedStatement; count: () => D1PreparedStatement }

/**
 * The rows of a table that a condition names, to be removed in parts.
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
