import { found, openResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** The newest values that gave way to others. */
export const resumeHistory: Handler<'user.Resume/history'> = async ({ id }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  return found(await resume.history(userId))
}
