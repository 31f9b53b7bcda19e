import { askResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** The versions of a résumé, newest first. */
export const resumeVersions: Handler<'user.Resume/versions'> = ({ id }, caller) =>
  askResume(id, caller, (resume, userId) => resume.versions(userId))
