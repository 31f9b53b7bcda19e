import { type CodeType, tryCode } from './db/sms-codes.ts'
import { addressKey } from './domain/limits.ts'
import { codeHash } from './domain/secrets.ts'
import { ApiError, tooMany } from './errors.ts'
import type { Caller } from './handler.ts'

export type TypedSmsCode = { mobile: string; type: CodeType; code: string }

/** A right code, or one that already did its work for an account: the answer to that call may have been lost. */
export type GoodCode = { kind: 'right'; id: string } | { kind: 'used' }

/**
 * Judges a code somebody typed, and counts it if it is wrong.
 * @throws ApiError `code.wrong`; `request.too-many` when the number had too many wrong tries from here today
 */
export async function judgeCode({ mobile, type, code }: TypedSmsCode, caller: Caller): Promise<GoodCode> {
  const { services } = caller
  const now = services.now()
  const hash = codeHash(services.config.appSecret, mobile, type, code)
  const address = addressKey(caller.address)
  const verdict = await tryCode(services.db, { mobile, type, hash, address, now })
  if (verdict.kind === 'too-many') throw tooMany(verdict.freeAt, now)
  if (verdict.kind === 'wrong') throw new ApiError('code.wrong', { field: 'code' })
  return verdict
}
