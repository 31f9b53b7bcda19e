import { askResume } from '#src/api/resumes/access.ts'
import { createResume } from '#src/api/resumes/creation.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { resumeTitle } from '#src/resume/completeness.ts'
import { withoutTwin } from '#src/resume/twin/marks.ts'

const copyOf = { zh: (title: string) => `${title} 副本`, en: (title: string) => `${title} (copy)` }

/** Copies a résumé. A copy of a twin is nobody's twin. */
export const duplicate: Handler<'user.Resume/duplicate'> = async ({ id, key }, caller) => {
  const { doc } = await askResume(id, caller, (resume, userId) => resume.read(userId))
  const title = copyOf[caller.locale](resumeTitle(doc)).trim()
  return createResume({ ...withoutTwin(doc), title }, key, caller)
}
