import { listArticles } from '#src/api/db/article-list.ts'
import { searchTerms } from '#src/api/domain/search.ts'
import type { Handler } from '#src/api/handler.ts'

const PAGE_SIZE = 12

/** One page of the articles in the caller's language. */
export const articles: Handler<'article.Info/list'> = ({ cate, tag, q, page }, { services, locale }) => {
  const slugs = [cate, tag].filter((slug) => slug !== undefined)
  return listArticles(services.db, { slugs, terms: searchTerms(q ?? ''), page, pageSize: PAGE_SIZE, locale })
}
