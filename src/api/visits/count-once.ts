import { admitAttempt, wasAdmitted } from '#src/api/db/attempts.ts'
import { isMarked } from '#src/api/db/visits.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { quotaDay } from '#src/api/domain/quota.ts'
import { dayMark, visitMark } from '#src/api/domain/secrets.ts'
import type { Caller } from '#src/api/wire/handler.ts'

/** What is to be counted: for whom it is told apart, and what `count` makes of the mark of a day. */
type Visit = { subject: string; client: string; count: (mark: { mark: string; day: string }) => Promise<boolean> }

/**
 * Counts that somebody looks at something: once for each client and day, and from one address only so often, so that
 * nobody drives a counter or fills the database.
 * @returns whether it is counted, now or before
 */
export async function countOnce({ subject, client, count }: Visit, { services, address }: Caller): Promise<boolean> {
  const { config, db, now } = services
  const [at, secret] = [now(), config.appSecret]
  const day = quotaDay(at)
  const mark = visitMark(secret, { day, subject, client })
  if (await isMarked(db, mark)) return true
  const keys = { mobile: dayMark(secret, day, subject), address: dayMark(secret, day, addressKey(address)) }
  // Named by its mark: the same look again, or at the same time, is no further attempt.
  const { admitted } = await admitAttempt(db, { id: mark, kind: 'visit', ...keys, at }, true)
  return admitted || (await wasAdmitted(db, mark)) ? count({ mark, day }) : false
}

/** One and the same person on every device, or else what a browser is known by. */
export function clientOf({ session }: Caller, browser: string): string {
  return session === null ? browser : `user ${session.userId}`
}
