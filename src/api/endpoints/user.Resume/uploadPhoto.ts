import { addPhoto } from '#src/api/db/photos.ts'
import { newPublicId } from '#src/api/domain/secrets.ts'
import { writePhoto } from '#src/api/files/photos.ts'
import { levelOf } from '#src/api/resumes/access.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'
import { sha256Hex } from '#src/lib/digest.ts'
import { fromBase64 } from '#src/lib/encoding.ts'
import { cleanPicture } from '#src/lib/picture/clean.ts'

const MAX_BYTES = 1024 * 1024

/**
 * Stores a picture without its metadata, within the limit of the caller's level. Uploading it again stores it only
 * once.
 */
export const uploadPhoto: Handler<'user.Resume/uploadPhoto'> = async ({ image }, caller) => {
  const { userId } = requireSession(caller)
  const { db, files, now, randomBytes } = caller.services
  const bytes = fromBase64(image)
  const picture = bytes !== null && bytes.length <= MAX_BYTES ? cleanPicture(bytes) : 'unknown'
  if (picture === 'unknown') throw new ApiError('photo.unfit')
  if (picture === 'dimensions') throw new ApiError('photo.dimensions')
  const sha256 = await sha256Hex(picture.bytes)
  const { photoLimit: photos, photoBytesLimit } = await levelOf(caller)
  const key = await addPhoto(db, {
    key: newPublicId(randomBytes),
    userId,
    sha256,
    bytes: picture.bytes.length,
    now: now(),
    limits: { photos, bytes: photoBytesLimit },
  })
  if (key === null) throw new ApiError('quota.photos')
  await writePhoto(files, key, picture.bytes, picture.type)
  return { key }
}
