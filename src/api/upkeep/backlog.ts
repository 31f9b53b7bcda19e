import { addressee } from '#src/api/contact/letters.ts'
import { waitingAccounts } from '#src/api/db/accounts/leaving.ts'
import { waitingLetters } from '#src/api/db/contact-messages.ts'
import { waitingLinkedFiles } from '#src/api/db/files/linked-files.ts'
import { waitingPhotos } from '#src/api/db/files/photos.ts'
import { waitingOrders } from '#src/api/db/orders/orders.ts'
import { waitingResumes } from '#src/api/db/resumes/resumes.ts'
import { waitingSockets } from '#src/api/db/resumes/sockets.ts'
import { noteBacklog } from '#src/api/db/upkeep/backlog.ts'
import { HOUR_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'
import { CHECK_EVERY_MS, sweeps } from './sweep.ts'

/**
 * Records the backlog of each job of the timer: what was due an hour ago and is still there, usually nothing. `/readyz`
 * reports it, jobs with a backlog get more time, and one that stays behind causes an alert.
 */
export async function noteBacklogs(services: Services): Promise<void> {
  const { db, now } = services
  const before = now() - HOUR_MS
  const removed = Object.entries(sweeps).map(([name, sweepOf]) => [name, sweepOf(db, before).count()] as const)
  const counts = {
    ...Object.fromEntries(removed),
    resumes: waitingResumes(db, before),
    links: waitingLinkedFiles(db, before),
    photos: waitingPhotos(db, before - CHECK_EVERY_MS),
    orders: waitingOrders(db, before),
    accounts: waitingAccounts(db, before),
    sockets: waitingSockets(db, before),
    // Without an address to forward to, messages are stored and wait for nothing.
    ...((await addressee(services)).to !== null && { letters: waitingLetters(db, before) }),
  }
  await noteBacklog(db, counts, now())
}
