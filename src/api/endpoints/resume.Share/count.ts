import { countOpening } from '#src/api/db/shares.ts'
import type { Handler } from '#src/api/handler.ts'
import { isLocked, openShare } from '#src/api/shares.ts'

/** Counts an opening; nothing is kept of who it was. */
export const countShared: Handler<'resume.Share/count'> = async ({ token }, caller) => {
  const { db, now } = caller.services
  const row = await openShare(token, caller.services)
  if (isLocked(row, caller)) return { counted: false }
  return { counted: await countOpening(db, { id: row.id, viewer: caller.session?.userId ?? null, now: now() }) }
}
