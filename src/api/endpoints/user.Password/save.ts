import { admit } from '#src/api/accounts/attempt.ts'
import { tellOfChange } from '#src/api/accounts/change-letter.ts'
import { checkNewPassword } from '#src/api/accounts/new-password.ts'
import { requireProof } from '#src/api/accounts/proof.ts'
import { readWays, replaceOwnPassword } from '#src/api/db/accounts/ways.ts'
import { closeEndedSockets } from '#src/api/resumes/sockets.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Sets the password of the caller's account and ends its other sessions with their sockets. */
export const savePassword: Handler<'user.Password/save'> = async ({ password }, caller) => {
  const session = requireSession(caller)
  const { services } = caller
  const { db, passwords, now } = services
  const proved = requireProof(session, now())
  const before = await readWays(db, session.userId)
  for (const contact of [before?.mobile, before?.email]) {
    await checkNewPassword({ contact: contact ?? '', password })
  }
  await admit({ kind: 'password', subject: String(session.userId) }, caller)
  const isDone = await replaceOwnPassword(db, proved, await passwords.hash(password))
  // Another session may have changed it meanwhile, which ended this one.
  if (!isDone) throw new ApiError('proof.required')
  await closeEndedSockets(services)
  await tellOfChange(before?.passwordHash === null ? 'password.set' : 'password.changed', before, caller)
  return null
}
