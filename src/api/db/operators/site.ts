import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { changesOf, rowsOf } from '#src/api/db/rows.ts'
import { type Locale, siteConfig } from '#src/contract/index.ts'

/** The columns of a level that operators can set: names and tags, prices in fen, limits. */
export const levelColumns = [
  ...(['name_zh', 'name_en', 'tag_zh', 'tag_en', 'price', 'original_price'] as const),
  ...(['online_resume_limit', 'word_download_limit', 'deleted_resume_limit', 'photo_limit'] as const),
  'photo_bytes_limit',
] as const
export type LevelColumn = (typeof levelColumns)[number]

/** The columns of the site's configuration that operators can set, in each language. */
export const siteColumns = z.keyof(siteConfig).options.filter((column) => column !== 'version')
export type SiteColumn = (typeof siteColumns)[number]

/** The value of a column; null only for a missing former price. */
export type StoredValue = string | number | null

const anyRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/**
 * Reads the columns that operators can set: of the configuration in every language, and of every level, lowest first.
 */
export async function readSiteColumns(db: D1Database) {
  const [languages, levels] = await db.batch([
    db.prepare(`SELECT locale, ${siteColumns.join(', ')} FROM site_config ORDER BY locale DESC`),
    db.prepare(`SELECT slug, ${levelColumns.join(', ')} FROM membership_levels ORDER BY rank`),
  ])
  return { languages: rowsOf(anyRow, languages), levels: rowsOf(anyRow, levels) }
}

/** Changes the configuration of one language. False when its value is no longer `before`. */
export async function changeSiteColumn(
  db: D1Database,
  { locale, column, before, after }: { locale: Locale; column: SiteColumn; before: StoredValue; after: StoredValue },
): Promise<boolean> {
  const result = await db
    .prepare(`UPDATE site_config SET ${column} = ?1 WHERE locale = ?2 AND ${column} = ?3`)
    .bind(after, locale, before)
    .run()
  return changesOf(result) > 0
}

/** Changes a level. False when its value is no longer `before`. */
export async function changeLevelColumn(
  db: D1Database,
  { level, column, before, after }: { level: string; column: LevelColumn; before: StoredValue; after: StoredValue },
): Promise<boolean> {
  const result = await db
    .prepare(`UPDATE membership_levels SET ${column} = ?1 WHERE slug = ?2 AND ${column} IS ?3`)
    .bind(after, level, before)
    .run()
  return changesOf(result) > 0
}
