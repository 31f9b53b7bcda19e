import * as z from 'zod/mini'
import { inTime } from '#src/lib/in-time.ts'
import type { Services } from '#src/services.ts'

/** How long a cached value counts as fresh, in ms. */
const FRESH_MS = 3_600_000
/** How long a stale value is kept for the day the origin fails, in seconds. */
const KEPT_S = 7 * 86_400

/** How long the cache may take before the origin is asked instead, in ms. */
const PATIENCE_MS = 400

export type WaitUntil = (task: Promise<unknown>) => void

type Cached<T> = {
  key: string
  schema: z.ZodMiniType<T>
  /** Asks the origin; null means there is no such thing, which is not cached. */
  load: () => Promise<T | null>
  /** Whether a loaded value may be cached. */
  keeps?: (value: T) => boolean
}

/**
 * Reads through KV: fresh for an hour, then served stale while it is loaded again.
 * A value of an older shape counts as absent; when KV fails the origin is asked; when the origin fails a stale value is served.
 */
export async function readCached<T>(
  services: Services,
  waitUntil: WaitUntil,
  { key, schema, load, keeps = () => true }: Cached<T>,
): Promise<T | null> {
  const entry = z.object({ at: z.number(), value: schema })
  const stored = entry.safeParse(await readJson(services, key))
  const refresh = async () => {
    const value = await load()
    if (value !== null && keeps(value)) waitUntil(writeJson(services, key, { at: services.now(), value }))
    return value
  }
  if (!stored.success) return refresh()
  if (services.now() - stored.data.at > FRESH_MS) {
    waitUntil(refresh().catch((error) => services.log.error('cache.refresh', error, { key })))
  }
  return stored.data.value
}

async function readJson(services: Services, key: string): Promise<unknown> {
  try {
    return await inTime(services.after, PATIENCE_MS, () => services.cache.get(key, 'json'))
  } catch (error) {
    services.log.error('cache.read', error, { key })
    return null
  }
}

async function writeJson(services: Services, key: string, value: unknown): Promise<void> {
  try {
    await services.cache.put(key, JSON.stringify(value), { expirationTtl: KEPT_S })
  } catch (error) {
    services.log.error('cache.write', error, { key })
  }
}
