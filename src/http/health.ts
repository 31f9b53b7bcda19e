import type { Handler } from 'hono'
import { inTime } from '#src/lib/in-time.ts'
import { callerOf } from './api.ts'
import type { AppEnv } from './types.ts'

const PATIENCE_MS = 1000
const RETRY_AFTER_S = 5

/** Whether this Worker runs at all: asks nobody. */
export const live: Handler<AppEnv> = (c) => c.json({ status: 'ok' })

/** Whether it can do its work: asks every store, and the API. */
export const ready: Handler<AppEnv> = async (c) => {
  const { after, db, cache, files, documents, log } = c.get('services')
  const probes: Record<string, () => Promise<unknown>> = {
    database: () => db.prepare('SELECT 1').first(),
    cache: () => cache.get('readyz'),
    files: () => files.head('readyz'),
    // No résumé has this name: nothing is found, by an object that answers.
    documents: () => documents.getByName('readyz').read(0),
    api: () => c.get('origin').call('config/base_site', {}, callerOf(c)),
  }
  const checks = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => {
      try {
        await inTime(after, PATIENCE_MS, probe)
        return [name, 'ok'] as const
      } catch (error) {
        log.error('readyz', error, { request_id: c.get('requestId'), probe: name })
        return [name, 'failed'] as const
      }
    }),
  )
  const isReady = checks.every(([, state]) => state === 'ok')
  c.header('cache-control', 'no-store')
  if (!isReady) c.header('retry-after', String(RETRY_AFTER_S))
  return c.json({ status: isReady ? 'ok' : 'failed', checks: Object.fromEntries(checks) }, isReady ? 200 : 503)
}
