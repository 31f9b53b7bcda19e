import { found, openResume } from '#src/api/resumes/access.ts'
import { createResume } from '#src/api/resumes/creation.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { resumeTitle } from '#src/resume/completeness.ts'

const copyOf = { zh: (title: string) => `${title} 副本`, en: (title: string) => `${title} (copy)` }

/** A copy of a résumé. */
export const duplicate: Handler<'user.Resume/duplicate'> = async ({ id, key }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  const { doc } = found(await resume.read(userId))
  const title = copyOf[caller.locale](resumeTitle(doc)).trim()
  return createResume({ ...doc, title }, key, caller)
}
