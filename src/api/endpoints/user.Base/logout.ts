import { removeSession } from '#src/api/db/accounts/sessions.ts'
import { closeEndedSockets } from '#src/api/resumes/sockets.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Ends the caller's session, if there is one, and the sockets opened with it. */
export const logout: Handler<'user.Base/logout'> = async (_input, { services, session }) => {
  if (session === null) return null
  await removeSession(services.db, session.tokenHash)
  await closeEndedSockets(services)
  return null
}
