import { listResumes } from '#src/api/db/resumes/resumes.ts'
import { levelOf } from '#src/api/resumes/access.ts'
import { bringIndexUpToDate } from '#src/api/resumes/opened.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The caller's résumés, searched and sorted. */
export const myResumes: Handler<'user.Jianli/list'> = async ({ page, q = '', sort }, caller) => {
  const { db, now } = caller.services
  const { userId } = requireSession(caller)
  const query = { userId, page, deleted: false, q: q.trim(), sort, now: now() }
  const [list, { onlineResumeLimit: limit }] = await Promise.all([
    bringIndexUpToDate(userId, caller.services).then(() => listResumes(db, query)),
    levelOf(caller),
  ])
  return { ...list, limit }
}
