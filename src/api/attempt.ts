import { admitAttempt, forgetAttempt } from './db/attempts.ts'
import { type AttemptKind, addressKey } from './domain/limits.ts'
import { newId } from './domain/secrets.ts'
import { tooMany } from './errors.ts'
import type { Caller } from './handler.ts'

/**
 * Counts a try against its limits before it is made.
 * @param subject what is tried: a number, a link, or for somebody signed in their own id
 * @returns the id of the attempt, to take it back
 * @throws ApiError `request.too-many`
 */
export async function admit(kind: AttemptKind, subject: string, { services, address }: Caller): Promise<string> {
  const { db, now, randomBytes } = services
  const attempt = { id: newId(randomBytes), kind, mobile: subject, address: addressKey(address), at: now() }
  const admission = await admitAttempt(db, attempt)
  if (!admission.admitted) throw tooMany(admission.freeAt, attempt.at)
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
