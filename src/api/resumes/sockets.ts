import { addSocket, endedSockets, forgetSockets, type NewSocket, type OpenSocket } from '#src/api/db/resumes/sockets.ts'
import type { Dismissal } from '#src/api/documents/sockets.ts'
import { keepUp } from '#src/lib/keep-up.ts'
import type { Services } from '#src/services.ts'

/** How many sockets are closed at a time, and how much a run may do. */
const CLOSINGS = 200
const CLOSING = { ms: 10_000, steps: 5 }

/**
 * Records an open socket. It is closed again if its session has ended meanwhile; beyond the limit, the user's oldest
 * sockets are closed.
 */
export async function noteSocket(socket: NewSocket, services: Services): Promise<void> {
  const { isOpen, surplus } = await addSocket(services.db, socket)
  if (!isOpen) await closeSockets([socket], 'expired', services)
  await closeSockets(surplus, 'many', services)
}

/**
 * Closes sockets whose session has ended. It never throws: a socket that cannot be closed is skipped for the rest of
 * this run and keeps its row, so that the timer tries again.
 */
export async function closeEndedSockets(services: Services): Promise<void> {
  const { db, now, log } = services
  const failed = new Set<string>()
  try {
    await keepUp(now, CLOSING, async () => {
      const ended = await endedSockets(db, now(), CLOSINGS + failed.size)
      const waiting = ended.filter(({ id }) => !failed.has(id))
      const closed = new Set(await closeSockets(waiting, 'expired', services))
      for (const { id } of waiting) if (!closed.has(id)) failed.add(id)
      return waiting.length >= CLOSINGS
    })
  } catch (error) {
    log.error('sockets.ended', error)
  }
}

/** @returns the ids of those that are closed */
async function closeSockets(sockets: readonly OpenSocket[], why: Dismissal, services: Services): Promise<string[]> {
  const { db, documents, log } = services
  const closed: string[] = []
  for (const [resumeId, ofResume] of Map.groupBy(sockets, ({ resumeId }) => resumeId)) {
    const ids = ofResume.map(({ id }) => id)
    try {
      await documents.getByName(resumeId).dismiss(ids, why)
      closed.push(...ids)
    } catch (error) {
      log.error('sockets.close', error)
    }
  }
  if (closed.length > 0) await forgetSockets(db, closed)
  return closed
}
