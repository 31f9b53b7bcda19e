import { admit, counted } from '#src/api/accounts/attempt.ts'
import { readPasskeyAnswer } from '#src/api/accounts/passkeys.ts'
import { PROOF_LIFE_MS, provedUntil } from '#src/api/accounts/proof.ts'
import { confirmedScan } from '#src/api/accounts/scan.ts'
import { judgeCode, wrongCode } from '#src/api/accounts/verification-codes.ts'
import { forgetAttempt } from '#src/api/db/accounts/attempts.ts'
import { noteProof, noteProofAfterChange } from '#src/api/db/accounts/devices.ts'
import { proveByPasskey, readPasskey } from '#src/api/db/accounts/passkeys.ts'
import { creditCode, spendCode } from '#src/api/db/accounts/sms-codes.ts'
import { readWays, type Ways } from '#src/api/db/accounts/ways.ts'
import { proveByWechat } from '#src/api/db/accounts/wechat-sign-ins.ts'
import { changesOf } from '#src/api/db/rows.ts'
import { ApiError, InputError } from '#src/api/wire/errors.ts'
import { type Caller, type Handler, requireSession, type Session } from '#src/api/wire/handler.ts'
import { CODE_LENGTH, type PasskeyAnswer } from '#src/contract/index.ts'

/**
 * Proves the identity of the account's owner, by password, code, passkey or WeChat scan. For some minutes the session
 * may then make calls that need a proof.
 */
export const prove: Handler<'user.Account/prove'> = async ({ password, code, passkey, scene_id }, caller) => {
  const session = requireSession(caller)
  const ways = await readWays(caller.services.db, session.userId)
  if (ways === null) throw new ApiError('session.required')
  if (password !== undefined) return { proved_until: await proveByPassword(session, ways, password, caller) }
  if (code !== undefined) return { proved_until: await proveByCode(session, ways, code, caller) }
  if (passkey !== undefined) return { proved_until: await proveWithPasskey(session, passkey, caller) }
  if (scene_id !== undefined) return { proved_until: await proveByScan(session, scene_id, caller) }
  throw new InputError([{ path: ['password'], message: 'password.required' }])
}

/** @throws ApiError `proof.wrong`; `request.too-many` after too many wrong ones */
async function proveByPassword(
  { userId, tokenHash }: Session,
  { passwordHash }: Ways,
  password: string,
  caller: Caller,
): Promise<number> {
  const { db, passwords, now } = caller.services
  const attempt = await admit({ kind: 'proof', subject: String(userId) }, caller)
  const isRight = await counted(attempt, caller, () => passwords.verify(password, passwordHash))
  if (!isRight || passwordHash === null) throw new ApiError('proof.wrong', { field: 'password' })
  const time = now()
  await db.batch([noteProof(db, tokenHash, time), forgetAttempt(db, attempt)])
  return time + PROOF_LIFE_MS
}

/**
 * A code works once. A retry with the code that proved this session (the answer got lost) succeeds.
 * @throws ApiError `code.wrong`; `request.too-many` after too many wrong ones
 */
async function proveByCode(session: Session, ways: Ways, typed: string, caller: Caller): Promise<number> {
  const contact = typed.length === CODE_LENGTH ? ways.mobile : ways.email
  if (contact === null) throw new ApiError('contact.missing', { field: 'code' })
  const { db, now } = caller.services
  const time = now()
  const code = await judgeCode({ contact, type: 'prove', code: typed }, caller)
  if (code.kind === 'right') {
    const [, , noted] = await db.batch([
      spendCode(db, code.id, time),
      creditCode(db, code.id, contact),
      noteProofAfterChange(db, session.tokenHash, time),
    ])
    if (changesOf(noted) === 1) return time + PROOF_LIFE_MS
  } else if (provedUntil(session) > time) return provedUntil(session)
  throw wrongCode(contact)
}

/** @throws ApiError `passkey.unknown` for a passkey of another account; `passkey.stale`, `passkey.refused` */
async function proveWithPasskey(
  { userId, tokenHash }: Session,
  answer: PasskeyAnswer,
  caller: Caller,
): Promise<number> {
  const { db } = caller.services
  const known = await readPasskey(db, answer.id)
  if (known?.userId !== userId) throw new ApiError('passkey.unknown')
  const use = await readPasskeyAnswer(answer, known, `prove ${tokenHash}`, caller)
  if (!(await proveByPasskey(db, use, tokenHash))) throw new ApiError('passkey.stale')
  return use.now + PROOF_LIFE_MS
}

/**
 * A scan works once. A retry with the scan that proved this session succeeds.
 * @throws ApiError `scan.over`, `proof.wrong-wechat`
 */
async function proveByScan(session: Session, sceneId: string, caller: Caller): Promise<number> {
  const scan = await confirmedScan(sceneId, 'prove', session, caller)
  if (await proveByWechat(caller.services.db, scan, session.tokenHash)) return scan.now + PROOF_LIFE_MS
  if (provedUntil(session) > scan.now) return provedUntil(session)
  throw new ApiError('proof.wrong-wechat')
}
