import * as z from 'zod/mini'
import { inTime } from '#src/lib/in-time.ts'
import { perOwner } from '#src/lib/per-owner.ts'
import { RecentMap } from '#src/lib/recent-map.ts'
import { OriginFailure } from '#src/origin/index.ts'
import type { Services } from '#src/services.ts'

/** How long a cache entry is fresh at most, in ms. */
const FRESH_MS = 3_600_000
/** How much earlier an isolate loads a value again than the hour, in ms: in the mean, see `freshFor`. */
const EARLIER_MS = 300_000
/** How long a stale entry is kept in case the origin fails, in seconds. */
const KEPT_S = 7 * 86_400
/** How long to wait for the cache before asking the origin instead, in ms. */
const PATIENCE_MS = 400
/** How long one who loads a stale value again stays the only one of the isolate, in ms: KV tells of it a minute later. */
const REFRESH_MS = 60_000
/** Of how many values an isolate remembers that somebody loads them. */
const MAX_REFRESHED = 500
/** How long an isolate does not ask KV again for what it read, in ms: KV keeps its answers near the reader for longer. */
const IN_MEMORY_MS = 30_000
/** How many values an isolate keeps in memory. */
const MAX_READ = 200

export type WaitUntil = (task: Promise<unknown>) => void

/** A value as KV has it: when it was loaded, in ms, under which version of the site. */
type Entry<T> = { at: number; version: number; value: T }

type Cached<T> = {
  key: string
  /** That of the site when it is read: values of another one are out of date. */
  version: number
  schema: z.ZodMiniType<T>
  /** Loads the value from the origin; null, for something that does not exist, is not cached. */
  load: () => Promise<T | null>
  /** Whether a loaded value may be cached. */
  keeps?: (value: T) => boolean
}

/** The entries an isolate has read, by their keys, and when, in ms. */
const memoryOf = perOwner((): RecentMap<string, { entry: Entry<unknown>; readAt: number }> => new RecentMap(MAX_READ))
/** The schemas that entries in memory were parsed by. */
const schemas = new WeakMap<Entry<unknown>, z.ZodMiniType>()
/** When the values an isolate has begun to load again were begun. */
const refreshesOf = perOwner((): RecentMap<string, number> => new RecentMap(MAX_REFRESHED))
/** How long entries are fresh to each isolate, in ms. */
const freshness = new WeakMap<Services, number>()

/**
 * Reads through KV: fresh for an hour or somewhat less, then served stale while one reader loads it again. A value of
 * another version or shape counts as absent; when KV fails the origin is asked; when the origin fails whatever is there is
 * served. What an isolate has just read it has in memory, for all its readers: nobody may change it.
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
  const stored = recentEntry(services, { key, version, schema }) ?? (await readEntry(services, key, schema))
  if (stored !== undefined && !schemas.has(stored)) remember(stored)
  const refresh = async () => {
    const value = await load()
    if (value === null || !keeps(value)) return value
    const entry = { at: services.now(), version, value }
    remember(entry)
    waitUntil(writeJson(services, key, entry))
    return value
  }
  if (stored === undefined) return refresh()
  if (stored.version !== version) {
    return refresh().catch((error: unknown) => {
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
 * How long an entry is fresh to this isolate, in ms. Were it an hour to all of them, hundreds would load and write the
 * same key in the minute in which KV does not tell them of each other. The time by which an isolate is earlier is drawn
 * from an exponential distribution: however many there are, the first is alone for about `EARLIER_MS`.
 * @see https://doi.org/10.14778/2757807.2757813 (optimal probabilistic cache stampede prevention)
 */
function freshFor(services: Services): number {
  const known = freshness.get(services)
  if (known !== undefined) return known
  const drawn = new DataView(new Uint8Array(services.randomBytes(4)).buffer).getUint32(0)
  const fresh = Math.max(0, FRESH_MS + EARLIER_MS * Math.log((drawn + 1) / 2 ** 32))
  freshness.set(services, fresh)
  return fresh
}

/** Whether nobody of this isolate loads a value again; whoever asks does so from now on. */
function isFirst(services: Services, key: string): boolean {
  const begun = refreshesOf(services)
  const now = services.now()
  if (now - (begun.get(key) ?? Number.NEGATIVE_INFINITY) < REFRESH_MS) return false
  begun.set(key, now)
  return true
}

/** The entry an isolate has just read; undefined without one of this version and shape. */
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

/** The entry under a key; undefined without one of this shape. */
async function readEntry<T>(services: Services, key: string, schema: z.ZodMiniType<T>): Promise<Entry<T> | undefined> {
  const entry = z.object({ at: z.number(), version: z.number(), value: schema })
  return entry.safeParse(await readJson(services, key)).data
}

/** The JSON under a key; null without one, and when KV says nothing in time. */
export async function readJson(services: Services, key: string): Promise<unknown> {
  try {
    return await inTime(services.after, PATIENCE_MS, () => services.cache.get(key, 'json'))
  } catch (error) {
    services.log.error('cache.read', error, { key })
    return null
  }
}

/** Keeps JSON under a key for a week; a failure is logged. */
export async function writeJson(services: Services, key: string, value: unknown): Promise<void> {
  try {
    await services.cache.put(key, JSON.stringify(value), { expirationTtl: KEPT_S })
  } catch (error) {
    services.log.error('cache.write', error, { key })
  }
}
