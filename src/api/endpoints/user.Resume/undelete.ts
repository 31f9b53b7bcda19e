import { countAgain, uncount } from '#src/api/db/resumes/resumes.ts'
import { found, levelOf, openResume } from '#src/api/resumes/access.ts'
import { noRoom } from '#src/api/resumes/creation.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Restores a deleted résumé, if the caller's level has room for it. */
export const undelete: Handler<'user.Resume/undelete'> = async ({ id }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  const { db, now, log } = caller.services
  const { onlineResumeLimit: limit } = await levelOf(caller)
  const row = await countAgain(db, { id, userId, limit, now: now() })
  if (row === 'full') throw await noRoom(caller)
  if (row === 'gone') throw new ApiError('resource.missing')
  try {
    found(await resume.setDeleted(userId, null))
  } catch (error) {
    await uncount(db, row).catch((failure: unknown) => log.error('resumes.uncount', failure))
    throw error
  }
  return null
}
