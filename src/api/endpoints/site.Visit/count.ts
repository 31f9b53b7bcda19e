import { isbot } from 'isbot'
import { addressKey } from '#src/api/domain/limits.ts'
import { countVisit } from '#src/api/visits/count-visit.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Counts a visit of a page, once per day and visitor. Pages call it once they are shown; crawlers are not counted. */
export const countVisitor: Handler<'site.Visit/count'> = async ({ kind, id }, caller) => {
  const { address, userAgent } = caller
  if (userAgent === '' || isbot(userAgent)) return null
  await countVisit({ kind, id, browser: `${addressKey(address)}|${userAgent}` }, caller)
  return null
}
