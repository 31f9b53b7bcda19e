import { removeApplication } from '#src/api/db/applications.ts'
import { removeSentFiles } from '#src/api/files/sent-files.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Removes one of the caller's applications with its files. Its résumé stays. */
export const removeOwnApplication: Handler<'user.Application/remove'> = async ({ id }, caller) => {
  const { db, files } = caller.services
  const { userId } = requireSession(caller)
  const place = { userId, application: id }
  await removeSentFiles(files, place)
  await removeApplication(db, id, userId)
  // Once more for what has arrived between; what arrives now finds no row and is removed by its own call.
  await removeSentFiles(files, place)
  return null
}
