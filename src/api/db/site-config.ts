import type { D1Database } from '@cloudflare/workers-types'
import { type Locale, type SiteConfig, siteConfig } from '#src/contract/index.ts'

/** The site configuration in one language. @throws ZodError when its row is gone */
export async function readSiteConfig(db: D1Database, locale: Locale): Promise<SiteConfig> {
  const row = await db
    .prepare('SELECT site_name, seo_title, seo_key, seo_desc, record_number FROM site_config WHERE locale = ?')
    .bind(locale)
    .first()
  return siteConfig.parse(row)
}
