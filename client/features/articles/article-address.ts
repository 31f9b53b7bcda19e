import type { ArticleTerm } from '#src/contract/articles.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'

export type ArticleQuery = PayloadOf<'articleList'>['query']

/** The list of all articles. */
export const ALL_ARTICLES = '/article/cate-all/'

/** The list of a category or tag: `/article/cate-campus/`, `/article/tag-email/`. */
export function termPath({ facet, slug }: Pick<ArticleTerm, 'facet' | 'slug'>): string {
  return `/article/${facet === 'tag' ? 'tag' : 'cate'}-${slug}/`
}

/** The address of a list: its term in the path, the rest in the query. */
export function listPath({ term, q, sort, page }: ArticleQuery): string {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (sort !== 'new') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return (term ? termPath(term) : ALL_ARTICLES) + (params.size > 0 ? `?${params}` : '')
}
