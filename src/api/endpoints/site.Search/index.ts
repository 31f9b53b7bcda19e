import { searchEverything, templatesOfRole } from '#src/api/db/content/site-search.ts'
import { nearRole } from '#src/api/domain/near-roles.ts'
import { searchTerms } from '#src/api/domain/search.ts'
import { oneSignMemory } from '#src/api/search/one-sign.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { NOTHING_FOUND } from '#src/contract/index.ts'

const remembered = oneSignMemory<Awaited<ReturnType<typeof searchEverything>>>()

/**
 * Searches everything. If nothing matches all words, results match at least one; if no template matches any, those of
 * the closest role are shown.
 */
export const searchSite: Handler<'site.Search/index'> = async ({ q = '' }, { services, locale }) => {
  const terms = searchTerms(q)
  if (terms.length === 0) return NOTHING_FOUND
  const key = { terms, locale }
  const found = await remembered(services, { terms, key }, () => searchEverything(services.content, terms, locale))
  if (found.templates.total > 0) return { exact: true, ...found }
  const role = nearRole(q, locale)
  const near = role && (await templatesOfRole(services.content, role, locale))
  if (near) return { exact: true, ...found, ...near, terms: [near.near] }
  if (found.articles.total > 0 || terms.length === 1) return { exact: true, ...found }
  return { exact: false, ...(await searchEverything(services.content, [terms.flat()], locale)) }
}
