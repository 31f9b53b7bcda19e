import { noteThumbnail } from '#src/api/db/files/thumbnails.ts'
import { removeThumbnail, writeThumbnail } from '#src/api/files/thumbnails.ts'
import { found, openResume } from '#src/api/resumes/access.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { fromBase64 } from '#src/lib/encoding.ts'
import { cleanPicture } from '#src/lib/picture/clean.ts'

const MAX_BYTES = 200 * 1024

/** Stores the thumbnail of a résumé, unless there is one of a later revision. */
export const uploadThumbnail: Handler<'user.Resume/uploadThumbnail'> = async ({ id, rev, image }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  const { db, files } = caller.services
  const current = found(await resume.read(userId))
  const bytes = fromBase64(image)
  const picture = bytes !== null && bytes.length <= MAX_BYTES ? cleanPicture(bytes) : 'unknown'
  if (typeof picture === 'string' || picture.type === 'image/png' || rev > current.rev) {
    throw new ApiError('thumbnail.unfit')
  }
  await writeThumbnail(files, id, rev, picture)
  const old = await noteThumbnail(db, id, userId, rev)
  if (old !== null) await removeThumbnail(files, id, old)
  return null
}
