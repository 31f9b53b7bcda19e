import { pictureOf, storePicture } from '#src/api/resumes/pictures.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/**
 * Stores a picture without its metadata, within the limit of the caller's level. Uploading it again stores it only
 * once.
 */
export const uploadPhoto: Handler<'user.Resume/uploadPhoto'> = async ({ image }, caller) => {
  const { userId } = requireSession(caller)
  return { key: await storePicture(await pictureOf(image), userId, caller.services) }
}
