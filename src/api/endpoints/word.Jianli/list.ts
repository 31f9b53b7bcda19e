import { listWordTemplates } from '#src/api/db/word-list.ts'
import { searchTerms } from '#src/api/domain/search.ts'
import type { Handler } from '#src/api/handler.ts'

const PAGE_SIZE = 24

/** One page of the gallery with its filters. */
export const listWord: Handler<'word.Jianli/list'> = ({ q, sort, page, ...filters }, { services, locale }) =>
  listWordTemplates(services.db, { filters, terms: searchTerms(q ?? ''), sort, page, pageSize: PAGE_SIZE, locale })
