import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { readRows } from '#src/api/db/rows.ts'
import { readPopularity } from '#src/api/db/templates/popularity.ts'
import type { Popularity, PopularityMarks } from '#src/api/domain/popularity.ts'
import type { ContentDatabase } from './database.ts'

const markRow = z.object({ kind: z.enum(['template', 'article']), changed: z.int() })

/**
 * Brings the counters shown in lists and pages up to date with those of the ledger. Called by a timer, and by
 * publishing, so that nothing new is shown without its counters.
 */
export async function copyPopularity(db: D1Database, content: ContentDatabase): Promise<void> {
  const marks = await readPopularityMarks(content)
  const changed = await readPopularity(db, marks)
  if (changed.templates.length + changed.articles.length > 0) await writePopularity(content, changed, marks)
}

/** The last changes whose counters have been copied. */
export async function readPopularityMarks(content: ContentDatabase): Promise<PopularityMarks> {
  const found = await readRows(markRow, content.prepare('SELECT kind, changed FROM popularity_marks'))
  const markOf = (kind: string) => found.find((mark) => mark.kind === kind)?.changed ?? 0
  return { template: markOf('template'), article: markOf('article') }
}

/** Copies counters, and notes how far they are copied. They are sums, so copying them twice changes nothing. */
export async function writePopularity(
  content: ContentDatabase,
  { templates, articles }: Popularity,
  marks: PopularityMarks,
): Promise<void> {
  await content.batch([
    content
      .prepare(
        `UPDATE word_templates SET views = c.value ->> 'views', downloads = c.value ->> 'downloads',
           favourites = c.value ->> 'favourites' FROM json_each(?) AS c WHERE word_templates.id = c.value ->> 'id'`,
      )
      .bind(JSON.stringify(templates)),
    content
      .prepare(
        `UPDATE articles SET views = c.value ->> 'views' FROM json_each(?) AS c WHERE articles.id = c.value ->> 'id'`,
      )
      .bind(JSON.stringify(articles)),
    content
      .prepare(
        `INSERT INTO popularity_marks (kind, changed) VALUES ('template', ?), ('article', ?)
         ON CONFLICT (kind) DO UPDATE SET changed = excluded.changed`,
      )
      .bind(templates.at(-1)?.changed ?? marks.template, articles.at(-1)?.changed ?? marks.article),
  ])
}

/** Makes the next run copy all counters, because some of what is published now may never have had its own. */
export function forgetPopularityMarks(content: ContentDatabase): D1PreparedStatement {
  return content.prepare('DELETE FROM popularity_marks')
}
