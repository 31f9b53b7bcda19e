import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { D1Database, D1PreparedStatement, SqlStorage } from '@cloudflare/workers-types'

/** Creates a database in memory with D1's interface; `onStatement` is called with every statement before it runs. */
export function sqliteDatabase(onStatement: (sql: string) => void): { db: D1Database; sqlite: DatabaseSync } {
  const sqlite = new DatabaseSync(':memory:')
  const runs = new WeakMap<object, () => { results: unknown[]; meta: { changes: number } }>()
  const statementOf = (sql: string, values: SQLInputValue[]): D1PreparedStatement => {
    const run = () => {
      const results = sqlite.prepare(sql).all(...values)
      const { changes } = sqlite.prepare('SELECT changes() AS changes').get() ?? {}
      return { results, meta: { changes: Number(changes) } }
    }
    const statement = {
      bind: (...bound: SQLInputValue[]) => statementOf(sql, bound),
      all: async () => run(),
      run: async () => run(),
      first: async (column?: string) => {
        const row = run().results[0] as Record<string, unknown> | undefined
        return (column === undefined ? row : row?.[column]) ?? null
      },
    } as unknown as D1PreparedStatement
    runs.set(statement, run)
    return statement
  }
  const db = {
    prepare: (sql: string) => {
      onStatement(sql)
      return statementOf(sql, [])
    },
    batch: async (statements: D1PreparedStatement[]) => statements.map((statement) => runs.get(statement)?.()),
  } as unknown as D1Database
  return { db, sqlite }
}

/** Creates storage in memory with the interface of a Durable Object's storage. */
export function sqliteStorage(onStatement: (sql: string) => void): { sql: SqlStorage; sqlite: DatabaseSync } {
  const sqlite = new DatabaseSync(':memory:')
  const exec = (text: string, ...values: SQLInputValue[]) => {
    onStatement(text)
    if (/^\s*CREATE/.test(text)) sqlite.exec(text)
    const rows = /^\s*CREATE/.test(text) ? [] : sqlite.prepare(text).all(...values)
    return { toArray: () => rows, one: () => rows[0], [Symbol.iterator]: () => rows[Symbol.iterator]() }
  }
  return { sql: { exec } as unknown as SqlStorage, sqlite }
}
