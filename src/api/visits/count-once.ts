import { type Attempt, admitAttempt, wasAdmitted } from '#src/api/db/attempts.ts'
import { isMarked } from '#src/api/db/visits.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { quotaDay } from '#src/api/domain/quota.ts'
import { dayMark, visitMark } from '#src/api/domain/secrets.ts'
import type { Caller } from '#src/api/wire/handler.ts'

/** A visit: its subject, and the client who made it. */
type Look = { subject: string; client: string }

/**
 * Returns the mark of a visit, which is the same all day, that day, and the attempt that limits count: so many from one
 * address only, so that nobody can inflate a counter or fill the database.
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
  // The mark is the id of the attempt, so that the same visit again, or in parallel, is no further attempt.
  return { mark, day, attempt: { id: mark, kind: 'visit', ...keys, at } }
}

/**
 * Counts a visit, once for each client and day and within the limits.
 * @param count counts it, given its mark and day
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

/** Identifies the client of a visit: the user, on whichever device, otherwise the browser. */
export function clientOf({ session }: Caller, browser: string): string {
  return session === null ? browser : `user ${session.userId}`
}
