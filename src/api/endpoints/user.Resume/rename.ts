import { askResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Calls a résumé something else: a change like any other. */
export const rename: Handler<'user.Resume/rename'> = async ({ id, mid, title }, caller) => {
  await askResume(id, caller, (resume, userId) => resume.rename(userId, title, mid))
  return null
}
