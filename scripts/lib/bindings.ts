import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types'

/** The sites wrangler.toml knows besides that of this machine, each with stores and secrets of its own. */
export const environments = ['production', 'staging'] as const
export type DeployedSite = (typeof environments)[number]

/** Where data lives that a script changes: on this machine, or of a deployed site. */
export type StatePlace = { stateDir: string } | DeployedSite

/** The stores of a site: the ledger, the database of what is published, cache and files. */
export type DataBindings = { DB: D1Database; CONTENT: D1Database; CACHE: KVNamespace; FILES: R2Bucket }

const CONFIG = 'wrangler.toml'
/** How often a local database is asked, and how long after one try the next is, in ms. */
const MOST_ATTEMPTS = 50
const BETWEEN_MS = 100
/** In a folder of its own: paths in it are relative to that folder. */
const DATA_CONFIG = 'dist/data.json'

/**
 * Opens the bindings of the Worker for as long as `use` runs. Local ones are the data `wrangler dev --persist-to` has;
 * others are those of `[env.…]` that say `remote = true`, with the account wrangler is signed in to.
 */
export async function withBindings<T>(place: StatePlace, use: (bindings: DataBindings) => Promise<T>): Promise<T> {
  // Nothing here needs the network facts of a request, which would be fetched otherwise.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
  process.env.WRANGLER_SEND_METRICS ??= 'false'
  const { getPlatformProxy, experimental_readRawConfig: readRawConfig } = await import('wrangler')
  const { compatibility_date, ...raw } = readRawConfig({ config: CONFIG }).rawConfig
  const env = Object.fromEntries(environments.map((name) => [name, dataOf(raw.env?.[name])]))
  const config = { compatibility_date, ...dataOf(raw), env }
  mkdirSync('dist', { recursive: true })
  // Replaced as a whole, because sites that start at the same time all write it.
  const aside = `${DATA_CONFIG}.${process.pid}`
  writeFileSync(aside, JSON.stringify(config))
  renameSync(aside, DATA_CONFIG)
  const proxy = await getPlatformProxy<DataBindings>(
    typeof place === 'string'
      ? { configPath: DATA_CONFIG, environment: place, persist: false }
      : { configPath: DATA_CONFIG, persist: { path: join(place.stateDir, 'v3') }, remoteBindings: false },
  )
  try {
    if (typeof place !== 'string') await Promise.all([proxy.env.DB, proxy.env.CONTENT].map((db) => open(db, place)))
    return await use(proxy.env)
  } finally {
    await proxy.dispose()
  }
}

async function open(database: D1Database, place: StatePlace): Promise<void> {
  await onceUnlocked(place, () => database.prepare('SELECT count(*) FROM sqlite_master').first())
}

/**
 * Reads a database; a local one again while that fails: the site that runs on it may have it locked for a moment, and
 * workerd does not wait for that. Only for what may run twice.
 */
export async function onceUnlocked<T>(place: StatePlace, read: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (typeof place === 'string' || attempt === MOST_ATTEMPTS) throw error
    await wait(BETWEEN_MS)
    return onceUnlocked(place, read, attempt + 1)
  }
}

/** The public variables of a deployed site, from the configuration. */
export async function variablesOf(site: DeployedSite): Promise<Record<string, unknown>> {
  const { experimental_readRawConfig: readRawConfig } = await import('wrangler')
  return readRawConfig({ config: CONFIG }).rawConfig.env?.[site]?.vars ?? {}
}

type Bound = { d1_databases?: unknown; kv_namespaces?: unknown; r2_buckets?: unknown }

/** Stores alone: objects live in the Worker, which does not run here. */
function dataOf({ d1_databases, kv_namespaces, r2_buckets }: Bound = {}): Bound {
  return { d1_databases, kv_namespaces, r2_buckets }
}
