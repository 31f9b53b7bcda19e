import type { D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { firstOf, isFound, jsonOf, readRow, rowOf, rowsOf } from '#src/api/db/rows.ts'
import { resumeNo } from '#src/api/domain/templates.ts'
import type { Locale, WordTemplate } from '#src/contract/index.ts'
import type { ContentDatabase } from './database.ts'
import { CARD_COLUMNS, cardOf, cardRow, facetOf, facetValueRow, previewOf } from './word-cards.ts'

const RELATED = 6

const templateRow = z.extend(cardRow, {
  summary_zh: z.string(),
  summary_en: z.string(),
  design: z.string(),
  sample: z.string(),
  fonts: jsonOf(z.array(z.string())),
  size: z.int(),
  updated_at: z.number(),
  favourites: z.int(),
  views: z.int(),
})
const fileRow = rowOf({ slug: z.string(), fileName: z.string() })

/** A published template with its facets and similar templates; `null` when there is none. */
export async function readWordTemplate(db: ContentDatabase, id: number, locale: Locale): Promise<WordTemplate | null> {
  const [found, facets, related] = await db.batch([
    templateStatement(db, id),
    facetsStatement(db, id),
    relatedStatement(db, id),
  ])
  const row = firstOf(templateRow, found)
  if (row === null) return null
  return {
    ...cardOf(row, locale),
    resume_no: resumeNo('word', row.id),
    summary: locale === 'en' ? row.summary_en : row.summary_zh,
    design: row.design,
    sample: row.sample,
    fonts: row.fonts,
    size: row.size,
    updated_at: row.updated_at,
    favourites: row.favourites,
    views: row.views,
    previews: Array.from({ length: row.pages }, (_, index) => previewOf(row, index + 1)),
    facets: rowsOf(facetValueRow, facets).map((facet) => facetOf(facet, locale)),
    related: rowsOf(cardRow, related).map((card) => cardOf(card, locale)),
  }
}

/** Whether a template was published once and no longer is. */
export async function isRemovedTemplate(db: ContentDatabase, id: number): Promise<boolean> {
  return isFound(db.prepare('SELECT 1 FROM word_templates WHERE id = ? AND published = 0').bind(id))
}

/** The file of a template and its name, also of one that is no longer published; `null` when there never was one. */
export async function readWordFileInfo(
  db: ContentDatabase,
  id: number,
): Promise<{ slug: string; fileName: string } | null> {
  return readRow(fileRow, db.prepare('SELECT slug, file_name FROM word_templates WHERE id = ?').bind(id))
}

function templateStatement(db: ContentDatabase, id: number): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${CARD_COLUMNS}, t.summary_zh, t.summary_en, t.design, t.sample, t.fonts, t.size, t.updated_at, t.favourites, t.views
       FROM word_templates AS t WHERE t.id = ? AND t.published = 1`,
    )
    .bind(id)
}

function facetsStatement(db: ContentDatabase, id: number): D1PreparedStatement {
  return db
    .prepare(
      `SELECT n.facet, n.slug, n.name_zh, n.name_en FROM word_template_facets AS f
       JOIN facet_names AS n ON n.facet = f.facet AND n.slug = f.slug
       WHERE f.template_id = ? ORDER BY n.position`,
    )
    .bind(id)
}

/** Templates like this one, as publishing chose them; of those equally alike, the more popular comes first. */
function relatedStatement(db: ContentDatabase, id: number): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${CARD_COLUMNS} FROM word_templates AS own CROSS JOIN json_each(own.related) AS line
       CROSS JOIN word_templates AS t ON t.id = line.value ->> 0
       WHERE own.id = ? AND t.published = 1 ORDER BY line.value ->> 1 DESC, t.heat DESC, t.id LIMIT ${RELATED}`,
    )
    .bind(id)
}
