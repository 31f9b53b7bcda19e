import { isRemovedTemplate, readWordTemplate } from '#src/api/db/content/word-templates.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** One published template. */
export const wordDetail: Handler<'word.Jianli/detail'> = async ({ id }, { services, locale }) => {
  const template = await readWordTemplate(services.content, id, locale)
  if (template !== null) return template
  throw new ApiError((await isRemovedTemplate(services.content, id)) ? 'resource.removed' : 'resource.missing')
}
