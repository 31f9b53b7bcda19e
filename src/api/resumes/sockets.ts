import { addSocket, endedSockets, forgetSockets, type NewSocket, type OpenSocket } from '#src/api/db/sockets.ts'
import type { Dismissal } from '#src/api/documents/sockets.ts'
import type { Services } from '#src/services.ts'

/** How many sockets are closed in one run. */
const CLOSINGS = 200

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
 * Closes sockets whose session has ended. It never throws: a socket that cannot be closed now keeps its row, and a
 * timer tries again.
 */
export async function closeEndedSockets(services: Services): Promise<void> {
  const { db, now, log } = services
  try {
    await closeSockets(await endedSockets(db, now(), CLOSINGS), 'expired', services)
  } catch (error) {
    log.error('sockets.ended', error)
  }
}

async function closeSockets(sockets: readonly OpenSocket[], why: Dismissal, services: Services): Promise<void> {
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
}
