import type { Context, Handler } from 'hono'
import { isSecret } from '#src/lib/digest.ts'
import { inTime } from '#src/lib/in-time.ts'
import { callerOf } from './api.ts'
import type { AppEnv } from './types.ts'

const PATIENCE_MS = 1000
const RETRY_AFTER_S = 5
const FRESH_MS = 5000

/** Liveness: answers without asking anything else. */
export const live: Handler<AppEnv> = (c) => c.json({ status: 'ok' })

type Findings = Record<string, 'ok' | 'failed'>

/**
 * Readiness: checks every store and the API, at most once in five seconds. The details are only for callers with our
 * servers' key.
 */
export function ready(): Handler<AppEnv> {
  let last: { at: number; findings: Findings } | null = null
  return async (c) => {
    const { now, config } = c.get('services')
    let findings = last?.findings
    if (last === null || findings === undefined || now() - last.at >= FRESH_MS) {
      // While this check runs, others get the last result.
      if (last !== null) last.at = now()
      findings = await probe(c)
      last = { at: now(), findings }
    }
    const isReady = Object.values(findings).every((state) => state === 'ok')
    const status = isReady ? 'ok' : 'failed'
    c.header('cache-control', 'no-store')
    if (!isReady) c.header('retry-after', String(RETRY_AFTER_S))
    const isTold = await isSecret(c.req.header('x-api-key'), config.apiKey)
    return c.json(isTold ? { status, checks: findings } : { status }, isReady ? 200 : 503)
  }
}

async function probe(c: Context<AppEnv>): Promise<Findings> {
  const { after, db, cache, files, documents, log } = c.get('services')
  const probes: Record<string, () => Promise<unknown>> = {
    database: () => db.prepare('SELECT 1').first(),
    cache: () => cache.get('readyz'),
    files: () => files.head('readyz'),
    // No résumé has this id, so the object answers that nothing is found.
    documents: () => documents.getByName('readyz').read(0),
    api: () => c.get('origin').call('config/base_site', {}, callerOf(c)),
  }
  const findings = await Promise.all(
    Object.entries(probes).map(async ([name, ask]) => {
      try {
        await inTime(after, PATIENCE_MS, ask)
        return [name, 'ok'] as const
      } catch (error) {
        log.error('readyz', error, { request_id: c.get('requestId'), probe: name })
        return [name, 'failed'] as const
      }
    }),
  )
  return Object.fromEntries(findings)
}
