import { countAgain } from '#src/api/db/resumes/resumes.ts'
import { found, levelOf, openResume } from '#src/api/resumes/access.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Restores a deleted résumé, if the caller's level has room for it. */
export const undelete: Handler<'user.Resume/undelete'> = async ({ id }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  const { db, now } = caller.services
  const { onlineResumeLimit: limit } = await levelOf(caller)
  const outcome = await countAgain(db, { id, userId, limit, now: now() })
  if (outcome === 'full') throw new ApiError('quota.online-resumes')
  if (outcome === 'gone') throw new ApiError('resource.missing')
  found(await resume.setDeleted(userId, null))
  return null
}
