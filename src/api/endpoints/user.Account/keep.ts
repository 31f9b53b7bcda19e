import { keepAccount } from '#src/api/db/accounts/leaving.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Cancels the deletion of an account; links to its résumés work again, links to files do not. */
export const keep: Handler<'user.Account/keep'> = async (_input, caller) => {
  const isKept = await keepAccount(caller.services.db, requireSession(caller).userId, caller.services.now())
  if (!isKept) throw new ApiError('account.too-late')
  return null
}
