import { isPhotoOf } from '#src/api/db/files/photos.ts'
import { readPhoto } from '#src/api/files/photos.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { FileOutput, type Handler, requireSession } from '#src/api/wire/handler.ts'

/** A picture of the caller. */
export const ownPhoto: Handler<'user.Resume/photo'> = async ({ key }, caller) => {
  const { userId } = requireSession(caller)
  const { db, files } = caller.services
  const photo = (await isPhotoOf(db, key, userId)) ? await readPhoto(files, key) : null
  if (photo === null) throw new ApiError('resource.missing')
  return new FileOutput(`photo.${photo.type.slice('image/'.length)}`, photo.type, photo.bytes)
}
