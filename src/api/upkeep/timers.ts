import { forwardWaiting } from '#src/api/contact/letters.ts'
import { careForDueOrders } from '#src/api/orders/care.ts'
import { reconcileBills } from '#src/api/orders/reconciliation.ts'
import { closeEndedSockets } from '#src/api/resumes/sockets.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'
import { emptyAccounts } from './emptying.ts'
import { sweepExpired, sweepLinkedFiles, sweepPhotos, sweepResumes } from './sweep.ts'

/** The minute of the hour for what is done once an hour. */
const HOURLY_MINUTE = 17

const everyMinute = { orders: careForDueOrders, accounts: emptyAccounts, sockets: closeEndedSockets }
/** What compares money, and letters, before what may take long. */
const everyHour = {
  bills: reconcileBills,
  letters: forwardWaiting,
  expired: sweepExpired,
  resumes: sweepResumes,
  links: sweepLinkedFiles,
  photos: sweepPhotos,
}

/**
 * What is done by the clock, to be called every minute; `scheduledAt` in ms since 1970. Orders are looked after,
 * accounts emptied whose time to be kept is over, and sockets closed whose session is, each time; once an hour what has
 * ended is removed and bills are compared. What fails is logged and tried the next time; it keeps nothing else from
 * being done.
 */
export async function runTimers(services: Services, scheduledAt: number): Promise<void> {
  const isHourly = Math.floor(scheduledAt / MINUTE_MS) % 60 === HOURLY_MINUTE
  for (const [name, run] of Object.entries({ ...everyMinute, ...(isHourly && everyHour) })) {
    try {
      await run(services)
    } catch (error) {
      services.log.error('timer.failed', error, { name })
    }
  }
}
