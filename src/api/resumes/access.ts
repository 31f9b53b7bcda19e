import { readAccount } from '#src/api/db/accounts/users.ts'
import { isResumeOf } from '#src/api/db/resumes/resumes.ts'
import type { ResumeStub } from '#src/api/documents/index.ts'
import { type Level, levelInForce } from '#src/api/domain/membership.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, requireSession } from '#src/api/wire/handler.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { type DocumentFault, readDocument } from '#src/resume/read-document.ts'
import type { Services } from '#src/services.ts'

/**
 * Opens the object of a résumé for its owner. A call must not create an object, so the index is checked for the owner
 * first, unless a save ticket proves that it was. Whether the résumé is deleted is known to the object itself.
 * @throws ApiError `resource.missing` for a résumé that is somebody else's or never existed
 */
export async function openResume(id: string, caller: Caller): Promise<{ resume: ResumeStub; userId: number }> {
  const { userId, ticketFor } = requireSession(caller)
  const { db, documents } = caller.services
  if (ticketFor !== id && !(await isResumeOf(db, id, userId))) throw new ApiError('resource.missing')
  return { resume: documents.getByName(id), userId }
}

/** @throws ApiError `resource.missing` for a résumé that is somebody else's, deleted, or never existed */
export function found<T>(answer: T | 'missing'): T {
  if (answer === 'missing') throw new ApiError('resource.missing')
  return answer
}

/**
 * Asks the object of one of the caller's résumés.
 * @throws ApiError `resource.missing` for a résumé that is somebody else's, deleted, or never existed
 */
export async function askResume<T>(
  id: string,
  caller: Caller,
  ask: (resume: ResumeStub, userId: number) => Promise<T | 'missing'>,
): Promise<T> {
  const { resume, userId } = await openResume(id, caller)
  return found(await ask(resume, userId))
}

/**
 * Parses a document in a call's input.
 * @throws ApiError naming the path of the fault
 */
export function documentOf(value: unknown): ResumeDocument {
  const read = readDocument(value)
  if ('document' in read) return read.document
  throw refusalOf(read.fault)
}

function refusalOf(fault: DocumentFault): ApiError {
  if (fault.reason === 'size') return new ApiError('body.too-large')
  if (fault.reason === 'newer') return new ApiError('save.newer')
  return new ApiError('save.misfit', { data: { path: fault.paths[0] } })
}

/** The caller's level, with its limits. */
export function levelOf(caller: Caller): Promise<Level> {
  return levelOfUser(requireSession(caller).userId, caller.services)
}

/**
 * A user's level, with its limits.
 * @throws ApiError `session.required` when the account is gone
 */
export async function levelOfUser(userId: number, { db, now }: Services): Promise<Level> {
  const { account, levels } = await readAccount(db, userId)
  if (account === null) throw new ApiError('session.required')
  return levelInForce(account, levels, now())
}
