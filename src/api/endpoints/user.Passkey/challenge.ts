import { passkeyRequest } from '#src/api/accounts/passkeys.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** The options for signing in with any passkey of this site. */
export const passkeyChallenge: Handler<'user.Passkey/challenge'> = async (_input, caller) =>
  passkeyRequest('sign-in', [], caller)
