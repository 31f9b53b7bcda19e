import { admit } from '#src/api/accounts/attempt.ts'
import { tellOfChange } from '#src/api/accounts/change-letter.ts'
import { checkNewPassword } from '#src/api/accounts/new-password.ts'
import { type Credentials, checkCredentials } from '#src/api/accounts/sign-in.ts'
import { judgeCode, wrongCode } from '#src/api/accounts/verification-codes.ts'
import { forgetLogins } from '#src/api/db/accounts/attempts.ts'
import { removeSessionsAfterChange } from '#src/api/db/accounts/sessions.ts'
import { creditCode, spendCode } from '#src/api/db/accounts/sms-codes.ts'
import { readAccountByContact, setPassword } from '#src/api/db/accounts/users.ts'
import { readWays } from '#src/api/db/accounts/ways.ts'
import { changesOf } from '#src/api/db/rows.ts'
import { limitKeyOf } from '#src/api/domain/contacts.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { closeEndedSockets } from '#src/api/resumes/sockets.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Caller, Handler } from '#src/api/wire/handler.ts'
import { contactOf, isEmail } from '#src/contract/index.ts'

/**
 * Sets a new password and ends all sessions of the account, without signing in. A retry with the same code (the answer
 * got lost) succeeds if the password is the same.
 */
export const resetPassword: Handler<'user.Base/resetPassword'> = async (input, caller) => {
  const contact = contactOf(input)
  const credentials = { ...input, contact }
  await checkNewPassword(credentials)
  await admit({ kind: 'code-entry', subject: limitKeyOf(contact), captcha: input.captcha }, caller)
  const typed = { contact, type: 'reset', code: input.code } as const
  let code = await judgeCode(typed, caller)
  if (code.kind === 'right') {
    if (await replacePassword(code.id, credentials, caller)) {
      await tellOwner(contact, caller)
      return null
    }
    await requireAccount(contact, caller)
    code = await judgeCode(typed, caller)
  }
  const isDone = code.kind === 'used' && (await checkCredentials(credentials, caller)) !== null
  if (!isDone) throw wrongCode(contact)
  return null
}

/** Whoever had the right code may learn that there is no account. */
async function requireAccount(contact: string, { services }: Caller): Promise<void> {
  const { account } = await readAccountByContact(services.db, contact)
  if (account !== null) return
  if (isEmail(contact)) throw new ApiError('account.missing-email', { field: 'email' })
  throw new ApiError('account.missing', { field: 'mobile' })
}

/** Whoever reads somebody else's text messages gets the code, too: the owner learns of it by mail. */
async function tellOwner(contact: string, caller: Caller): Promise<void> {
  const { db } = caller.services
  const { account } = await readAccountByContact(db, contact)
  if (account !== null) await tellOfChange('password.reset', await readWays(db, account.id), caller)
}

/** Spends the code; false when there is no account or the code was used meanwhile. */
async function replacePassword(codeId: string, { contact, password }: Credentials, caller: Caller): Promise<boolean> {
  const { db, passwords, now } = caller.services
  const passwordHash = await passwords.hash(password)
  const [, changed] = await db.batch([
    spendCode(db, codeId, now()),
    setPassword(db, contact, passwordHash),
    creditCode(db, codeId, contact),
    removeSessionsAfterChange(db, contact),
    forgetLogins(db, limitKeyOf(contact), addressKey(caller.address)),
  ])
  await closeEndedSockets(caller.services)
  return changesOf(changed) === 1
}
