import { sentFileOf } from '#src/api/db/applications/sendings.ts'
import { readSentFile } from '#src/api/files/sent-files.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { FileOutput, type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The file of a sending, exactly as it was sent. */
export const sentFile: Handler<'user.Application/file'> = async ({ id }, caller) => {
  const { db, files } = caller.services
  const sent = await sentFileOf(db, id, requireSession(caller).userId)
  const bytes = sent === null ? null : await readSentFile(files, sent.file_key)
  if (sent === null || bytes === null) throw new ApiError('resource.missing')
  return new FileOutput(sent.name, 'application/pdf', bytes)
}
