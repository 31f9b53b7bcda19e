import { addOwnerAnswer } from '#src/api/db/resumes/comments.ts'
import { answerWith } from '#src/api/resumes/commenting.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Answers a reader. */
export const answerComment: Handler<'user.Share/answerComment'> = async (answer, caller) => {
  const { userId } = requireSession(caller)
  const { db, now } = caller.services
  return answerWith(answer.key, (key) => addOwnerAnswer(db, userId, { ...answer, key, now: now() }))
}
