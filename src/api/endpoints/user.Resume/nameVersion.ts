import { askResume } from '#src/api/resumes/access.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Stores the present state as a named version. */
export const nameVersion: Handler<'user.Resume/nameVersion'> = async ({ id, name }, caller) => {
  const outcome = await askResume(id, caller, (resume, userId) => resume.nameVersion(userId, name))
  if (outcome === 'full') throw new ApiError('versions.full')
  return null
}
