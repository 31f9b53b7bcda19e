import { openedResumes } from '#src/api/db/resumes/sockets.ts'
import type { Services } from '#src/services.ts'

/**
 * Updates the index for the résumés that a user has open in an editor, whose objects write it some seconds late. Called
 * before a list is read. A failure is logged, and the list shows what the index has.
 */
export async function bringIndexUpToDate(userId: number, { db, documents, log }: Services): Promise<void> {
  const ids = await openedResumes(db, userId)
  const told = await Promise.allSettled(ids.map((id) => documents.getByName(id).showNewest(userId)))
  for (const outcome of told) if (outcome.status === 'rejected') log.error('resume.index', outcome.reason)
}
