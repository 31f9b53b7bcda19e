import { revokeShare as withdraw } from '#src/api/db/resumes/shares.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Withdraws a link; visitors are then told that it has ended. */
export const revokeShare: Handler<'user.Share/revoke'> = async ({ share }, caller) => {
  const { userId } = requireSession(caller)
  const { db, now } = caller.services
  if (!(await withdraw(db, share, userId, now()))) throw new ApiError('resource.missing')
  return null
}
