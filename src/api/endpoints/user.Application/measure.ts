import { measureApplication } from '#src/api/db/applications/applications.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'
import { utcDay } from '#src/lib/time.ts'

/** Records how many terms of a posting are covered by the résumé meant for it. */
export const measureCoverage: Handler<'user.Application/measure'> = async ({ id, coverage }, caller) => {
  const { db, now } = caller.services
  const at = now()
  const measure = { id, userId: requireSession(caller).userId, day: utcDay(at), ...coverage, now: at }
  if (!(await measureApplication(db, measure))) throw new ApiError('resource.missing')
  return null
}
