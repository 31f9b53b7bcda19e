import type { D1Database, D1DatabaseSession, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'

/**
 * How much a piece of work used the ledger: calls (a batch counts as one), statements, calls that wrote, the longest
 * chain of calls in series, D1's time in ms, the longest call (which blocks all others), rows read, rows returned or
 * counted for the result, and rows written, with those of indexes.
 */
export type LedgerUse = {
  calls: number
  statements: number
  writing: number
  inSeries: number
  ms: number
  longest: number
  read: number
  returned: number
  written: number
}

const NONE: LedgerUse = {
  calls: 0,
  statements: 0,
  writing: 0,
  inSeries: 0,
  ms: 0,
  longest: 0,
  read: 0,
  returned: 0,
  written: 0,
}

/** Wraps a database; `take` returns its use since the last `take`. */
export function countingDatabase(real: D1Database): { db: D1Database; take: () => LedgerUse } {
  let use = NONE
  const statements = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  /**
   * Adds a call to the use.
   * @param before the length of the chain of calls answered before this one began
   */
  function note(results: readonly D1Result[], before: number): void {
    const sum = (key: 'duration' | 'rows_read' | 'rows_written') =>
      results.reduce((total, { meta }) => total + meta[key], 0)
    const { calls, statements, writing, inSeries, ms, longest, read, returned, written } = use
    use = {
      calls: calls + 1,
      statements: statements + results.length,
      writing: writing + Number(sum('rows_written') > 0),
      inSeries: Math.max(inSeries, before + 1),
      ms: ms + sum('duration'),
      longest: Math.max(longest, sum('duration')),
      read: read + sum('rows_read'),
      returned: results.reduce((total, { results: rows }) => total + sumOf(rows), returned),
      written: written + sum('rows_written'),
    }
  }

  function counted(statement: D1PreparedStatement): D1PreparedStatement {
    const all = async <T>() => {
      const before = use.inSeries
      const result = await statement.all<T>()
      note([result], before)
      return result
    }
    const first = async (column?: string) => {
      const row = (await all<Record<string, unknown>>()).results[0]
      return (column === undefined ? row : row?.[column]) ?? null
    }
    const bind = (...values: unknown[]) => counted(statement.bind(...values))
    const replaced: Record<string | symbol, unknown> = { all, run: all, first, bind }
    const proxy = new Proxy(statement, { get: (target, key) => replaced[key] ?? Reflect.get(target, key) })
    statements.set(proxy, statement)
    return proxy
  }

  const batchOf =
    (target: D1Database | D1DatabaseSession): D1Database['batch'] =>
    async <T>(asked: D1PreparedStatement[]) => {
      const before = use.inSeries
      const results = await target.batch<T>(asked.map((statement) => statements.get(statement) ?? statement))
      note(results, before)
      return results
    }
  const session = (target: D1DatabaseSession): D1DatabaseSession => ({
    prepare: (sql) => counted(target.prepare(sql)),
    batch: batchOf(target),
    getBookmark: () => target.getBookmark(),
  })
  const db: D1Database = {
    prepare: (sql) => counted(real.prepare(sql)),
    batch: batchOf(real),
    exec: (sql) => real.exec(sql),
    withSession: (constraint) => session(real.withSession(constraint)),
    dump: () => real.dump(),
  }
  const take = () => {
    const taken = use
    use = NONE
    return taken
  }
  return { db, take }
}

/** The number of rows behind a result; a count of waiting rows stands for all of them. */
function sumOf(rows: readonly unknown[]): number {
  return rows.reduce((sum: number, row) => sum + Math.max(1, Number(Object(row).waiting ?? 1)), 0)
}
