import { admit } from '#src/api/attempt.ts'
import { addSessionAfterChange } from '#src/api/db/sessions.ts'
import { creditCode, spendNewcomerCode } from '#src/api/db/sms-codes.ts'
import { accountIn, addAccount, readAccountByMobile } from '#src/api/db/users.ts'
import { defaultUserName, userView } from '#src/api/domain/membership.ts'
import { ApiError } from '#src/api/errors.ts'
import type { Caller, Handler } from '#src/api/handler.ts'
import { checkNewPassword } from '#src/api/new-password.ts'
import { type Credentials, newSession, signIn } from '#src/api/sign-in.ts'
import { judgeCode } from '#src/api/sms-code.ts'
import type { SignedIn } from '#src/contract/index.ts'

/**
 * Opens an account and signs it in. Asked again with the code that opened the account (the answer got lost),
 * it signs in by the password.
 */
export const register: Handler<'user.Base/register'> = async (input, caller) => {
  checkNewPassword(input)
  await admit({ kind: 'code-entry', subject: input.mobile, captcha: input.captcha }, caller)
  const typed = { mobile: input.mobile, type: 'register', code: input.code } as const
  let code = await judgeCode(typed, caller)
  if (code.kind === 'right') {
    const created = await openAccount(code.id, input, caller)
    if (created !== null) return created
    code = await judgeCode(typed, caller)
  }
  const signedIn = code.kind === 'used' ? await signIn(input, caller) : null
  if (signedIn === null) throw new ApiError('account.exists', { field: 'mobile' })
  return signedIn
}

/** Spends the code on a new account with a first session; `null` when the number has an account or the code went. */
async function openAccount(
  codeId: string,
  { mobile, password }: Credentials,
  caller: Caller,
): Promise<SignedIn | null> {
  const { db, passwords, now } = caller.services
  const { account: owner, levels } = await readAccountByMobile(db, mobile)
  if (owner !== null) return null
  const passwordHash = await passwords.hash(password)
  const userName = defaultUserName(mobile, caller.locale)
  const { token, session } = newSession(caller)
  const [, added] = await db.batch([
    spendNewcomerCode(db, codeId, now()),
    addAccount(db, { mobile, passwordHash, userName, now: now() }),
    creditCode(db, codeId, mobile),
    addSessionAfterChange(db, session, mobile),
  ])
  const account = accountIn(added)
  return account && { ...userView(account, levels, now(), caller.locale), token }
}
