import { sendCodeTo } from '#src/api/accounts/sms-code.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { contactOf } from '#src/contract/index.ts'

/**
 * Sends a verification code. Whether the number or address has an account makes no difference here: that is told only
 * to who received the code.
 */
export const sendCode: Handler<'user.Base/sendCode'> = ({ type, captcha, ...named }, caller) =>
  sendCodeTo({ contact: contactOf(named), type, captcha }, caller)
