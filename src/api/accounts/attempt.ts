import type { CaptchaAction } from '#src/api/captcha/verifier.ts'
import { type Admission, type Attempt, admitAttempt, forgetAttempt } from '#src/api/db/accounts/attempts.ts'
import { type AttemptKind, addressKey } from '#src/api/domain/limits.ts'
import { newId } from '#src/api/domain/secrets.ts'
import { ApiError, tooMany } from '#src/api/wire/errors.ts'
import type { Caller } from '#src/api/wire/handler.ts'

/**
 * A call about to be counted. `subject`: what is tried (a number, a link; for signed-in users their own id). `captcha`:
 * the token, if one was demanded. `isPerson`: no captcha is needed.
 */
type Entry = { kind: AttemptKind; subject: string; captcha?: string | undefined; isPerson?: boolean }

/** Records an attempt if its limits allow it; limits that demand a captcha do not apply to a known person. */
type Write = (attempt: Attempt, isPerson: boolean) => Promise<Admission>

const actions: Partial<Record<AttemptKind, CaptchaAction>> = {
  code: 'send-code',
  'code-entry': 'enter-code',
  login: 'login',
  share: 'share',
  contact: 'contact',
}

/**
 * Counts a try against its limits before it is made. It makes no difference whether the number has an account.
 * @param write records the attempt; a caller passes its own to write more in the same batch
 * @returns the id of the attempt, for taking it back
 * @throws ApiError `request.too-many`; `captcha.required`, whose data is the captcha to solve
 */
export async function admit(
  { kind, subject, captcha = '', isPerson: isKnown = false }: Entry,
  { services, address }: Caller,
  write: Write = (attempt, isPerson) => admitAttempt(services.db, attempt, isPerson),
): Promise<string> {
  const { captcha: verifier, now, randomBytes } = services
  const attempt = { id: newId(randomBytes), kind, mobile: subject, address: addressKey(address), at: now() }
  const first = await write(attempt, isKnown || verifier === null)
  if (first.admitted) return attempt.id
  const action = actions[kind]
  if (first.freeAt > attempt.at || verifier === null || action === undefined) throw tooMany(first.freeAt, attempt.at)
  const isPerson = captcha !== '' && (await verifier.verify({ token: captcha, action, address }))
  if (!isPerson) throw new ApiError('captcha.required', { data: await verifier.demand(action) })
  const second = await write(attempt, true)
  if (!second.admitted) throw tooMany(second.freeAt, attempt.at)
  return attempt.id
}

/** Runs an admitted call. If the call throws, the attempt is taken back and does not count. */
export async function counted<T>(attemptId: string, { services }: Caller, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    await forgetAttempt(services.db, attemptId).run()
    throw error
  }
}
