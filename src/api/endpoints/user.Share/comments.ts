import { commentsOfResume } from '#src/api/db/comments.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** What readers have written about a résumé; nothing for one that is somebody else's. */
export const resumeComments: Handler<'user.Share/comments'> = async ({ id }, caller) => {
  const { userId } = requireSession(caller)
  const { db, now } = caller.services
  return commentsOfResume(db, id, userId, now())
}
