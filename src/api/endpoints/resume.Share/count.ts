import { countOpening } from '#src/api/db/shares.ts'
import { isLocked, openShare } from '#src/api/resumes/sharing.ts'
import { clientOf, countOnce } from '#src/api/visits/count-once.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Counts an opening of a link; nothing about the visitor is stored. */
export const countShared: Handler<'resume.Share/count'> = async ({ token, key }, caller) => {
  const { db, now } = caller.services
  const row = await openShare(token, caller.services)
  const viewer = caller.session?.userId ?? null
  if (viewer === row.user_id || isLocked(row, caller)) return { counted: false }
  const count = (mark: { mark: string; day: string }) => countOpening(db, { id: row.id, ...mark, now: now() })
  const look = { subject: `share ${row.id}`, client: clientOf(caller, key) }
  return { counted: await countOnce(look, caller, count) }
}
