import { openedResumes } from '#src/api/db/sockets.ts'
import type { Services } from '#src/services.ts'

/**
 * Has the résumés a user has open in an editor told to the index, for a list that is about to read it: their objects
 * write it some seconds late. What cannot be told is logged, and the list shows what it knows.
 */
export async function bringIndexUpToDate(userId: number, { db, documents, log }: Services): Promise<void> {
  const ids = await openedResumes(db, userId)
  const told = await Promise.allSettled(ids.map((id) => documents.getByName(id).showNewest(userId)))
  for (const outcome of told) if (outcome.status === 'rejected') log.error('resume.index', outcome.reason)
}
