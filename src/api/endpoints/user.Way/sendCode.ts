import { requireProof } from '#src/api/accounts/proof.ts'
import { sendUserCode } from '#src/api/accounts/verification-codes.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'
import { contactOf } from '#src/contract/index.ts'

/**
 * Sends a code to a number or address the caller wants to bind. Only whoever enters the code learns whether it has an
 * account.
 */
export const sendWayCode: Handler<'user.Way/sendCode'> = async (named, caller) => {
  const session = requireSession(caller)
  requireProof(session, caller.services.now())
  return sendUserCode({ contact: contactOf(named), type: 'bind' }, session, caller)
}
