import * as z from 'zod/mini'
import {
  newPasskey,
  passkey,
  passkeyAnswer,
  passkeyCreation,
  passkeyId,
  passkeyName,
  passkeyRequest,
} from './passkeys.ts'
import { signedIn } from './user.ts'

/** The calls about passkeys: a way to sign in that an account may have several of. */
export const passkeyEndpoints = {
  'user.Passkey/list': { method: 'GET', auth: 'user', input: z.object({}), output: z.array(passkey) },
  /** For making one; like `add` and `remove` only for somebody who has shown lately who they are. */
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
  /** Refused for the last way to sign in. */
  'user.Passkey/remove': { method: 'POST', auth: 'user', input: z.object({ id: passkeyId }), output: z.null() },
  /** For signing in with any passkey of this site. */
  'user.Passkey/challenge': { method: 'GET', auth: 'none', input: z.object({}), output: passkeyRequest },
  'user.Passkey/signIn': {
    method: 'POST',
    auth: 'none',
    input: z.object({ passkey: passkeyAnswer }),
    output: signedIn,
    session: 'starts',
  },
  /** For `user.Account/prove` with a passkey of the account. */
  'user.Passkey/proof': { method: 'GET', auth: 'user', input: z.object({}), output: passkeyRequest },
} as const
