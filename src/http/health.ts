import type { Context, Handler } from 'hono'
import { isSecret } from '#src/lib/digest.ts'
import { withTimeout } from '#src/lib/with-timeout.ts'
import type { Services } from '#src/services.ts'
import { callerOf } from './api.ts'
import type { AppEnv } from './types.ts'

const PATIENCE_MS = 1000
const RETRY_AFTER_S = 5
const FRESH_MS = 5000

/** Liveness: answers without asking anything else. */
export const live: Handler<AppEnv> = (c) => c.json({ status: 'ok' })

/** Reads from the ledger how many items are waiting for each job of the timer. */
type ReadBacklog = (db: Services['db']) => Promise<readonly { name: string; waiting: number }[]>

/** The result of each check by store, and the number of waiting items by job of the timer. */
type Findings = { checks: Record<string, 'ok' | 'failed'>; backlog: Record<string, number> }

/**
 * Readiness: checks every store and the API, at most once in five seconds. The details, with what waits for the jobs of
 * the timer, are only for callers with our servers' key.
 */
export function ready(readBacklog: ReadBacklog): Handler<AppEnv> {
  let last: { at: number; findings: Findings } | null = null
  return async (c) => {
    const { now, config } = c.get('services')
    let findings = last?.findings
    if (last === null || findings === undefined || now() - last.at >= FRESH_MS) {
      // While this check runs, others get the last result.
      if (last !== null) last.at = now()
      findings = await probe(c, readBacklog)
      last = { at: now(), findings }
    }
    const isReady = Object.values(findings.checks).every((state) => state === 'ok')
    const status = isReady ? 'ok' : 'failed'
    c.header('cache-control', 'no-store')
    if (!isReady) c.header('retry-after', String(RETRY_AFTER_S))
    const isTold = await isSecret(c.req.header('x-api-key'), config.apiKey)
    return c.json(isTold ? { status, ...findings } : { status }, isReady ? 200 : 503)
  }
}

async function probe(c: Context<AppEnv>, readBacklog: ReadBacklog): Promise<Findings> {
  const { after, db, content, cache, files, documents, log, inner } = c.get('services')
  let backlog = {}
  // A Worker with pages alone has none of them; the API answers for the ledger.
  const stores = {
    database: async () => {
      const late = (await readBacklog(db)).filter(({ waiting }) => waiting > 0)
      backlog = Object.fromEntries(late.map(({ name, waiting }) => [name, waiting]))
    },
    content: () => content.prepare('SELECT 1').first(),
    files: () => files.head('readyz'),
    // No résumé has this id, so the object answers that nothing is found.
    documents: () => documents.getByName('readyz').read(0),
  }
  const probes: Record<string, () => Promise<unknown>> = {
    ...(inner === null && stores),
    cache: () => cache.get('readyz'),
    api: () => c.get('origin').call('config/base_site', {}, callerOf(c)),
  }
  const checks = await Promise.all(
    Object.entries(probes).map(async ([name, ask]) => {
      try {
        await withTimeout(after, PATIENCE_MS, ask)
        return [name, 'ok'] as const
      } catch (error) {
        log.error('readyz', error, { request_id: c.get('requestId'), probe: name })
        return [name, 'failed'] as const
      }
    }),
  )
  return { checks: Object.fromEntries(checks), backlog }
}
