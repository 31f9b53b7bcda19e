import { readSampleHtml } from '#src/api/db/content/resume-samples.ts'
import { isRemovedTemplate, readWordTemplate } from '#src/api/db/content/word-templates.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** One sample résumé. */
export const sampleDetail: Handler<'resume.Sample/detail'> = async ({ id }, { services, locale }) => {
  const [template, html] = await Promise.all([
    readWordTemplate(services.content, id, locale),
    readSampleHtml(services.content, id),
  ])
  if (template !== null && html !== null) return { ...template, html }
  throw new ApiError((await isRemovedTemplate(services.content, id)) ? 'resource.removed' : 'resource.missing')
}
