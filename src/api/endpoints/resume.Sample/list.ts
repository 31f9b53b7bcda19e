import { filtersOfSlug, listWordTemplates } from '#src/api/db/word-list.ts'
import { TEMPLATES_A_PAGE } from '#src/api/domain/paging.ts'
import { answering, searchTerms } from '#src/api/domain/search.ts'
import { oneSignMemory } from '#src/api/search/one-sign.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { categoryFacets, type WordList } from '#src/contract/index.ts'

const remembered = oneSignMemory<WordList>()

/** One page of the sample résumés: every Word template is one. */
export const listSamples: Handler<'resume.Sample/list'> = async ({ slug, q, sort, page, ...facets }, caller) => {
  const { services, locale } = caller
  const named = await filtersOfSlug(services.db, slug, categoryFacets)
  if (named === null) throw new ApiError('resource.missing')
  const terms = searchTerms(q ?? '')
  const query = { filters: { ...named, ...facets }, terms, sort, page, pageSize: TEMPLATES_A_PAGE, locale }
  const list = await remembered(services, { terms, key: query }, () => listWordTemplates(services.db, query))
  return answering(q, terms, list)
}
