import { removeSession } from '#src/api/db/sessions.ts'
import type { Handler } from '#src/api/handler.ts'

/** Ends the caller's session, if there is one. */
export const logout: Handler<'user.Base/logout'> = async (_input, { services, session }) => {
  if (session !== null) await removeSession(services.db, session.tokenHash)
  return null
}
