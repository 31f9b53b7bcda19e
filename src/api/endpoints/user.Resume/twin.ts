import { twinOf } from '#src/api/db/resumes/resumes.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The caller's résumé of a pair in one language. */
export const findTwin: Handler<'user.Resume/twin'> = async ({ pair, locale }, caller) => ({
  id: await twinOf(caller.services.db, { userId: requireSession(caller).userId, pair, locale }),
})
