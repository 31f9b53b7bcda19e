import { documentOf } from '#src/api/resumes/access.ts'
import { createResume } from '#src/api/resumes/creation.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** A new résumé, as many as the caller's level allows. */
export const createNew: Handler<'user.Resume/create'> = ({ key, doc }, caller) =>
  createResume(documentOf(doc), key, caller)
