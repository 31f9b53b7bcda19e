import { removeOwnDesign } from '#src/api/db/resumes/own-designs.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Removes a design of the caller. Removing it twice changes nothing. */
export const dropDesign: Handler<'user.Design/remove'> = async ({ id }, caller) => {
  await removeOwnDesign(caller.services.db, requireSession(caller).userId, id)
  return null
}
