import { withTimeout } from '#src/lib/with-timeout.ts'
import type { Services } from '#src/services.ts'

/** How long other isolates can read a value here, in seconds; by then KV shows it. */
const KEPT_S = 120

/**
 * Reads what another isolate of this data centre has loaded under this version of the site in the last minutes; null
 * when none has. KV shows a value up to a minute after it was written. Without this, each of hundreds of isolates would
 * meanwhile load and write what a new version has made out of date.
 * @param patience how long to wait for it, in ms
 */
export async function readNearby(
  services: Pick<Services, 'after' | 'config' | 'openCache' | 'log'>,
  { key, version, patience }: { key: string; version: number; patience: number },
): Promise<unknown> {
  if (patience <= 0) return null
  try {
    return await withTimeout(services.after, patience, async () => {
      const cache = await services.openCache('payloads')
      return (await (await cache?.match(addressOf(services, key, version)))?.json()) ?? null
    })
  } catch (error) {
    services.log.error('nearby.read', error, { key })
    return null
  }
}

/** Lets other isolates of this data centre read a value; a failure is logged. */
export async function keepNearby(
  services: Pick<Services, 'config' | 'openCache' | 'log'>,
  key: string,
  entry: { version: number },
): Promise<void> {
  try {
    const cache = await services.openCache('payloads')
    const headers = { 'cache-control': `max-age=${KEPT_S}` }
    await cache?.put(addressOf(services, key, entry.version), Response.json(entry, { headers }))
  } catch (error) {
    services.log.error('nearby.write', error, { key })
  }
}

/** The name of a value, which the cache wants in the form of an address. */
function addressOf({ config }: Pick<Services, 'config'>, key: string, version: number): string {
  return `${config.siteUrl}/payloads/${version}/${encodeURIComponent(key)}`
}
