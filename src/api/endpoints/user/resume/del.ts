import type { Handler } from '#src/api/handler.ts'
import { found, openResume } from '#src/api/resume-access.ts'

/** Deletes a résumé; for seven days that can be taken back. */
export const deleteResume: Handler<'user/resume/del'> = async ({ id }, caller) => {
  const { resume, userId } = openResume(id, caller)
  found(await resume.setDeleted(userId, caller.services.now()))
  return null
}
