import { listOwnDesigns } from '#src/api/db/resumes/own-designs.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The designs the caller saved, the newest first. */
export const ownDesigns: Handler<'user.Design/list'> = async (_input, caller) => {
  const rows = await listOwnDesigns(caller.services.db, requireSession(caller).userId)
  return rows.map(({ id, design }) => ({ id, design: JSON.parse(design) }))
}
