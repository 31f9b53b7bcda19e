import { documentOf, found, openResume } from '#src/api/resumes/access.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Stores a document based on the newest revision; an older one is answered with the newest document, to be merged. */
export const saveResume: Handler<'user.Resume/save'> = async ({ id, rev, mid, journal, doc }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  const { status, ...answer } = found(await resume.save(userId, { rev, mid, journal, doc: documentOf(doc) }))
  if (!('doc' in answer)) return answer
  throw new ApiError('save.conflict', { data: answer })
}
