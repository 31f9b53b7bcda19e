import { askResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Stores the present state as a version, before a large change. */
export const keepVersion: Handler<'user.Resume/keepVersion'> = ({ id }, caller) =>
  askResume(id, caller, (resume, userId) => resume.keepVersion(userId))
