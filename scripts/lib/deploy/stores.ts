import { readFileSync, writeFileSync } from 'node:fs'
import { Trouble } from '#scripts/lib/main.ts'
import { type Database, isPlaceholder, type Production } from './findings.ts'
import type { DeployAccount, StoreLocation, Stores } from './platform.ts'

/** The dependencies of making stores: who is asked, and where the ids are written. */
export type MakingStores = {
  platform: Pick<DeployAccount, 'stores' | 'createDatabase' | 'createCache' | 'createBucket'>
  production: Production
  /** Near whom they are made; `null` leaves it to the platform. */
  location: StoreLocation | null
  /** Whether somebody agrees to what is to be made. */
  ask: (question: string) => Promise<boolean>
  /** Notes the ids in the configuration. */
  write: (ids: StoreIds) => void
  say: (line: string) => void
}

/** The ids a site's stores have in the account. */
export type StoreIds = { databases: readonly Pick<Database, 'binding' | 'id'>[]; cache: string }

/**
 * Makes the stores the account lacks, after asking, and notes the ids of all. What an earlier run has made is taken.
 * @returns whether all are there now; what is missing is left for the check to tell
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

/** @throws Trouble when the account does not list what it has just made */
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

/** Notes the ids of a site's stores in a configuration file, and changes nothing else of it. */
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
