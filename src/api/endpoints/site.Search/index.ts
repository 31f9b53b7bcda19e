import { searchEverything } from '#src/api/db/site-search.ts'
import { searchTerms } from '#src/api/domain/search.ts'
import type { Handler } from '#src/api/handler.ts'
import type { SearchResult } from '#src/contract/index.ts'

const NOTHING: SearchResult = {
  exact: true,
  words: [],
  terms: [],
  templates: { total: 0, items: [] },
  articles: { total: 0, items: [] },
}

/** Everything a search finds; what has one of the words when nothing has all of them. */
export const searchSite: Handler<'site.Search/index'> = async ({ q }, { services, locale }) => {
  const terms = searchTerms(q ?? '')
  if (terms.length === 0) return NOTHING
  const found = await searchEverything(services.db, terms, locale)
  const isEmpty = found.templates.total + found.articles.total === 0
  if (!isEmpty || terms.length === 1) return { exact: true, ...found }
  return { exact: false, ...(await searchEverything(services.db, [terms.flat()], locale)) }
}
