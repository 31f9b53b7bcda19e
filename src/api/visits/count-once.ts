import { type Attempt, admitAttempt, wasAdmitted } from '#src/api/db/attempts.ts'
import { isMarked } from '#src/api/db/visits.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { quotaDay } from '#src/api/domain/quota.ts'
import { dayMark, visitMark } from '#src/api/domain/secrets.ts'
import type { Caller } from '#src/api/wire/handler.ts'

/** A look at something: what is told apart, and for whom. */
type Look = { subject: string; client: string }

/**
 * The mark of a look, the same all day, its day, and the attempt it is by the limits: from one address only so much is
 * counted, so that nobody drives a counter or fills the database.
 */
export function markOf(
  { subject, client }: Look,
  { services, address }: Caller,
): { mark: string; day: string; attempt: Attempt } {
  const { config, now } = services
  const [at, secret] = [now(), config.appSecret]
  const day = quotaDay(at)
  const mark = visitMark(secret, { day, subject, client })
  const keys = { mobile: dayMark(secret, day, subject), address: dayMark(secret, day, addressKey(address)) }
  // Named by its mark: the same look again, or at the same time, is no further attempt.
  return { mark, day, attempt: { id: mark, kind: 'visit', ...keys, at } }
}

/**
 * Counts that somebody looks at something, once for each client and day, and not beyond the limits.
 * @param count what counting it is, given the mark of a day
 * @returns whether it is counted, now or before
 */
export async function countOnce(
  look: Look,
  caller: Caller,
  count: (mark: { mark: string; day: string }) => Promise<boolean>,
): Promise<boolean> {
  const { db } = caller.services
  const { mark, day, attempt } = markOf(look, caller)
  if (await isMarked(db, mark)) return true
  const { admitted } = await admitAttempt(db, attempt, true)
  return admitted || (await wasAdmitted(db, mark)) ? count({ mark, day }) : false
}

/** One and the same person on every device, or else what a browser is known by. */
export function clientOf({ session }: Caller, browser: string): string {
  return session === null ? browser : `user ${session.userId}`
}
