import { listWordTemplates } from '#src/api/db/word-list.ts'
import { TEMPLATES_A_PAGE } from '#src/api/domain/paging.ts'
import { searchTerms } from '#src/api/domain/search.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** One page of the gallery with its filters. */
export const listWord: Handler<'word.Jianli/list'> = ({ q, sort, page, ...filters }, { services, locale }) =>
  listWordTemplates(services.db, {
    filters,
    terms: searchTerms(q ?? ''),
    sort,
    page,
    pageSize: TEMPLATES_A_PAGE,
    locale,
  })
