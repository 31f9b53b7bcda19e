import { callingPhone, phoneView } from '#src/api/accounts/handoff.ts'
import { findHandoff } from '#src/api/db/accounts/handoffs.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** What a code is for, before the phone asks to be let in. Names neither the account nor the résumé. */
export const lookAtHandoff: Handler<'user.Handoff/look'> = async ({ link }, caller) => {
  const phone = callingPhone(link, caller)
  return phoneView(await findHandoff(caller.services.db, phone.linkHash, phone.now), phone)
}
