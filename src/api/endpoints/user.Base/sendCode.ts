import { admit } from '#src/api/attempt.ts'
import { forgetCode, storeCode } from '#src/api/db/sms-codes.ts'
import { CODE_RESEND_SECONDS, newCode } from '#src/api/domain/codes.ts'
import { codeHash } from '#src/api/domain/secrets.ts'
import { ApiError } from '#src/api/errors.ts'
import type { Handler } from '#src/api/handler.ts'

/**
 * Sends a verification code. Whether the number has an account makes no difference here: that is told only to
 * who received the code.
 */
export const sendCode: Handler<'user.Base/sendCode'> = async ({ mobile, type, captcha }, caller) => {
  const { db, sms, config, randomBytes } = caller.services
  const code = newCode(randomBytes)
  const hash = codeHash(config.appSecret, mobile, type, code)
  const id = await admit({ kind: 'code', subject: mobile, captcha }, caller, (attempt, isPerson) =>
    storeCode(db, attempt, { type, hash, isPerson }),
  )
  const outcome = await sms.send({ mobile, code, type })
  if (outcome === 'failed') {
    await forgetCode(db, id)
    throw new ApiError('sms.failed')
  }
  return { retry_after: CODE_RESEND_SECONDS }
}
