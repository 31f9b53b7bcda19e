import { admit, counted } from '#src/api/accounts/attempt.ts'
import { forgetAttempt } from '#src/api/db/accounts/attempts.ts'
import { newPass, PASS_MS } from '#src/api/domain/share-pass.ts'
import { openShare } from '#src/api/resumes/sharing.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Exchanges the password of a link for a pass; tries are limited, so that it cannot be guessed. */
export const unlockShared: Handler<'resume.Share/unlock'> = (input, caller) =>
  caller.services.passwords.few(() => unlock(input, caller))

const unlock: Handler<'resume.Share/unlock'> = async ({ token, password, captcha }, caller) => {
  const { services } = caller
  const { db, config, passwords } = services
  const row = await openShare(token, services)
  const { password_hash: passwordHash } = row
  if (passwordHash === null) return { pass: '' }
  const attempt = await admit({ kind: 'share', subject: row.id, captcha }, caller)
  if (!(await counted(attempt, caller, () => passwords.verify(password, passwordHash)))) {
    throw new ApiError('share.password-wrong', { field: 'password' })
  }
  await forgetAttempt(db, attempt).run()
  return { pass: newPass(config.appSecret, { shareId: row.id, passwordHash }, services.now() + PASS_MS) }
}
