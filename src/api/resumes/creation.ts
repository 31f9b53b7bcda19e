import { addResume, countOnlineResumes } from '#src/api/db/resumes/resumes.ts'
import { newPublicId } from '#src/api/domain/secrets.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, requireSession } from '#src/api/wire/handler.ts'
import type { ResumesKept } from '#src/contract/index.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { levelOf } from './access.ts'
import { indexFields } from './index-row.ts'

/**
 * Creates a résumé from a document. A retry with the same key answers with the résumé it made.
 * @throws ApiError `quota.online-resumes` when the limit is reached
 */
export async function createResume(doc: ResumeDocument, key: string, caller: Caller): Promise<{ id: string }> {
  const { userId } = requireSession(caller)
  const { db, documents, now, randomBytes } = caller.services
  const { onlineResumeLimit: limit } = await levelOf(caller)
  const row = { id: newPublicId(randomBytes), userId, key, limit, now: now(), ...indexFields(doc) }
  const id = await addResume(db, row)
  if (id === null) throw await noRoom(caller)
  await documents.getByName(id).create(id, userId, doc)
  return { id }
}

/** The refusal of one résumé more: with how many there are, so that plans without room for it are not suggested. */
export async function noRoom(caller: Caller): Promise<ApiError> {
  const { userId } = requireSession(caller)
  const data: ResumesKept = { online_resumes: await countOnlineResumes(caller.services.db, userId) }
  return new ApiError('quota.online-resumes', { data })
}
