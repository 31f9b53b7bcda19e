import { readAccount } from '#src/api/db/accounts/users.ts'
import { userView } from '#src/api/domain/membership.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The signed-in user with level and limits. */
export const userInfo: Handler<'user.Info/index'> = async (_input, caller) => {
  const { services, locale } = caller
  const { account, levels } = await readAccount(services.db, requireSession(caller).userId)
  if (account === null) throw new ApiError('session.required')
  return userView(account, levels, services.now(), locale)
}
