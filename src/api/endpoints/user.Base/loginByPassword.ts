import { signIn } from '#src/api/accounts/sign-in.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { contactOf, isEmail } from '#src/contract/index.ts'

/** Signs in; an unknown number and a wrong password get the same answer. */
export const loginByPassword: Handler<'user.Base/loginByPassword'> = async (input, caller) => {
  const contact = contactOf(input)
  const signedIn = await signIn({ ...input, contact }, caller)
  if (signedIn === null) throw new ApiError(isEmail(contact) ? 'credentials.wrong-email' : 'credentials.wrong')
  return signedIn
}
