import { documentOf } from '#src/api/resumes/access.ts'
import { createResume } from '#src/api/resumes/creation.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Creates a résumé, within the limit of the caller's level. */
export const createNew: Handler<'user.Resume/create'> = ({ key, doc }, caller) =>
  createResume(documentOf(doc), key, caller)
