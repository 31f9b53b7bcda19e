import { applicationCardOf } from '#src/api/applications/view.ts'
import { listApplications } from '#src/api/db/applications/application-list.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The caller's applications. */
export const myApplications: Handler<'user.Application/list'> = async ({ page, status, resume }, caller) => {
  const { db, config, now } = caller.services
  const { userId } = requireSession(caller)
  const query = { userId, page, status: status ?? null, resume: resume ?? null, now: now() }
  const { rows, ...list } = await listApplications(db, query)
  return { ...list, items: rows.map((row) => applicationCardOf(row, config.appSecret)) }
}
