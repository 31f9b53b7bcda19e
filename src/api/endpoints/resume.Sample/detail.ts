import { readSampleHtml } from '#src/api/db/resume-samples.ts'
import { readWordTemplate } from '#src/api/db/word-templates.ts'
import { ApiError } from '#src/api/errors.ts'
import type { Handler } from '#src/api/handler.ts'

/** One résumé to read and to begin with online. */
export const sampleDetail: Handler<'resume.Sample/detail'> = async ({ id }, { services, locale }) => {
  const [template, html] = await Promise.all([
    readWordTemplate(services.db, id, locale),
    readSampleHtml(services.db, id),
  ])
  if (template === null || html === null) throw new ApiError('resource.missing')
  return { ...template, html }
}
