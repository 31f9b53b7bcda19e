import { passkeyRequest } from '#src/api/accounts/passkeys.ts'
import { listPasskeys } from '#src/api/db/passkeys.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** What the caller's browser is asked, to show that they are there. */
export const passkeyProof: Handler<'user.Passkey/proof'> = async (_input, caller) => {
  const { userId, tokenHash } = requireSession(caller)
  return passkeyRequest(`prove ${tokenHash}`, await listPasskeys(caller.services.db, userId), caller)
}
