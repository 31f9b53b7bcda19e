import type { CaptchaAction } from '#src/api/captcha/index.ts'
import { type Admission, type Attempt, admitAttempt, forgetAttempt } from '#src/api/db/attempts.ts'
import { type AttemptKind, addressKey } from '#src/api/domain/limits.ts'
import { newId } from '#src/api/domain/secrets.ts'
import { ApiError, tooMany } from '#src/api/wire/errors.ts'
import type { Caller } from '#src/api/wire/handler.ts'

/**
 * A limited call about to be made: at what (a number, a link, or for somebody signed in their own id), and what shows
 * a person, where that was asked for, unless it is known.
 */
type Entry = { kind: AttemptKind; subject: string; captcha?: string | undefined; isPerson?: boolean }

/** Writes an attempt down if its limits allow; those that ask for a person do not hold for one. */
type Write = (attempt: Attempt, isPerson: boolean) => Promise<Admission>

const actions: Partial<Record<AttemptKind, CaptchaAction>> = {
  code: 'send-code',
  'code-entry': 'enter-code',
  login: 'login',
  share: 'share',
  contact: 'contact',
}

/**
 * Counts a try against its limits before it is made. Whether the number has an account makes no difference.
 * @param write what writes it down, where that is not all
 * @returns the id of the attempt, to take it back
 * @throws ApiError `request.too-many`; `captcha.required` with what shows a person
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

/** Runs what was admitted; a try that could not be made does not count. */
export async function counted<T>(attemptId: string, { services }: Caller, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    await forgetAttempt(services.db, attemptId).run()
    throw error
  }
}
