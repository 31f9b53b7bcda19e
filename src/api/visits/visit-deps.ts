import { addVisits } from '#src/api/db/templates/visits.ts'
import type { Services } from '#src/services.ts'
import type { VisitCounterDeps } from './visit-counter.ts'

/** The dependencies of a counter of visits: the clock, the log, and the ledger. */
export function visitCounterDeps({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>): VisitCounterDeps {
  return { now, log, add: (visits) => addVisits(db, visits) }
}
