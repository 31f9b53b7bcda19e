import { commentsOfResume } from '#src/api/db/resumes/comments.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The readers' comments on a résumé; none for somebody else's résumé. */
export const resumeComments: Handler<'user.Share/comments'> = async ({ id }, caller) => {
  const { userId } = requireSession(caller)
  const { db, now } = caller.services
  return commentsOfResume(db, id, userId, now())
}
