import type { Article } from '#src/contract/articles.ts'

/** The text of an article: HTML that our own renderer made when it was published. */
export function ArticleText({ html }: Pick<Article, 'html'>) {
  return <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
}
