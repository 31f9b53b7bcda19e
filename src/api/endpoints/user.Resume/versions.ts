import type { Handler } from '#src/api/handler.ts'
import { found, openResume } from '#src/api/resume-access.ts'

/** The kept states of a résumé, newest first. */
export const resumeVersions: Handler<'user.Resume/versions'> = async ({ id }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  return found(await resume.versions(userId))
}
