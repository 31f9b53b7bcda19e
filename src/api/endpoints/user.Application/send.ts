import { askApplication } from '#src/api/applications/view.ts'
import { addSending, keepSentFile } from '#src/api/db/applications/sendings.ts'
import { newPublicId } from '#src/api/domain/secrets.ts'
import { removeSentFile, writeSentFile } from '#src/api/files/sent-files.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'
import { applicationLimits } from '#src/contract/index.ts'
import { sha256Hex } from '#src/lib/digest.ts'
import { fromBase64 } from '#src/lib/encoding.ts'
import { isPdf } from '#src/lib/is-pdf.ts'

/**
 * Records a sending and stores its file: first the row, then the file, then the file's key in the row. A retry
 * completes an interrupted call. A file is removed again if a parallel call was first, or if it was replaced by another
 * one with the same request key.
 */
export const noteSending: Handler<'user.Application/send'> = async (input, caller) => {
  const { id: application, key, on, file, share } = input
  const { userId } = requireSession(caller)
  const { db, files, now, randomBytes } = caller.services
  const bytes = file === null ? null : pdfOf(file.base64)
  const name = file?.name ?? ''
  const sha256 = bytes === null ? '' : await sha256Hex(bytes)
  const row = { application, userId, key, on, name, bytes: bytes?.length ?? 0, sha256, share, now: now() }
  const made = await addSending(db, { id: newPublicId(randomBytes), ...row })
  if (made === 'missing') throw new ApiError('resource.missing')
  if (made === 'full') throw new ApiError('sendings.full')
  if (made.replaced !== null) await removeSentFile(files, made.replaced)
  if (bytes !== null && !made.hasFile) {
    const place = { userId, application, sending: made.id }
    const fileKey = await writeSentFile(files, place, { id: newPublicId(randomBytes), bytes })
    const isKept = await keepSentFile(db, { id: made.id, userId, sha256 }, fileKey)
    if (!isKept) await removeSentFile(files, fileKey)
  }
  return askApplication(application, caller)
}

function pdfOf(base64: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64(base64)
  if (bytes === null || bytes.length > applicationLimits.fileBytes || !isPdf(bytes)) throw new ApiError('pdf.unfit')
  return bytes
}
