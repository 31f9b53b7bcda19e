import { listArticles } from '#src/api/db/article-list.ts'
import { ARTICLES_A_PAGE } from '#src/api/domain/paging.ts'
import { searchTerms } from '#src/api/domain/search.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** One page of the articles in the caller's language. */
export const articles: Handler<'article.Info/list'> = ({ cate, tag, q, sort, page }, { services, locale }) => {
  const slugs = [cate, tag].filter((slug) => slug !== undefined)
  return listArticles(services.db, {
    slugs,
    terms: searchTerms(q ?? ''),
    sort,
    page,
    pageSize: ARTICLES_A_PAGE,
    locale,
  })
}
