import { isLocked, openShare } from '#src/api/resumes/sharing.ts'
import { countVisit } from '#src/api/visits/count-visit.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Counts an opening of a link; nothing about the visitor is stored. */
export const countShared: Handler<'resume.Share/count'> = async ({ token, key }, caller) => {
  const row = await openShare(token, caller.services)
  const viewer = caller.session?.userId ?? null
  if (viewer === row.user_id || isLocked(row, caller)) return { counted: false }
  return { counted: await countVisit({ kind: 'share', id: row.id, browser: key }, caller) }
}
