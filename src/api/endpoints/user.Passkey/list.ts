import { passkeyView } from '#src/api/accounts/passkeys.ts'
import { listPasskeys as readPasskeys } from '#src/api/db/accounts/passkeys.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The passkeys of the caller, the oldest first. */
export const listPasskeys: Handler<'user.Passkey/list'> = async (_input, caller) => {
  const passkeys = await readPasskeys(caller.services.db, requireSession(caller).userId)
  return passkeys.map(passkeyView)
}
