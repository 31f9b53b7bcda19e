import { provedUntil } from '#src/api/accounts/proof.ts'
import { readProfile } from '#src/api/db/accounts/profile.ts'
import { readWays } from '#src/api/db/accounts/ways.ts'
import { maskEmail, maskMobile } from '#src/api/domain/membership.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The account of the caller. */
export const accountIndex: Handler<'user.Account/index'> = async (_input, caller) => {
  const session = requireSession(caller)
  const { db } = caller.services
  const [ways, profile] = await Promise.all([readWays(db, session.userId), readProfile(db, session.userId)])
  if (ways === null || profile === null) throw new ApiError('session.required')
  return {
    mobile_masked: maskMobile(ways.mobile),
    email_masked: maskEmail(ways.email),
    has_password: ways.passwordHash !== null,
    has_wechat: ways.hasWechat,
    has_passkey: ways.hasPasskey,
    profile,
    proved_until: provedUntil(session),
    deletes_at: ways.deletesAt,
  }
}
