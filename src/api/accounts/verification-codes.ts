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
    const send = () => deliver({ contact, type, code }, caller)
    if (place === null) await send()
    else await counted(await admit({ kind: 'mail-place', subject: place }, caller), caller, send)
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

/** @throws ApiError `sms.failed`, `mail.failed` */
async function deliver(sent: TypedSmsCode, caller: Caller): Promise<void> {
  const { sms, mail } = caller.services
  const { contact, type, code } = sent
  const isMail = isEmail(contact)
  const outcome = isMail
    ? await mail.send(await codeLetter(sent, caller))
    : await sms.send({ mobile: contact, type, code })
  if (outcome === 'failed') throw new ApiError(isMail ? 'mail.failed' : 'sms.failed')
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
