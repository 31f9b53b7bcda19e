import { linkedFileName } from '#src/api/db/linked-files.ts'
import { readLinkedFile } from '#src/api/files/linked-files.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { FileOutput, type Handler } from '#src/api/wire/handler.ts'

/** The file under a link, for whoever has the link while it is open. */
export const linkedFile: Handler<'user.Resume/linkedFile'> = async ({ key }, { services: { db, files, now } }) => {
  const name = await linkedFileName(db, key, now())
  const bytes = name === null ? null : await readLinkedFile(files, key)
  if (name === null || bytes === null) throw new ApiError('resource.missing')
  return new FileOutput(name, 'application/pdf', bytes)
}
