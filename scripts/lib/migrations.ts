import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import type { DataBindings } from './bindings.ts'
import { messageOf, Trouble } from './main.ts'

/** The databases, and where their migrations are. */
const FOLDERS = { DB: 'src/api/db/migrations', CONTENT: 'src/api/db/content/migrations' } as const
type Database = keyof typeof FOLDERS

/**
 * Applies the migrations a database does not have yet, each all or nothing, and keeps the same record of them as
 * `wrangler d1 migrations apply`.
 * @param wanted only these, of those there are
 * @returns the names of those applied
 * @throws Trouble naming the migration that failed
 */
export async function applyMigrations(
  bindings: Pick<DataBindings, Database>,
  name: Database,
  wanted = migrationFiles(name),
): Promise<string[]> {
  const db = bindings[name]
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT UNIQUE,
        applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
      )`,
    )
    .run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const pending = migrationFiles(name).filter((file) => wanted.includes(file) && !applied.has(file))
  for (const file of pending) await applyMigration(db, FOLDERS[name], file)
  return pending
}

/** Brings all databases up to date. */
export async function applyAllMigrations(bindings: Pick<DataBindings, Database>): Promise<string[]> {
  return [...(await applyMigrations(bindings, 'DB')), ...(await applyMigrations(bindings, 'CONTENT'))]
}

/** The names of all migrations of a database, of the ledger if none is named, in order. */
export function migrationFiles(name: Database = 'DB'): string[] {
  return readdirSync(FOLDERS[name])
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

/**
 * Whether a migration takes away what an earlier version of the Worker needs. Its name says so, and it does nothing
 * else. A deployed site gets it once no version that was made without it serves anybody or can be returned to.
 */
export function isContracting(name: string): boolean {
  return /^\d+_contract_/.test(name)
}

async function applyMigration(db: D1Database, folder: string, name: string): Promise<void> {
  const { unstable_splitSqlQuery: splitSql } = await import('wrangler')
  const statements = splitSql(readFileSync(join(folder, name), 'utf8'))
  try {
    await db.batch([
      ...statements.map((sql) => db.prepare(sql)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  } catch (error) {
    throw new Trouble(`Migration ${name} failed: ${messageOf(error)}`)
  }
}
