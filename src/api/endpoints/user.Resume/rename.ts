import { askResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Renames a résumé; saved like any other edit. */
export const rename: Handler<'user.Resume/rename'> = async ({ id, mid, title }, caller) => {
  await askResume(id, caller, (resume, userId) => resume.rename(userId, title, mid))
  return null
}
