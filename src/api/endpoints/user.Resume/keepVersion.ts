import { askResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Keeps the present state, to be gone back to from a change that is about to come. */
export const keepVersion: Handler<'user.Resume/keepVersion'> = ({ id }, caller) =>
  askResume(id, caller, (resume, userId) => resume.keepVersion(userId))
