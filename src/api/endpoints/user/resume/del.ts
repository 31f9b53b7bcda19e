import { giveUpDeleted, giveUpResume } from '#src/api/db/resumes/resumes.ts'
import { levelOf, openResume } from '#src/api/resumes/access.ts'
import { removeResumes } from '#src/api/upkeep/sweep.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Deletes a résumé. It can be restored for seven days, unless more are deleted than the caller's level keeps. */
export const deleteResume: Handler<'user/resume/del'> = async ({ id }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  const { services } = caller
  const now = services.now()
  // A row whose object was never made, because that failed: there is nothing to restore.
  if ((await resume.setDeleted(userId, now)) === 'missing') {
    await giveUpResume(services.db, id, userId)
    await removeResumes(services, [id])
    return null
  }
  const { deletedResumeLimit: kept } = await levelOf(caller)
  const givenUp = await giveUpDeleted(services.db, { userId, kept, now })
  // A timer removes what cannot be removed now.
  await removeResumes(services, givenUp).catch((error: unknown) => services.log.error('resumes.remove', error))
  return null
}
