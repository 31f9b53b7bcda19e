import { readPasskeyAnswer } from '#src/api/accounts/passkeys.ts'
import { newSession, signedInUser } from '#src/api/accounts/sign-in.ts'
import { readPasskey, signInByPasskey } from '#src/api/db/accounts/passkeys.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/**
 * Signs in with a passkey. An answer works once, whoever sends it; if the result gets lost, the user uses the passkey
 * again.
 */
export const passkeySignIn: Handler<'user.Passkey/signIn'> = async ({ passkey }, caller) => {
  const { db } = caller.services
  const known = await readPasskey(db, passkey.id)
  if (known === null) throw new ApiError('passkey.unknown')
  const use = await readPasskeyAnswer(passkey, known, 'sign-in', caller)
  const { token, session } = newSession(caller)
  const isSignedIn = await signInByPasskey(db, use, session)
  const data = await signedInUser(known.userId, token, caller)
  if (data === null) throw new ApiError('passkey.unknown')
  if (!isSignedIn) throw new ApiError('passkey.stale')
  return data
}
