import { ApiError } from '#src/api/errors.ts'
import type { Handler } from '#src/api/handler.ts'
import { signIn } from '#src/api/sign-in.ts'

/** Signs in; an unknown number and a wrong password get the same answer. */
export const loginByPassword: Handler<'user.Base/loginByPassword'> = async (input, caller) => {
  const signedIn = await signIn(input, caller)
  if (signedIn === null) throw new ApiError('credentials.wrong')
  return signedIn
}
