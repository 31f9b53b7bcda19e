import { found, openResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** The document of one kept state. */
export const readVersion: Handler<'user.Resume/version'> = async ({ id, number }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  return { doc: found(await resume.version(userId, number)) }
}
