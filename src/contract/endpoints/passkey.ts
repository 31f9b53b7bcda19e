import * as z from 'zod/mini'
import {
  newPasskey,
  passkey,
  passkeyAnswer,
  passkeyCreation,
  passkeyId,
  passkeyName,
  passkeyRequest,
} from '#src/contract/passkeys.ts'
import { signedIn } from '#src/contract/user.ts'

/** The calls about passkeys. An account may have several. */
export const passkeyEndpoints = {
  'user.Passkey/list': { method: 'GET', auth: 'user', input: z.object({}), output: z.array(passkey) },
  /** The options for creating a passkey. Like `add` and `remove` this needs a recent proof of identity. */
  'user.Passkey/creation': { method: 'GET', auth: 'user', input: z.object({}), output: passkeyCreation },
  'user.Passkey/add': {
    method: 'POST',
    auth: 'user',
    input: z.object({ passkey: newPasskey }),
    output: passkey,
  },
  'user.Passkey/rename': {
    method: 'POST',
    auth: 'user',
    input: z.object({ id: passkeyId, name: passkeyName }),
    output: z.null(),
  },
  /** Removes a passkey, unless it is the last way to sign in. */
  'user.Passkey/remove': { method: 'POST', auth: 'user', input: z.object({ id: passkeyId }), output: z.null() },
  /** The options for signing in with any passkey of this site. */
  'user.Passkey/challenge': { method: 'GET', auth: 'none', input: z.object({}), output: passkeyRequest },
  'user.Passkey/signIn': {
    method: 'POST',
    auth: 'none',
    input: z.object({ passkey: passkeyAnswer }),
    output: signedIn,
    session: 'starts',
  },
  /** The options for `user.Account/prove` with a passkey of the account. */
  'user.Passkey/proof': { method: 'GET', auth: 'user', input: z.object({}), output: passkeyRequest },
} as const
