import { sendCodeTo } from '#src/api/accounts/sms-code.ts'
import { readWays } from '#src/api/db/ways.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Sends a code to the caller's own number or address, to prove who they are. */
export const sendOwnCode: Handler<'user.Account/sendCode'> = async ({ to }, caller) => {
  const contact = (await readWays(caller.services.db, requireSession(caller).userId))?.[to] ?? null
  if (contact === null) throw new ApiError('contact.missing')
  return sendCodeTo({ contact, type: 'prove' }, caller)
}
