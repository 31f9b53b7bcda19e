import { readSiteConfig } from '#src/api/db/site-config.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Name, SEO texts and record number, in the language of the request. */
export const baseSite: Handler<'config/base_site'> = (_input, { services, locale }) =>
  readSiteConfig(services.db, locale)
