import type { Handler } from '#src/api/handler.ts'
import { documentOf } from '#src/api/resume-access.ts'
import { createResume } from '#src/api/resume-creation.ts'

/** A new résumé, as many as the caller's level allows. */
export const createNew: Handler<'user.Resume/create'> = ({ key, doc }, caller) =>
  createResume(documentOf(doc), key, caller)
