import { addSocket, endedSockets, forgetSockets, type NewSocket, type OpenSocket } from '#src/api/db/sockets.ts'
import type { Dismissal } from '#src/api/documents/sockets.ts'
import type { Services } from '#src/services.ts'

/** How many sockets are closed in one go. */
const CLOSINGS = 200

/** Notes an open socket. Where its session ended meanwhile it is closed again; the user's oldest make room for it. */
export async function noteSocket(socket: NewSocket, services: Services): Promise<void> {
  const { isOpen, surplus } = await addSocket(services.db, socket)
  if (!isOpen) await closeSockets([socket], 'expired', services)
  await closeSockets(surplus, 'many', services)
}

/**
 * Closes sockets whose session is over. It never fails its caller: what cannot be closed now keeps its row, and a timer
 * tries again.
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
