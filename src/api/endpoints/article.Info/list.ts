import { listArticles } from '#src/api/db/content/article-list.ts'
import { ARTICLES_A_PAGE } from '#src/api/domain/paging.ts'
import { answering, searchTerms } from '#src/api/domain/search.ts'
import { oneSignMemory } from '#src/api/search/one-sign.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import type { ArticleList } from '#src/contract/index.ts'

const remembered = oneSignMemory<ArticleList>()

/** One page of the articles in the caller's language. */
export const articles: Handler<'article.Info/list'> = async ({ cate, tag, q, sort, page }, { services, locale }) => {
  const slugs = [cate, tag].filter((slug) => slug !== undefined)
  const terms = searchTerms(q ?? '')
  const query = { slugs, terms, sort, page, pageSize: ARTICLES_A_PAGE, locale }
  const list = await remembered(services, { terms, key: query }, () => listArticles(services.content, query))
  return answering(q, terms, list)
}
