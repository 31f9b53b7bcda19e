import { ApiError } from '#src/api/errors.ts'
import type { Handler } from '#src/api/handler.ts'
import { documentOf, found, openResume } from '#src/api/resume-access.ts'

/** Stores a document that grew from the newest revision; any other is answered with that one, to be merged. */
export const saveResume: Handler<'user.Resume/save'> = async ({ id, rev, mid, journal, doc }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  const { status, ...answer } = found(await resume.save(userId, { rev, mid, journal, doc: documentOf(doc) }))
  if (!('doc' in answer)) return answer
  throw new ApiError('save.conflict', { data: answer })
}
