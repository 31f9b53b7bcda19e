import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { onceUnlocked, type StatePlace } from '#scripts/lib/bindings.ts'
import { Trouble } from '#scripts/lib/main.ts'
import { isContracting, migrationFiles } from '#scripts/lib/migrations.ts'

/**
 * Makes sure there is data on this machine, because opening it would create an empty database.
 * @throws Trouble saying how to create it
 */
export function requireState(place: StatePlace): void {
  if (typeof place !== 'string' && !existsSync(join(place.stateDir, 'v3', 'd1'))) throw none(place)
}

/**
 * Makes sure the database has all migrations the commands need.
 * @throws Trouble saying what creates or migrates it
 */
export async function requireDatabase(db: D1Database, place: StatePlace): Promise<void> {
  const applied = await onceUnlocked(place, () => migrationsIn(db))
  if (applied === null) throw none(place)
  // Commands do not need migrations that only remove something.
  const pending = migrationFiles().filter((name) => !applied.has(name) && !isContracting(name)).length
  if (pending === 0) return
  const mend =
    typeof place === 'string' ? `npm run deploy -- --env ${place}` : `npm run content -- --state ${place.stateDir}`
  throw new Trouble(`The database ${where(place)} lacks ${pending} migrations: ${mend} applies them.`)
}

/** The names of the migrations a database has; null when it is empty. */
async function migrationsIn(db: D1Database): Promise<Set<string> | null> {
  const table = await db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first()
  if (table === null) return null
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  return new Set(results.map(({ name }) => name))
}

function none(place: StatePlace): Trouble {
  return new Trouble(
    typeof place === 'string'
      ? `There is nothing in the database of ${place} yet: npm run deploy -- --env ${place} fills it.`
      : `There is no database ${where(place)} yet: npm start makes it, and --state names another folder.`,
  )
}

function where(place: StatePlace): string {
  return typeof place === 'string' ? `of ${place}` : `in ${place.stateDir}`
}
