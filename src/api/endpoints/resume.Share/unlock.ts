import { admitAttempt, forgetAttempt } from '#src/api/db/attempts.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { verifyPassword } from '#src/api/domain/password.ts'
import { newId } from '#src/api/domain/secrets.ts'
import { newPass, PASS_MS } from '#src/api/domain/share-pass.ts'
import { ApiError, tooMany } from '#src/api/errors.ts'
import type { Handler } from '#src/api/handler.ts'
import { openShare } from '#src/api/shares.ts'

/** A pass for whoever knows the password of a link; tries are counted, so that it cannot be guessed. */
export const unlockShared: Handler<'resume.Share/unlock'> = async ({ token, password }, { services, address }) => {
  const { db, config, randomBytes } = services
  const row = await openShare(token, services)
  if (row.password_hash === null) return { pass: '' }
  const now = services.now()
  const id = newId(randomBytes)
  const attempt = { id, kind: 'share', mobile: row.id, address: addressKey(address), at: now } as const
  const admission = await admitAttempt(db, attempt)
  if (!admission.admitted) throw tooMany(admission.freeAt, now)
  if (!(await verifyPassword(password, row.password_hash, config.passwordCost))) {
    throw new ApiError('share.password-wrong', { field: 'password' })
  }
  await forgetAttempt(db, id).run()
  return { pass: newPass(config.appSecret, { shareId: row.id, passwordHash: row.password_hash }, now + PASS_MS) }
}
