import { removeComment as remove } from '#src/api/db/resumes/comments.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Removes a comment on a résumé of the caller. */
export const removeComment: Handler<'user.Share/removeComment'> = async ({ comment }, caller) => {
  const { userId } = requireSession(caller)
  await remove(caller.services.db, comment, userId)
  return null
}
