import { countOpening } from '#src/api/db/shares.ts'
import { quotaDay } from '#src/api/domain/quota.ts'
import { openingMark } from '#src/api/domain/secrets.ts'
import type { Handler } from '#src/api/handler.ts'
import { isLocked, openShare } from '#src/api/shares.ts'

/** Counts an opening; nothing is kept of who it was. */
export const countShared: Handler<'resume.Share/count'> = async ({ token, key }, caller) => {
  const { config, db, now } = caller.services
  const row = await openShare(token, caller.services)
  if (isLocked(row, caller)) return { counted: false }
  const mark = openingMark(config.appSecret, row.id, key)
  const viewer = caller.session?.userId ?? null
  return { counted: await countOpening(db, { id: row.id, viewer, mark, day: quotaDay(now()), now: now() }) }
}
