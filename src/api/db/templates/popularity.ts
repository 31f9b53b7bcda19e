import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { rowsOf } from '#src/api/db/rows.ts'
import type { Popularity, PopularityMarks } from '#src/api/domain/popularity.ts'

const templateRow = z.object({
  id: z.int(),
  views: z.int(),
  downloads: z.int(),
  favourites: z.int(),
  changed: z.int(),
})
const articleRow = z.object({ id: z.int(), views: z.int(), changed: z.int() })

/**
 * The counters that have changed since these marks. If a mark is ahead of the ledger, which was then restored to an
 * earlier state, all counters.
 */
export async function readPopularity(db: D1Database, marks: PopularityMarks): Promise<Popularity> {
  const since = (table: string) =>
    `FROM ${table} WHERE changed > iif(?1 > (SELECT max(changed) FROM ${table}), 0, ?1) ORDER BY changed`
  const [templates, articles] = await db.batch([
    db.prepare(`SELECT id, views, downloads, favourites, changed ${since('word_templates')}`).bind(marks.template),
    db.prepare(`SELECT id, views, changed ${since('articles')}`).bind(marks.article),
  ])
  return { templates: rowsOf(templateRow, templates), articles: rowsOf(articleRow, articles) }
}
