import { passkeyRequest } from '#src/api/accounts/passkeys.ts'
import { listPasskeys } from '#src/api/db/accounts/passkeys.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The options for proving one's identity with a passkey. */
export const passkeyProof: Handler<'user.Passkey/proof'> = async (_input, caller) => {
  const { userId, tokenHash } = requireSession(caller)
  return passkeyRequest(`prove ${tokenHash}`, await listPasskeys(caller.services.db, userId), caller)
}
