import { admit } from '#src/api/accounts/attempt.ts'
import { checkNewPassword } from '#src/api/accounts/new-password.ts'
import { type Credentials, newSession, signIn } from '#src/api/accounts/sign-in.ts'
import { judgeCode } from '#src/api/accounts/verification-codes.ts'
import { addSessionAfterChange } from '#src/api/db/accounts/sessions.ts'
import { creditCode, spendNewcomerCode } from '#src/api/db/accounts/sms-codes.ts'
import { accountIn, addAccount, readAccountByContact } from '#src/api/db/accounts/users.ts'
import { limitKeyOf } from '#src/api/domain/contacts.ts'
import { defaultUserName, userView } from '#src/api/domain/membership.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Caller, Handler } from '#src/api/wire/handler.ts'
import { contactOf, isEmail, type SignedIn } from '#src/contract/index.ts'

/**
 * Opens an account and signs in. A retry with the code that opened the account (the answer got lost) signs in by the
 * password.
 */
export const register: Handler<'user.Base/register'> = async (input, caller) => {
  const contact = contactOf(input)
  const credentials = { ...input, contact }
  await checkNewPassword(credentials)
  await admit({ kind: 'code-entry', subject: limitKeyOf(contact), captcha: input.captcha }, caller)
  const typed = { contact, type: 'register', code: input.code } as const
  let code = await judgeCode(typed, caller)
  if (code.kind === 'right') {
    const created = await openAccount(code.id, credentials, caller)
    if (created !== null) return created
    code = await judgeCode(typed, caller)
  }
  const signedIn = code.kind === 'used' ? await signIn(credentials, caller) : null
  if (signedIn === null) throw takenBy(contact)
  return signedIn
}

function takenBy(contact: string): ApiError {
  return isEmail(contact)
    ? new ApiError('account.exists-email', { field: 'email' })
    : new ApiError('account.exists', { field: 'mobile' })
}

/**
 * Uses the code up for a new account with its first session; `null` when the account exists or the code was used
 * meanwhile.
 */
async function openAccount(
  codeId: string,
  { contact, password }: Credentials,
  caller: Caller,
): Promise<SignedIn | null> {
  const { db, passwords, now } = caller.services
  const { account: owner, levels } = await readAccountByContact(db, contact)
  if (owner !== null) return null
  const passwordHash = await passwords.hash(password)
  const userName = defaultUserName(contact, caller.locale)
  const { token, session } = newSession(caller)
  const [, added] = await db.batch([
    spendNewcomerCode(db, codeId, now()),
    addAccount(db, { contact, passwordHash, userName, now: now() }),
    creditCode(db, codeId, contact),
    addSessionAfterChange(db, session, contact),
  ])
  const account = accountIn(added)
  return account && { ...userView(account, levels, now(), caller.locale), token }
}
