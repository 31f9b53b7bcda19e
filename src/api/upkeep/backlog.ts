import { addressee } from '#src/api/contact/letters.ts'
import { sweeps } from '#src/api/db/sweeping.ts'
import { countDue, noteBacklog } from '#src/api/db/upkeep/backlog.ts'
import { HOUR_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'

/**
 * Records the backlog of each job of the timer: what was due an hour ago and is still there, usually nothing. `/readyz`
 * reports it, jobs with a backlog get more time, and one that stays behind causes an alert.
 */
export async function noteBacklogs(services: Services): Promise<void> {
  const { db, now } = services
  const before = now() - HOUR_MS
  const removed = Object.entries(sweeps).map(([name, sweepOf]) => [name, sweepOf(db, before).count()] as const)
  const { letters, ...due } = countDue(db, before)
  const counts = {
    ...Object.fromEntries(removed),
    ...due,
    // Without an address to forward to, messages are stored and wait for nothing.
    ...((await addressee(services)).to !== null && { letters }),
  }
  await noteBacklog(db, counts, now())
}
