import { isbot } from 'isbot'
import { countVisit } from '#src/api/db/visits.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { quotaDay } from '#src/api/domain/quota.ts'
import { visitMark } from '#src/api/domain/secrets.ts'
import type { Handler } from '#src/api/handler.ts'

/** Counts that somebody looks at a page, once a day. Pages tell once they are shown; crawlers do not count. */
export const countVisitor: Handler<'site.Visit/count'> = async ({ kind, id }, { services, address, userAgent }) => {
  if (userAgent === '' || isbot(userAgent)) return null
  const { config, db, now } = services
  const day = quotaDay(now())
  const mark = visitMark(config.appSecret, { day, kind, id, address: addressKey(address), userAgent })
  await countVisit(db, { kind, id, mark, day })
  return null
}
