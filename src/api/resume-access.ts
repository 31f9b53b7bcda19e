import type { ResumeStub } from '#src/api/documents/index.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { type DocumentFault, readDocument } from '#src/resume/read-document.ts'
import { readAccount } from './db/users.ts'
import { type Level, levelInForce } from './domain/membership.ts'
import { ApiError } from './errors.ts'
import { type Caller, requireSession } from './handler.ts'

/** The object of a résumé and who asks for it; the object decides whether it is theirs. */
export function openResume(id: string, caller: Caller): { resume: ResumeStub; userId: number } {
  return { resume: caller.services.documents.getByName(id), userId: requireSession(caller).userId }
}

/** @throws ApiError `resource.missing` for a résumé that is somebody else's, deleted, or never was */
export function found<T>(answer: T | 'missing'): T {
  if (answer === 'missing') throw new ApiError('resource.missing')
  return answer
}

/** @throws ApiError saying what does not fit where */
export function documentOf(value: unknown): ResumeDocument {
  const read = readDocument(value)
  if ('document' in read) return read.document
  throw refusalOf(read.fault)
}

function refusalOf(fault: DocumentFault): ApiError {
  if (fault.reason === 'size') return new ApiError('body.too-large')
  if (fault.reason === 'newer') return new ApiError('save.newer')
  return new ApiError('save.misfit', { data: { path: fault.path } })
}

/** The level the caller has now, with its limits. */
export async function levelOf(caller: Caller): Promise<Level> {
  const { db, now } = caller.services
  const { account, levels } = await readAccount(db, requireSession(caller).userId)
  if (account === null) throw new ApiError('session.required')
  return levelInForce(account, levels, now())
}
