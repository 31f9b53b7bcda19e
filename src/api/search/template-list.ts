import { filtersOfSlug, listWordTemplates } from '#src/api/db/content/word-list.ts'
import { TEMPLATES_A_PAGE } from '#src/api/domain/paging.ts'
import { answering, searchTerms } from '#src/api/domain/search.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Caller } from '#src/api/wire/handler.ts'
import type { ParsedInputOf, WordFacet, WordList } from '#src/contract/index.ts'
import { oneSignMemory } from './one-sign.ts'

const remembered = oneSignMemory<WordList>()

/**
 * One page of the Word templates, with the filters that apply to it.
 * @param among the facets whose values `slug` may name
 * @throws ApiError `resource.missing` when no template has that value
 */
export async function templateList(
  { slug, q, sort, page, ...facets }: ParsedInputOf<'word.Jianli/list'>,
  among: readonly WordFacet[],
  { services, locale }: Caller,
): Promise<WordList> {
  const named = await filtersOfSlug(services.content, slug, among)
  if (named === null) throw new ApiError('resource.missing')
  const terms = searchTerms(q ?? '')
  const query = { filters: { ...named, ...facets }, terms, sort, page, pageSize: TEMPLATES_A_PAGE, locale }
  const list = await remembered(services, { terms, key: query }, () => listWordTemplates(services.content, query))
  return answering(q, terms, list)
}
