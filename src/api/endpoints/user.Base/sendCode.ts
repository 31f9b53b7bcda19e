import { demandPerson } from '#src/api/captcha-gate.ts'
import { forgetCode, storeCode } from '#src/api/db/sms-codes.ts'
import { CODE_RESEND_SECONDS, newCode } from '#src/api/domain/codes.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { codeHash, newId } from '#src/api/domain/secrets.ts'
import { ApiError, tooMany } from '#src/api/errors.ts'
import type { Handler } from '#src/api/handler.ts'

/**
 * Sends a verification code. Whether the number has an account makes no difference here: that is told only to
 * who received the code.
 */
export const sendCode: Handler<'user.Base/sendCode'> = async ({ mobile, type, captcha }, caller) => {
  const { services, address } = caller
  await demandPerson({ kind: 'code', mobile, captcha }, caller)
  const { db, sms, config, randomBytes } = services
  const now = services.now()
  const code = newCode(randomBytes)
  const attempt = { id: newId(randomBytes), kind: 'code', mobile, address: addressKey(address), at: now } as const
  const admission = await storeCode(db, attempt, type, codeHash(config.appSecret, mobile, type, code))
  if (!admission.admitted) throw tooMany(admission.freeAt, now)
  const outcome = await sms.send({ mobile, code, type })
  if (outcome === 'failed') {
    await forgetCode(db, attempt.id)
    throw new ApiError('sms.failed')
  }
  return { retry_after: CODE_RESEND_SECONDS }
}
