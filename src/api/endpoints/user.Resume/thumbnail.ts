import { thumbnailRev } from '#src/api/db/files/thumbnails.ts'
import { readThumbnail } from '#src/api/files/thumbnails.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { FileOutput, type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The thumbnail of one of the caller's résumés. */
export const thumbnail: Handler<'user.Resume/thumbnail'> = async ({ id }, caller) => {
  const { db, files } = caller.services
  const rev = await thumbnailRev(db, id, requireSession(caller).userId)
  const picture = rev === null ? null : await readThumbnail(files, id, rev)
  if (picture === null) throw new ApiError('resource.missing')
  return new FileOutput(`page.${picture.type.slice('image/'.length)}`, picture.type, picture.bytes)
}
