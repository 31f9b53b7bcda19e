import { askApplication } from '#src/api/applications/view.ts'
import { changeApplication } from '#src/api/db/applications/applications.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Changes the given fields of one of the caller's applications. */
export const changeOwnApplication: Handler<'user.Application/change'> = async (input, caller) => {
  const { id, employer = null, title = null, link = null, status = null, next } = input
  const { db, now } = caller.services
  const changes = { employer, title, link, status, step: next?.step ?? null, on: next?.on ?? null }
  const key = { id, userId: requireSession(caller).userId, now: now() }
  if (!(await changeApplication(db, key, changes))) throw new ApiError('resource.missing')
  return askApplication(id, caller)
}
