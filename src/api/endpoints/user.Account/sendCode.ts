import { sendUserCode } from '#src/api/accounts/verification-codes.ts'
import { readWays } from '#src/api/db/accounts/ways.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Sends a code to the caller's own number or address, for a proof of identity. */
export const sendOwnCode: Handler<'user.Account/sendCode'> = async ({ to }, caller) => {
  const session = requireSession(caller)
  const contact = (await readWays(caller.services.db, session.userId))?.[to] ?? null
  if (contact === null) throw new ApiError('contact.missing')
  return sendUserCode({ contact, type: 'prove' }, session, caller)
}
