import type { Handler } from '#src/api/handler.ts'
import { found, openResume } from '#src/api/resume-access.ts'

/** The newest values that gave way to others. */
export const resumeHistory: Handler<'user.Resume/history'> = async ({ id }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  return found(await resume.history(userId))
}
