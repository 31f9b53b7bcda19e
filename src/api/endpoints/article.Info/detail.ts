import { isRemovedArticle, readArticle } from '#src/api/db/content/articles.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** One published article, if it is in the caller's language. */
export const articleDetail: Handler<'article.Info/detail'> = async ({ id }, { services, locale }) => {
  const article = await readArticle(services.content, id, locale)
  if (article !== null) return article
  throw new ApiError((await isRemovedArticle(services.content, id, locale)) ? 'resource.removed' : 'resource.missing')
}
