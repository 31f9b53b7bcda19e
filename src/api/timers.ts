import type { Services } from '#src/services.ts'
import { careForDueOrders } from './order-care.ts'
import { reconcileBills } from './reconcile.ts'
import { closeEndedSockets } from './sockets.ts'
import { sweepExpired, sweepLinkedFiles, sweepPhotos, sweepResumes } from './sweep.ts'

const MINUTE_MS = 60_000
/** The minute of the hour for what is done once an hour. */
const HOURLY_MINUTE = 17

/**
 * What is done by the clock, to be called every minute; `scheduledAt` in ms since 1970. Orders are looked after and
 * sockets closed whose session is over each time; once an hour what has ended is removed and bills are compared.
 */
export async function runTimers(services: Services, scheduledAt: number): Promise<void> {
  await careForDueOrders(services)
  await closeEndedSockets(services)
  if (Math.floor(scheduledAt / MINUTE_MS) % 60 !== HOURLY_MINUTE) return
  await sweepExpired(services)
  await sweepResumes(services)
  await sweepLinkedFiles(services)
  await sweepPhotos(services)
  await reconcileBills(services)
}
