import { addApplication, type NewApplication } from '#src/api/db/applications/applications.ts'
import { newPublicId } from '#src/api/domain/secrets.ts'
import { documentOf, levelOf } from '#src/api/resumes/access.ts'
import { noRoom } from '#src/api/resumes/creation.ts'
import { indexFields } from '#src/api/resumes/index-row.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, type Handler, requireSession } from '#src/api/wire/handler.ts'
import { withoutTwin } from '#src/resume/twin/marks.ts'

/**
 * Creates an application, with an existing résumé or a copy made for it. A copy of a twin is nobody's twin. A retry
 * with the same key gets what the first call created.
 */
export const beginApplication: Handler<'user.Application/create'> = async (input, caller) => {
  const { key, employer, title, link, posting, coverage, resume, doc } = input
  const { userId } = requireSession(caller)
  const { db, documents, now, randomBytes } = caller.services
  const row: NewApplication = {
    ...{ id: newPublicId(randomBytes), userId, key, employer, title, link, posting },
    ...{ ...coverage, now: now() },
  }
  if (resume !== null) return answerOf(await addApplication(db, row, { resume }), caller)
  const copied = withoutTwin(documentOf(doc))
  const { onlineResumeLimit: limit } = await levelOf(caller)
  const copy = { id: newPublicId(randomBytes), userId, key, limit, now: row.now, ...indexFields(copied) }
  const made = await answerOf(await addApplication(db, row, { copy }), caller)
  await documents.getByName(made.resume).create(made.resume, userId, copied)
  return made
}

type Made = Awaited<ReturnType<typeof addApplication>>

async function answerOf(made: Made, caller: Caller): Promise<{ id: string; resume: string }> {
  if (made === 'full') throw new ApiError('applications.full')
  if (made === 'resumes-full') throw await noRoom(caller)
  if (made === 'missing') throw new ApiError('resource.missing')
  const { id, resume } = made
  // A retry after the résumé was deleted for good.
  if (resume === null) throw new ApiError('resource.missing')
  return { id, resume }
}
