import { readFileSync, writeFileSync } from 'node:fs'
import { Trouble } from '#scripts/lib/main.ts'
import { type Database, isPlaceholder, type Production } from './findings.ts'
import type { DeployAccount, StoreLocation, Stores } from './platform.ts'

/** The dependencies of `makeStores`. */
export type MakingStores = {
  platform: Pick<DeployAccount, 'stores' | 'createDatabase' | 'createCache' | 'createBucket'>
  production: Production
  /** Where to create them; `null` leaves the choice to the platform. */
  location: StoreLocation | null
  /** Asks for confirmation. */
  ask: (question: string) => Promise<boolean>
  /** Writes the ids to the configuration. */
  write: (ids: StoreIds) => void
  say: (line: string) => void
}

/** The ids of a site's stores in the account. */
export type StoreIds = { databases: readonly Pick<Database, 'binding' | 'id'>[]; cache: string }

/**
 * Creates the stores that are missing, after asking, and writes the ids of all to the configuration. Stores created by
 * an earlier run are reused.
 * @returns whether all exist now
 */
export async function makeStores(making: MakingStores): Promise<boolean> {
  const { platform, production, location, ask, write, say } = making
  const { databases, bucket, cacheId } = production
  const cacheName = `${production.name}-cache`
  const known = await platform.stores()
  if (known === null) return false
  const needsIds = isPlaceholder(cacheId) || databases.some(({ id }) => isPlaceholder(id))
  const missing = [
    ...databases
      .filter(({ id, name }) => isPlaceholder(id) && !known.databases.has(name))
      .map(({ name }) => ({ what: `D1 database ${name}`, make: () => platform.createDatabase(name, location) })),
    ...(isPlaceholder(cacheId) && !known.caches.has(cacheName)
      ? [{ what: `KV namespace ${cacheName}`, make: () => platform.createCache(cacheName) }]
      : []),
    ...(known.buckets.includes(bucket)
      ? []
      : [{ what: `R2 bucket ${bucket}`, make: () => platform.createBucket(bucket, location) }]),
  ]
  if (missing.length > 0) {
    const list = missing.map(({ what }) => what).join(', ')
    if (!(await ask(`The account lacks: ${list}. Make them?`))) return false
    for (const { what, make } of missing) {
      await make()
      say(`Made: ${what}`)
    }
  }
  if (!needsIds) return true
  write(idsOf(missing.length > 0 ? await platform.stores() : known, cacheName, production))
  say(`Their ids stand in [env.${production.site}] of wrangler.toml: commit it.`)
  return true
}

/**
 * Finds the ids of the stores.
 * @throws Trouble when the account does not list a store yet that was just created
 */
function idsOf(stores: Stores | null, cacheName: string, { databases, cacheId }: Production): StoreIds {
  const listed = (id: string, found: string | undefined): string => {
    const known = isPlaceholder(id) ? found : id
    if (known === undefined) throw new Trouble('The account does not list its stores yet: try again.')
    return known
  }
  return {
    databases: databases.map(({ binding, name, id }) => ({ binding, id: listed(id, stores?.databases.get(name)) })),
    cache: listed(cacheId, stores?.caches.get(cacheName)),
  }
}

/** Writes the ids of a site's stores to a configuration file and changes nothing else in it. */
export function writeIds(file: string, site: string, { databases, cache }: StoreIds): void {
  const text = readFileSync(file, 'utf8')
  const noted = [
    ...databases.map(({ binding, id }) => ({
      table: `[[env.${site}.d1_databases]]\nbinding = "${binding}"`,
      key: 'database_id',
      id,
    })),
    { table: `[[env.${site}.kv_namespaces]]`, key: 'id', id: cache },
  ].reduce((whole, { table, key, id }) => {
    const from = whole.indexOf(table)
    const line = new RegExp(`^${key} = ".*"$`, 'm')
    const [rest, found] = [whole.slice(from), line.test(whole.slice(from))]
    if (from < 0 || !found) throw new Trouble(`${file} has no ${key} in ${table}.`)
    return whole.slice(0, from) + rest.replace(line, `${key} = "${id}"`)
  }, text)
  writeFileSync(file, noted)
}
