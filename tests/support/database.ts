import { env } from 'cloudflare:workers'
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

/** One query as it was run. */
export type RecordedQuery = { sql: string; values: unknown[] }

/** The database with a record of every query prepared on it. */
export function recordingDatabase(): { db: D1Database; queries: RecordedQuery[] } {
  const queries: RecordedQuery[] = []
  const prepare = (sql: string): D1PreparedStatement => {
    const query: RecordedQuery = { sql, values: [] }
    queries.push(query)
    const statement = env.DB.prepare(sql)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => {
      query.values = values
      return bind(...values)
    }
    return statement
  }
  return { db: databaseWith({ prepare }), queries }
}

/**
 * The database, except that the n-th batch from now commits and then reports that the connection was lost,
 * as D1 may.
 */
export function forgetfulDatabase(): { db: D1Database; loseReplyOf: (nth: number) => void } {
  let countdown = 0
  const batch: D1Database['batch'] = async <T>(statements: D1PreparedStatement[]) => {
    const results = await env.DB.batch<T>(statements)
    countdown -= 1
    if (countdown === 0) throw new Error('D1_ERROR: Network connection lost.')
    return results
  }
  return {
    db: databaseWith({ batch }),
    loseReplyOf: (nth) => {
      countdown = nth
    },
  }
}

/** The database, with something done just before the n-th batch from now. */
export function interruptedDatabase(): {
  db: D1Database
  interrupt: (nth: number, act: () => Promise<unknown>) => void
} {
  let countdown = 0
  let act: () => Promise<unknown> = async () => undefined
  const batch: D1Database['batch'] = async <T>(statements: D1PreparedStatement[]) => {
    countdown -= 1
    if (countdown === 0) await act()
    return env.DB.batch<T>(statements)
  }
  return {
    db: databaseWith({ batch }),
    interrupt: (nth, action) => {
      countdown = nth
      act = action
    },
  }
}

/** The database with some of its methods replaced. */
export function databaseWith(replaced: Partial<D1Database>): D1Database {
  const { DB } = env
  const db: D1Database = {
    prepare: (sql) => DB.prepare(sql),
    batch: (statements) => DB.batch(statements),
    exec: (sql) => DB.exec(sql),
    withSession: () => ({ prepare: db.prepare, batch: db.batch, getBookmark: () => null }),
    dump: () => DB.dump(),
    ...replaced,
  }
  return db
}

/** The number a query counts. */
export async function countOf(sql: string, ...values: unknown[]): Promise<number> {
  const count = await env.DB.prepare(sql)
    .bind(...values)
    .first<number>('count')
  return count ?? 0
}

/** The database, except that whatever names this fails. */
export function failingFor(name: string, db: D1Database): D1Database {
  return new Proxy(db, {
    get: (database, key) => {
      const value: unknown = Reflect.get(database, key)
      if (key !== 'prepare' || typeof value !== 'function')
        return typeof value === 'function' ? value.bind(database) : value
      return (sql: string) => {
        if (sql.includes(name)) throw new Error('away')
        return Reflect.apply(value, database, [sql])
      }
    },
  })
}
