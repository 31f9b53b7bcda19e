import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

/** Rows removed at a time: the ledger answers nobody else meanwhile, some ten milliseconds. */
export const SWEPT_AT_ONCE = 2000

/**
 * Removes some of the rows of a table that a condition names, `SWEPT_AT_ONCE` at most.
 * @param key the columns of its primary key
 * @param before the condition's one value
 */
export function sweepSome(
  db: D1Database,
  table: string,
  key: string,
  condition: string,
  before: number | string,
): D1PreparedStatement {
  const some = `SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ${SWEPT_AT_ONCE}`
  return db.prepare(`DELETE FROM ${table} WHERE (${key}) IN (${some})`).bind(before)
}
