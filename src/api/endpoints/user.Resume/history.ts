import { askResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** The latest values that were replaced by others. */
export const resumeHistory: Handler<'user.Resume/history'> = ({ id }, caller) =>
  askResume(id, caller, (resume, userId) => resume.history(userId))
