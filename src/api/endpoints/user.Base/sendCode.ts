import { sendCodeTo } from '#src/api/accounts/verification-codes.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { contactOf } from '#src/contract/index.ts'

/**
 * Sends a verification code. The answer does not reveal whether the number or address has an account; only whoever
 * receives the code learns that.
 */
export const sendCode: Handler<'user.Base/sendCode'> = ({ type, captcha, ...named }, caller) =>
  sendCodeTo({ contact: contactOf(named), type, captcha }, caller)
