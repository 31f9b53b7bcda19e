import { tellOfChange } from '#src/api/accounts/change-letter.ts'
import { requireProof } from '#src/api/accounts/proof.ts'
import { readPasskey, removePasskey } from '#src/api/db/accounts/passkeys.ts'
import { readWays } from '#src/api/db/accounts/ways.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Removes a passkey of the caller, unless it is the last way to sign in. Removing it twice changes nothing. */
export const dropPasskey: Handler<'user.Passkey/remove'> = async ({ id }, caller) => {
  const session = requireSession(caller)
  const { db, now } = caller.services
  if (await removePasskey(db, requireProof(session, now()), id)) {
    await tellOfChange('passkey.removed', await readWays(db, session.userId), caller)
    return null
  }
  if ((await readPasskey(db, id))?.userId === session.userId) throw new ApiError('way.last')
  return null
}
