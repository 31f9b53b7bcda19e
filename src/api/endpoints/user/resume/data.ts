import { listResumes } from '#src/api/db/resumes/resumes.ts'
import { levelOf } from '#src/api/resumes/access.ts'
import { bringIndexUpToDate } from '#src/api/resumes/opened.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The caller's résumés, or those that can still be restored. */
export const resumeData: Handler<'user/resume/data'> = async ({ page, deleted }, caller) => {
  const { db, now } = caller.services
  const { userId } = requireSession(caller)
  const query = { userId, page, deleted: deleted === '1', q: '', sort: 'updated', now: now() } as const
  const [list, level] = await Promise.all([
    bringIndexUpToDate(userId, caller.services).then(() => listResumes(db, query)),
    levelOf(caller),
  ])
  return { ...list, limit: query.deleted ? level.deletedResumeLimit : level.onlineResumeLimit }
}
