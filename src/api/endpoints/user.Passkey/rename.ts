import { renamePasskey } from '#src/api/db/accounts/passkeys.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Renames a passkey of the caller. */
export const namePasskey: Handler<'user.Passkey/rename'> = async ({ id, name }, caller) => {
  const isTheirs = await renamePasskey(caller.services.db, requireSession(caller).userId, id, name)
  if (!isTheirs) throw new ApiError('passkey.unknown')
  return null
}
