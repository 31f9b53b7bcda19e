import { admit } from '#src/api/attempt.ts'
import { forgetLogins } from '#src/api/db/attempts.ts'
import { changesOf } from '#src/api/db/rows.ts'
import { removeSessionsAfterChange } from '#src/api/db/sessions.ts'
import { creditCode, spendCode } from '#src/api/db/sms-codes.ts'
import { readAccountByMobile, setPassword } from '#src/api/db/users.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { ApiError } from '#src/api/errors.ts'
import type { Caller, Handler } from '#src/api/handler.ts'
import { checkNewPassword } from '#src/api/new-password.ts'
import { type Credentials, checkCredentials } from '#src/api/sign-in.ts'
import { judgeCode } from '#src/api/sms-code.ts'
import { closeEndedSockets } from '#src/api/sockets.ts'

/**
 * Sets a new password and ends all sessions of the account; it does not sign in. Asked again with the code that did
 * it (the answer got lost), it succeeds if that is the password.
 */
export const resetPassword: Handler<'user.Base/resetPassword'> = async (input, caller) => {
  checkNewPassword(input)
  await admit({ kind: 'code-entry', subject: input.mobile, captcha: input.captcha }, caller)
  const typed = { mobile: input.mobile, type: 'reset', code: input.code } as const
  let code = await judgeCode(typed, caller)
  if (code.kind === 'right') {
    if (await replacePassword(code.id, input, caller)) return null
    await requireAccount(input.mobile, caller)
    code = await judgeCode(typed, caller)
  }
  const isDone = code.kind === 'used' && (await checkCredentials(input, caller)) !== null
  if (!isDone) throw new ApiError('code.wrong', { field: 'code' })
  return null
}

/** Whoever had the right code may know that the number has no account. */
async function requireAccount(mobile: string, { services }: Caller): Promise<void> {
  const { account } = await readAccountByMobile(services.db, mobile)
  if (account === null) throw new ApiError('account.missing', { field: 'mobile' })
}

/** Spends the code; false when the number has no account or the code went meanwhile. */
async function replacePassword(codeId: string, { mobile, password }: Credentials, caller: Caller): Promise<boolean> {
  const { db, passwords, now } = caller.services
  const passwordHash = await passwords.hash(password)
  const [, changed] = await db.batch([
    spendCode(db, codeId, now()),
    setPassword(db, mobile, passwordHash),
    creditCode(db, codeId, mobile),
    removeSessionsAfterChange(db, mobile),
    forgetLogins(db, mobile, addressKey(caller.address)),
  ])
  await closeEndedSockets(caller.services)
  return changesOf(changed) === 1
}
