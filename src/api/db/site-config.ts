import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
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

const published = z.object({ content_bookmark: z._default(z.nullable(z.string()), null) })

/**
 * The site configuration in one language, and the bookmark of the database of content at the last publishing; null when
 * none was noted.
 * @throws ZodError when its row is missing
 */
export async function readPublishedSite(
  db: D1Database,
  locale: Locale,
): Promise<{ config: SiteConfig; contentBookmark: string | null }> {
  const row = await db
    .prepare(
      `SELECT ${COLUMNS}, (SELECT bookmark FROM content_versions WHERE name = 'published') AS content_bookmark
       FROM site_config WHERE locale = ?`,
    )
    .bind(locale)
    .first()
  return { config: siteConfig.parse(row), contentBookmark: published.parse(row).content_bookmark }
}
