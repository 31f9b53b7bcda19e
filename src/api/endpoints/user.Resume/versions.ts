import { found, openResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** The kept states of a résumé, newest first. */
export const resumeVersions: Handler<'user.Resume/versions'> = async ({ id }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  return found(await resume.versions(userId))
}
