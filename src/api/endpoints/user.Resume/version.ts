import type { Handler } from '#src/api/handler.ts'
import { found, openResume } from '#src/api/resume-access.ts'

/** The document of one kept state. */
export const readVersion: Handler<'user.Resume/version'> = async ({ id, number }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  return { doc: found(await resume.version(userId, number)) }
}
