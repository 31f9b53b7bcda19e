import { askResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** The newest values that gave way to others. */
export const resumeHistory: Handler<'user.Resume/history'> = ({ id }, caller) =>
  askResume(id, caller, (resume, userId) => resume.history(userId))
