import { deskView } from '#src/api/accounts/handoff.ts'
import { findOwnHandoff } from '#src/api/db/accounts/handoffs.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The state of a code made by the caller's session. */
export const checkHandoff: Handler<'user.Handoff/check'> = async ({ handoff }, caller) => {
  const { tokenHash } = requireSession(caller)
  const now = caller.services.now()
  return deskView(await findOwnHandoff(caller.services.db, handoff, tokenHash, now), now)
}
