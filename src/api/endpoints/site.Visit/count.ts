import { isbot } from 'isbot'
import { countVisit } from '#src/api/db/visits.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { clientOf, markOf } from '#src/api/visits/count-once.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Counts a visit of a page, once per day and visitor. Pages call it once they are shown; crawlers are not counted. */
export const countVisitor: Handler<'site.Visit/count'> = async ({ kind, id }, caller) => {
  const { services, address, userAgent } = caller
  if (userAgent === '' || isbot(userAgent)) return null
  const client = clientOf(caller, `${addressKey(address)}|${userAgent}`)
  const { attempt } = markOf({ subject: `${kind} ${id}`, client }, caller)
  await countVisit(services.db, { kind, id }, attempt)
  return null
}
