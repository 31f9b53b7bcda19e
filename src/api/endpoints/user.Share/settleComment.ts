import { settleComment as settle } from '#src/api/db/resumes/comments.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Sets the state of a comment. */
export const settleComment: Handler<'user.Share/settleComment'> = async ({ comment: id, state }, caller) => {
  const { userId } = requireSession(caller)
  const row = await settle(caller.services.db, { id, userId, state })
  if (row === null) throw new ApiError('resource.missing')
  return row
}
