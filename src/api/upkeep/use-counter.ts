import type { AnalyticsEngineDataset, D1Database } from '@cloudflare/workers-types'
import { addUse, type UsePoint } from '#src/api/db/upkeep/use-counts.ts'
import type { Log } from '#src/lib/log.ts'
import { beijingDay } from '#src/lib/time.ts'

/** Counts the use of the site. A failure is only logged, because nobody waits for it. */
export type UseCounter = { count: (points: readonly UsePoint[]) => Promise<void> }

/** The places where counts are stored, and what the counter needs. */
export type UseDeps = {
  dataset: AnalyticsEngineDataset | undefined
  db: D1Database | null
  now: () => number
  log: Log
}

/**
 * Creates a counter in Analytics Engine if that is bound, otherwise in the database, as on a developer's machine. A
 * site without either, in front of a remote API, counts nothing.
 */
export function createUseCounter({ dataset, db, now, log }: UseDeps): UseCounter {
  return {
    async count(points) {
      try {
        if (dataset !== undefined) {
          for (const { kind, name, detail } of points) {
            dataset.writeDataPoint({ indexes: [kind], blobs: [kind, name, detail], doubles: [1] })
          }
        } else if (db !== null) await addUse(db, points, beijingDay(now()))
      } catch (error) {
        log.error('use.count', error)
      }
    },
  }
}
