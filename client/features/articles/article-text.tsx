import type { Article } from '#src/contract/articles.ts'

/** The text itself: HTML that our own renderer wrote when the article was published. */
export function ArticleText({ html }: Pick<Article, 'html'>) {
  return <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
}
