import { listWordTemplates } from '#src/api/db/word-list.ts'
import type { Handler } from '#src/api/handler.ts'

const PAGE_SIZE = 24

/** One page of the résumés to begin with online: every Word template is one. */
export const listSamples: Handler<'resume.Sample/list'> = ({ use, industry, page }, { services, locale }) => {
  const filters = { ...(use !== undefined && { use }), ...(industry !== undefined && { industry }) }
  const terms = { indexed: [], short: [] }
  return listWordTemplates(services.db, { filters, terms, sort: 'hot', page, pageSize: PAGE_SIZE, locale })
}
