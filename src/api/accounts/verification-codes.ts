import { type CodePurpose, forgetCode, storeCode, tryCode } from '#src/api/db/accounts/sms-codes.ts'
import { limitKeyOf, mailPlaceOf } from '#src/api/domain/contacts.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { codeHash } from '#src/api/domain/secrets.ts'
import { newCode } from '#src/api/domain/verification-codes.ts'
import { ApiError, tooMany } from '#src/api/wire/errors.ts'
import type { Caller, Session } from '#src/api/wire/handler.ts'
import { CODE_LENGTH, CODE_RESEND_SECONDS, isEmail, MAIL_CODE_LENGTH } from '#src/contract/index.ts'
import { admit, counted } from './attempt.ts'
import { codeLetter } from './code-letter.ts'

/** A code to send; `contact` is the number or e-mail address it goes to. `isPerson`: no captcha is needed. */
type Wanted = { contact: string; type: CodePurpose; captcha?: string | undefined; isPerson?: boolean }

export type TypedSmsCode = { contact: string; type: CodePurpose; code: string }

/** A code that is right, or was already used: the answer to that call may have been lost. */
export type GoodCode = { kind: 'right'; id: string } | { kind: 'used' }

/**
 * Sends a code, unless a limit forbids it.
 * @returns how many seconds until the next one
 * @throws ApiError `request.too-many`, `captcha.required`, `sms.failed`, `mail.failed`
 */
export async function sendCodeTo(
  { contact, type, captcha, isPerson = false }: Wanted,
  caller: Caller,
): Promise<{ retry_after: number }> {
  const { db, config, randomBytes } = caller.services
  const code = newCode(randomBytes, isEmail(contact) ? MAIL_CODE_LENGTH : CODE_LENGTH)
  const hash = codeHash(config.appSecret, contact, type, code)
  const entry = { kind: 'code', subject: limitKeyOf(contact), captcha, isPerson } as const
  const id = await admit(entry, caller, (attempt, isPerson) =>
    storeCode(db, attempt, { contact, type, hash, isPerson }),
  )
  try {
    const place = mailPlaceOf(contact)
    if (place !== null) await admit({ kind: 'mail-place', subject: place }, caller)
    const outcome = await deliver({ contact, type, code }, caller)
    if (outcome === 'failed') throw new ApiError(isEmail(contact) ? 'mail.failed' : 'sms.failed')
  } catch (error) {
    // What was not sent must not take the place of the code before it.
    await forgetCode(db, id)
    throw error
  }
  return { retry_after: CODE_RESEND_SECONDS }
}

/**
 * Sends a code to a signed-in user, with a limit per user and without a captcha.
 * @throws ApiError `request.too-many`, `sms.failed`, `mail.failed`
 */
export async function sendUserCode(
  { contact, type }: Pick<Wanted, 'contact' | 'type'>,
  { userId }: Session,
  caller: Caller,
): Promise<{ retry_after: number }> {
  const attempt = await admit({ kind: 'own-code', subject: String(userId) }, caller)
  return counted(attempt, caller, () => sendCodeTo({ contact, type, isPerson: true }, caller))
}

async function deliver(sent: TypedSmsCode, caller: Caller) {
  const { sms, mail } = caller.services
  const { contact, type, code } = sent
  return isEmail(contact) ? mail.send(await codeLetter(sent, caller)) : sms.send({ mobile: contact, type, code })
}

/**
 * Checks a typed code and counts it if it is wrong.
 * @throws ApiError `code.wrong`; `request.too-many` when the number had too many wrong tries from here today
 */
export async function judgeCode({ contact, type, code }: TypedSmsCode, caller: Caller): Promise<GoodCode> {
  const { services } = caller
  const now = services.now()
  const hash = codeHash(services.config.appSecret, contact, type, code)
  const address = addressKey(caller.address)
  const verdict = await tryCode(services.db, { contact, type, hash, address, now })
  if (verdict.kind === 'too-many') throw tooMany(verdict.freeAt, now)
  if (verdict.kind === 'wrong') throw wrongCode(contact)
  return verdict
}

/** The refusal of a code, worded for text message or e-mail. */
export function wrongCode(contact: string): ApiError {
  return new ApiError(isEmail(contact) ? 'code.wrong-email' : 'code.wrong', { field: 'code' })
}
