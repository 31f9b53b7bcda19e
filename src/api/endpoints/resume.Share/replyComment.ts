import { admit } from '#src/api/accounts/attempt.ts'
import { addReaderAnswer } from '#src/api/db/resumes/comments.ts'
import { answerWith, readerView, writerAt } from '#src/api/resumes/commenting.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Adds a reader's answer to one of their own comments. */
export const replyComment: Handler<'resume.Share/replyComment'> = async ({ token, reader: key, ...answer }, caller) => {
  const { db, now } = caller.services
  const reader = await writerAt({ token, reader: key }, caller)
  await admit({ kind: 'comment', subject: reader.shareId }, caller)
  const added = answerWith(answer.key, (free) => addReaderAnswer(db, reader, { ...answer, key: free, now: now() }))
  return readerView(await added)
}
