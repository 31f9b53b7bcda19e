import { applicationOfSending, removeSending } from '#src/api/db/applications/sendings.ts'
import { removeSentFiles } from '#src/api/files/sent-files.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Removes a sending of the caller: its file first, because the row is needed to find it. */
export const removeOwnSending: Handler<'user.Application/unsend'> = async ({ id }, caller) => {
  const { db, files } = caller.services
  const { userId } = requireSession(caller)
  const application = await applicationOfSending(db, id, userId)
  if (application === null) return null
  const place = { userId, application, sending: id }
  await removeSentFiles(files, place)
  await removeSending(db, id, userId)
  // Again, for a file stored in between; whoever stores one from now on finds no row and removes it.
  await removeSentFiles(files, place)
  return null
}
