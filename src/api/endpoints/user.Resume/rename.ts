import type { Handler } from '#src/api/handler.ts'
import { found, openResume } from '#src/api/resume-access.ts'

/** Calls a résumé something else: a change like any other. */
export const rename: Handler<'user.Resume/rename'> = async ({ id, mid, title }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  found(await resume.rename(userId, title, mid))
  return null
}
