import { askResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** The document of one version. */
export const readVersion: Handler<'user.Resume/version'> = async ({ id, number }, caller) => ({
  doc: await askResume(id, caller, (resume, userId) => resume.version(userId, number)),
})
