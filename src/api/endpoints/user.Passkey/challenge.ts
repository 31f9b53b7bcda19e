import { passkeyRequest } from '#src/api/accounts/passkeys.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** What any visitor's browser is asked, to sign in with a passkey it has. */
export const passkeyChallenge: Handler<'user.Passkey/challenge'> = async (_input, caller) =>
  passkeyRequest('sign-in', [], caller)
