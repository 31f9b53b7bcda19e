import { isbot } from 'isbot'
import { countVisit } from '#src/api/db/visits.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { clientOf, countOnce } from '#src/api/visits/count-once.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Counts that somebody looks at a page, once a day. Pages tell once they are shown; crawlers do not count. */
export const countVisitor: Handler<'site.Visit/count'> = async ({ kind, id }, caller) => {
  const { services, address, userAgent } = caller
  if (userAgent === '' || isbot(userAgent)) return null
  const client = clientOf(caller, `${addressKey(address)}|${userAgent}`)
  const count = (mark: { mark: string; day: string }) => countVisit(services.db, { kind, id, ...mark })
  await countOnce({ subject: `${kind} ${id}`, client, count }, caller)
  return null
}
