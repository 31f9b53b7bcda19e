import { addLinkedFile } from '#src/api/db/files/linked-files.ts'
import { newPublicId } from '#src/api/domain/secrets.ts'
import { writeLinkedFile } from '#src/api/files/linked-files.ts'
import { ApiError, tooMany } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'
import { fromBase64 } from '#src/lib/encoding.ts'
import { isPdf } from '#src/lib/is-pdf.ts'
import { MINUTE_MS } from '#src/lib/time.ts'

const MAX_BYTES = 2 * 1024 * 1024
const LIFETIME_MS = 15 * MINUTE_MS

/** Stores a PDF file for another browser to fetch, for a quarter of an hour. */
export const linkFile: Handler<'user.Resume/linkFile'> = async ({ name, file }, caller) => {
  const { userId } = requireSession(caller)
  const { db, files, now, randomBytes } = caller.services
  const bytes = fromBase64(file)
  if (bytes === null || bytes.length > MAX_BYTES || !isPdf(bytes)) throw new ApiError('pdf.unfit')
  const time = now()
  const link = { key: newPublicId(randomBytes), userId, name, expiresAt: time + LIFETIME_MS }
  const freeAt = await addLinkedFile(db, link, time)
  if (freeAt !== null) throw tooMany(freeAt, time)
  await writeLinkedFile(files, link.key, bytes)
  return { key: link.key, expires_at: link.expiresAt }
}
