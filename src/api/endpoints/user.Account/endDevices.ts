import { endOtherSessions, endSession } from '#src/api/db/accounts/devices.ts'
import { closeEndedSockets } from '#src/api/resumes/sockets.ts'
import { InputError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Ends sessions of the caller, and the sockets opened with them. */
export const endDevices: Handler<'user.Account/endDevices'> = async ({ id, others }, caller) => {
  const { userId, tokenHash } = requireSession(caller)
  const { db } = caller.services
  if (others) await endOtherSessions(db, userId, tokenHash)
  else if (id !== undefined) await endSession(db, userId, id)
  else throw new InputError([{ path: ['id'], message: 'value.required' }])
  await closeEndedSockets(caller.services)
  return null
}
