import { found, openResume } from '#src/api/resumes/access.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Keeps the present state under a name. */
export const nameVersion: Handler<'user.Resume/nameVersion'> = async ({ id, name }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  if (found(await resume.nameVersion(userId, name)) === 'full') throw new ApiError('versions.full')
  return null
}
