import * as z from 'zod/mini'
import { inTime } from '#src/lib/in-time.ts'
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

export type WaitUntil = (task: Promise<unknown>) => void

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

/** When the values an isolate has begun to load again were begun. */
const refreshed = new WeakMap<Services, Map<string, number>>()
/** How long entries are fresh to each isolate, in ms. */
const freshness = new WeakMap<Services, number>()

/**
 * Reads through KV: fresh for an hour or somewhat less, then served stale while one reader loads it again. A value of another version or
 * shape counts as absent; when KV fails the origin is asked; when the origin fails whatever is there is served.
 */
export async function readCached<T>(
  services: Services,
  waitUntil: WaitUntil,
  { key, version, schema, load, keeps = () => true }: Cached<T>,
): Promise<T | null> {
  const entry = z.object({ at: z.number(), version: z.number(), value: schema })
  const stored = entry.safeParse(await readJson(services, key)).data
  const refresh = async () => {
    const value = await load()
    if (value !== null && keeps(value)) waitUntil(writeJson(services, key, { at: services.now(), version, value }))
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
  const begun = refreshed.get(services) ?? new Map<string, number>()
  refreshed.set(services, begun)
  const now = services.now()
  if (now - (begun.get(key) ?? Number.NEGATIVE_INFINITY) < REFRESH_MS) return false
  begun.delete(key)
  begun.set(key, now)
  for (const oldest of begun.keys()) {
    if (begun.size <= MAX_REFRESHED) break
    begun.delete(oldest)
  }
  return true
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
