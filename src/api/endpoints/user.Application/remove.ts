import { removeApplication } from '#src/api/db/applications/applications.ts'
import { removeSentFiles } from '#src/api/files/sent-files.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Removes one of the caller's applications with its files. Its résumé stays. */
export const removeOwnApplication: Handler<'user.Application/remove'> = async ({ id }, caller) => {
  const { db, files } = caller.services
  const { userId } = requireSession(caller)
  const place = { userId, application: id }
  await removeSentFiles(files, place)
  await removeApplication(db, id, userId)
  // Again, for files stored in between; whoever stores one from now on finds no row and removes it.
  await removeSentFiles(files, place)
  return null
}
