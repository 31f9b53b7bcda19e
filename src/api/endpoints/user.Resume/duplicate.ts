import { askResume } from '#src/api/resumes/access.ts'
import { createResume } from '#src/api/resumes/creation.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { copyResume } from '#src/resume/copy.ts'

/** Copies a résumé as it is stored. */
export const duplicate: Handler<'user.Resume/duplicate'> = async ({ id, key }, caller) => {
  const { doc } = await askResume(id, caller, (resume, userId) => resume.read(userId))
  return createResume(copyResume(doc, caller.locale), key, caller)
}
