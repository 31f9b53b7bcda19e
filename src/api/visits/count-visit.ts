import { addressKey } from '#src/api/domain/limits.ts'
import { dayMark, visitCounter, visitMark } from '#src/api/domain/secrets.ts'
import type { CountedKind } from '#src/api/domain/visits.ts'
import type { Caller } from '#src/api/wire/handler.ts'
import { beijingDay } from '#src/lib/time.ts'

/** A visit: its subject, and what identifies the browser. */
type Look = { kind: CountedKind; id: string | number; browser: string }

/**
 * Counts a visit, once for each client and day and within the limits. A signed-in user is one client on every device.
 * @returns whether it is counted, now or before
 */
export async function countVisit({ kind, id, browser }: Look, caller: Caller): Promise<boolean> {
  const { session, address } = caller
  const { config, now, visits } = caller.services
  const [at, secret] = [now(), config.appSecret]
  const day = beijingDay(at)
  const user = session === null ? null : `user ${session.userId}`
  const place = addressKey(address)
  const subject = `${kind} ${id}`
  return visits.getByName(visitCounter(secret, user ?? place)).count({
    kind,
    id: String(id),
    mark: visitMark(secret, { day, subject, client: user ?? browser }),
    subject: dayMark(secret, day, subject),
    address: dayMark(secret, day, place),
    day,
    at,
  })
}
