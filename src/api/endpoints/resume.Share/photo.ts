import { isPhotoOf } from '#src/api/db/files/photos.ts'
import { readPhoto } from '#src/api/files/photos.ts'
import { unlockedResume } from '#src/api/resumes/sharing.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { FileOutput, type Handler } from '#src/api/wire/handler.ts'

/** The photo of a shared résumé. */
export const sharedPhoto: Handler<'resume.Share/photo'> = async ({ token }, caller) => {
  const { row, document } = await unlockedResume(token, caller)
  const { db, files } = caller.services
  const key = document.basics.photo ?? ''
  const photo = (await isPhotoOf(db, key, row.user_id)) ? await readPhoto(files, key) : null
  if (photo === null) throw new ApiError('resource.missing')
  return new FileOutput(`photo.${photo.type.slice('image/'.length)}`, photo.type, photo.bytes)
}
