import { listWordTemplates } from '#src/api/db/word-list.ts'
import { TEMPLATES_A_PAGE } from '#src/api/domain/paging.ts'
import { searchTerms } from '#src/api/domain/search.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** One page of the résumés to begin with online: every Word template is one. */
export const listSamples: Handler<'resume.Sample/list'> = ({ use, industry, q, sort, page }, { services, locale }) => {
  const filters = { ...(use !== undefined && { use }), ...(industry !== undefined && { industry }) }
  const terms = searchTerms(q ?? '')
  return listWordTemplates(services.db, { filters, terms, sort, page, pageSize: TEMPLATES_A_PAGE, locale })
}
