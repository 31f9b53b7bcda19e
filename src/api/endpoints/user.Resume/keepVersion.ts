import type { Handler } from '#src/api/handler.ts'
import { found, openResume } from '#src/api/resume-access.ts'

/** Keeps the present state, to be gone back to from a change that is about to come. */
export const keepVersion: Handler<'user.Resume/keepVersion'> = async ({ id }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  return found(await resume.keepVersion(userId))
}
