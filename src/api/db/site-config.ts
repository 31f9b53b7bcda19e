import type { D1Database } from '@cloudflare/workers-types'
import { type Locale, type SiteConfig, siteConfig } from '#src/contract/index.ts'

const COLUMNS = Object.keys(siteConfig.shape).join(', ')

/**
 * The site configuration in one language.
 * @throws ZodError when its row is missing
 */
export async function readSiteConfig(db: D1Database, locale: Locale): Promise<SiteConfig> {
  const row = await db.prepare(`SELECT ${COLUMNS} FROM site_config WHERE locale = ?`).bind(locale).first()
  return siteConfig.parse(row)
}
