import { found, openResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** A résumé with its revision. */
export const readResume: Handler<'user.Resume/document'> = async ({ id }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  return found(await resume.read(userId))
}
