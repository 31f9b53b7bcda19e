import { deskView } from '#src/api/accounts/handoff.ts'
import { allowPhone, refusePhone } from '#src/api/db/accounts/handoffs.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Stores the desk's answer to the phone that has asked. Only the session that made the code can give it. */
export const answerHandoff: Handler<'user.Handoff/answer'> = async ({ handoff, allow }, caller) => {
  const { tokenHash } = requireSession(caller)
  const now = caller.services.now()
  const answer = allow ? allowPhone : refusePhone
  return deskView(await answer(caller.services.db, handoff, tokenHash, now), now)
}
