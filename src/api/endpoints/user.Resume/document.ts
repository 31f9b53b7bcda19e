import { askResume } from '#src/api/resumes/access.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** A résumé's document and revision. */
export const readResume: Handler<'user.Resume/document'> = ({ id }, caller) =>
  askResume(id, caller, (resume, userId) => resume.read(userId))
