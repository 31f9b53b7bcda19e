import { readPublishedSite } from '#src/api/db/site-config.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { publicBookmark } from '#src/api/wire/replicas.ts'

/** Name, SEO texts and record number, in the language of the request, and the version of all that is public. */
export const baseSite: Handler<'config/base_site'> = async (_input, { services, locale, seen }) => {
  const { config, contentBookmark } = await readPublishedSite(services.db, locale)
  return { ...config, ...publicBookmark(seen(), contentBookmark) }
}
