import { linkedFileName } from '#src/api/db/files/linked-files.ts'
import { readLinkedFile } from '#src/api/files/linked-files.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { FileOutput, type Handler } from '#src/api/wire/handler.ts'

/** A stored PDF file, for anybody with its key, until it expires. */
export const linkedFile: Handler<'user.Resume/linkedFile'> = async ({ key }, { services: { db, files, now } }) => {
  const name = await linkedFileName(db, key, now())
  const bytes = name === null ? null : await readLinkedFile(files, key)
  if (name === null || bytes === null) throw new ApiError('resource.missing')
  return new FileOutput(name, 'application/pdf', bytes)
}
