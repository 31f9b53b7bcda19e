import * as z from 'zod/mini'
import { perOwner } from '#src/lib/per-owner.ts'
import { RecentMap } from '#src/lib/recent-map.ts'
import { HOUR_MS, MINUTE_MS } from '#src/lib/time.ts'
import { withTimeout } from '#src/lib/with-timeout.ts'
import { OriginFailure } from '#src/origin/index.ts'
import type { Services } from '#src/services.ts'
import { keepNearby, readNearby } from './nearby.ts'

/** How long a cache entry is fresh at most, in ms. */
const FRESH_MS = HOUR_MS
/** How much before the hour is over an isolate refreshes a value, on average, in ms; see `freshFor`. */
const EARLIER_MS = 300_000
/** How long a stale entry is kept in case the origin fails, in seconds. */
const KEPT_S = 7 * 86_400
/** How long to wait for KV, and then for the data centre's cache, before asking the origin instead, in ms. */
const PATIENCE_MS = 400
/**
 * How long a refresh keeps other requests of the isolate from starting one, in ms: KV shows a written value up to a
 * minute later.
 */
const REFRESH_MS = MINUTE_MS
/** How many refreshes an isolate remembers. */
const MAX_REFRESHED = 500
/** How long an isolate uses a value from memory before it reads KV again, in ms; KV's own edge cache lasts longer. */
const IN_MEMORY_MS = 30_000
/** How many values an isolate keeps in memory. */
const MAX_READ = 200

/** Keeps the Worker alive until a task is done, as `ctx.waitUntil` does. */
export type WaitUntil = (task: Promise<unknown>) => void

/** A cache entry in KV: a value, when it was loaded, in ms, and the version of the site then. */
type Entry<T> = { at: number; version: number; value: T }

type Cached<T> = {
  key: string
  /** The present version of the site; values of another one are out of date. */
  version: number
  schema: z.ZodMiniType<T>
  /** Loads the value from the origin; null, for something that does not exist, is not cached. */
  load: () => Promise<T | null>
  /** Whether a loaded value may be cached. */
  keeps?: (value: T) => boolean
}

/** The entries in this isolate's memory by key, and when each was read, in ms. */
const memoryOf = perOwner((): RecentMap<string, { entry: Entry<unknown>; readAt: number }> => new RecentMap(MAX_READ))
/** The schema with which each entry in memory was parsed. */
const schemas = new WeakMap<Entry<unknown>, z.ZodMiniType>()
/** When this isolate began to refresh each value, by key. */
const refreshesOf = perOwner((): RecentMap<string, number> => new RecentMap(MAX_REFRESHED))

/**
 * Reads a value through the KV cache: fresh for an hour or somewhat less, then served stale while one request refreshes
 * it. A value of another version or shape counts as absent, and comes from the data centre's cache if another isolate
 * there has just loaded it. When KV fails, the origin is asked; when the origin fails, a stale value is served. Values
 * just read come from the isolate's memory and are shared by all its readers, so nobody may change them.
 */
export async function readCached<T>(
  services: Services,
  waitUntil: WaitUntil,
  { key, version, schema, load, keeps = () => true }: Cached<T>,
): Promise<T | null> {
  const remember = (entry: Entry<T>) => {
    schemas.set(entry, schema)
    memoryOf(services).set(key, { entry, readAt: services.now() })
  }
  const until = services.now() + PATIENCE_MS
  const stored = recentEntry(services, { key, version, schema }) ?? (await readEntry(services, key, schema))
  if (stored !== undefined && !schemas.has(stored)) remember(stored)
  const refresh = async () => {
    const value = await load()
    if (value === null || !keeps(value)) return value
    const entry = { at: services.now(), version, value }
    remember(entry)
    waitUntil(Promise.all([keepNearby(services, key, entry), writeJson(services, key, entry)]))
    return value
  }
  const renew = async () => {
    const near = entryOf(schema).safeParse(
      await readNearby(services, { key, version, patience: until - services.now() }),
    ).data
    if (near === undefined) return refresh()
    remember(near)
    return near.value
  }
  if (stored === undefined) return renew()
  if (stored.version !== version) {
    return renew().catch((error: unknown) => {
      if (!(error instanceof OriginFailure)) throw error
      services.log.error('cache.outdated', error, { key })
      return stored.value
    })
  }
  if (services.now() - stored.at > freshFor(services) && isFirst(services, key)) {
    waitUntil(refresh().catch((error) => services.log.error('cache.refresh', error, { key })))
  }
  return stored.value
}

/**
 * How long an entry is fresh for this isolate, in ms: drawn once. With an hour for all of them, hundreds of isolates
 * would load and write the same key in the minute before KV shows them each other's writes. The time by which an
 * isolate is earlier is drawn from an exponential distribution: however many there are, the first has about
 * `EARLIER_MS` to itself.
 * @see https://doi.org/10.14778/2757807.2757813 (optimal probabilistic cache stampede prevention)
 */
const freshFor = perOwner(({ randomBytes }: Services): number => {
  const drawn = new DataView(new Uint8Array(randomBytes(4)).buffer).getUint32(0)
  return Math.max(0, FRESH_MS + EARLIER_MS * Math.log((drawn + 1) / 2 ** 32))
})

/** Claims the refresh of a value; false when this isolate has begun one within the last minute. */
function isFirst(services: Services, key: string): boolean {
  const begun = refreshesOf(services)
  const now = services.now()
  if (now - (begun.get(key) ?? Number.NEGATIVE_INFINITY) < REFRESH_MS) return false
  begun.set(key, now)
  return true
}

/** Returns the entry in memory; undefined when there is none of this version and shape. */
function recentEntry<T>(
  services: Services,
  { key, version, schema }: Pick<Cached<T>, 'key' | 'version' | 'schema'>,
): Entry<T> | undefined {
  const known = memoryOf(services).get(key)
  if (known === undefined || services.now() - known.readAt >= IN_MEMORY_MS) return undefined
  const { entry } = known
  return entry.version === version && isParsedBy(entry, schema) ? entry : undefined
}

function isParsedBy<T>(entry: Entry<unknown>, schema: z.ZodMiniType<T>): entry is Entry<T> {
  return schemas.get(entry) === schema
}

/** Reads the entry under a key; undefined when there is none of this shape. */
async function readEntry<T>(services: Services, key: string, schema: z.ZodMiniType<T>): Promise<Entry<T> | undefined> {
  return entryOf(schema).safeParse(await readJson(services, key)).data
}

function entryOf<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<Entry<T>> {
  return z.object({ at: z.number(), version: z.number(), value: schema })
}

/** Reads the JSON under a key; null when there is none, or KV does not answer in time. */
export async function readJson(services: Services, key: string): Promise<unknown> {
  try {
    return await withTimeout(services.after, PATIENCE_MS, () => services.cache.get(key, 'json'))
  } catch (error) {
    services.log.error('cache.read', error, { key })
    return null
  }
}

/** Stores JSON under a key for a week; a failure is logged. */
export async function writeJson(services: Services, key: string, value: unknown): Promise<void> {
  try {
    await services.cache.put(key, JSON.stringify(value), { expirationTtl: KEPT_S })
  } catch (error) {
    services.log.error('cache.write', error, { key })
  }
}
