import { admit } from '#src/api/accounts/attempt.ts'
import { addComment } from '#src/api/db/comments.ts'
import { newPublicId } from '#src/api/domain/secrets.ts'
import { readerView, writerAt } from '#src/api/resumes/commenting.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Writes what a reader says about a place of a shared résumé. */
export const writeComment: Handler<'resume.Share/comment'> = async ({ token, reader: key, ...comment }, caller) => {
  const { db, now, randomBytes } = caller.services
  const reader = await writerAt({ token, reader: key }, caller)
  await admit({ kind: 'comment', subject: reader.shareId }, caller)
  const row = await addComment(db, reader, { ...comment, id: newPublicId(randomBytes), now: now() })
  if (row === null) throw new ApiError('comments.full')
  return readerView(row)
}
