import { unlockedResume } from '#src/api/resumes/sharing.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** The document of a shared résumé, for making its file. */
export const sharedSource: Handler<'resume.Share/document'> = async ({ token }, caller) => {
  const { row, document } = await unlockedResume(token, caller)
  if (!row.download) throw new ApiError('request.forbidden')
  return { doc: document }
}
