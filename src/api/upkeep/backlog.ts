import { addressee } from '#src/api/contact/letters.ts'
import { countAccountsToEmpty } from '#src/api/db/accounts/leaving.ts'
import { countWaitingMessages } from '#src/api/db/contact-messages.ts'
import { countEndedLinks } from '#src/api/db/files/linked-files.ts'
import { countPhotosToCheck } from '#src/api/db/files/photos.ts'
import { countDueOrders } from '#src/api/db/orders/orders.ts'
import { countExpiredResumes } from '#src/api/db/resumes/resumes.ts'
import { countEndedSockets } from '#src/api/db/resumes/sockets.ts'
import { sweeps } from '#src/api/db/sweeping.ts'
import { noteBacklog } from '#src/api/db/upkeep/backlog.ts'
import { HOUR_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'
import { CHECK_EVERY_MS } from './sweep.ts'

/**
 * Records the backlog of each job of the timer: what was due an hour ago and is still there, usually nothing. `/readyz`
 * reports it, jobs with a backlog get more time, and one that stays behind causes an alert.
 */
export async function noteBacklogs(services: Services): Promise<void> {
  const { db, now } = services
  const before = now() - HOUR_MS
  const expired = Object.entries(sweeps).map(([name, sweepOf]) => [name, sweepOf(db, before).count()] as const)
  const counts = {
    ...Object.fromEntries(expired),
    resumes: countExpiredResumes(db, before),
    links: countEndedLinks(db, before),
    photos: countPhotosToCheck(db, before - CHECK_EVERY_MS),
    orders: countDueOrders(db, before),
    accounts: countAccountsToEmpty(db, before),
    sockets: countEndedSockets(db, before),
    // Without an address to forward to, messages are stored and wait for nothing.
    ...((await addressee(services)).to !== null && { letters: countWaitingMessages(db, before) }),
  }
  await noteBacklog(db, counts, now())
}
