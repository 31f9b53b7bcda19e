import type { Handler } from '#src/api/handler.ts'
import { found, openResume } from '#src/api/resume-access.ts'

/** A résumé with its revision. */
export const readResume: Handler<'user.Resume/document'> = async ({ id }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  return found(await resume.read(userId))
}
