import type { D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { rowsOf } from '#src/api/db/rows.ts'
import { relatedTemplates } from '#src/api/domain/related-templates.ts'
import type { Locale } from '#src/contract/locale.ts'
import { chunksOf } from '#src/lib/chunks.ts'
import { suitArticles } from './article-publishing.ts'
import { noteContentVersion } from './content-versions.ts'
import type { ContentDatabase } from './database.ts'
import { forgetPopularityMarks } from './popularity.ts'

/** A template to publish, without its counters. `updated_at` in ms since 1970, `size` in bytes. */
export type PublishedTemplate = {
  id: number
  slug: string
  design: string
  sample: string
  language: Locale
  title_zh: string
  title_en: string
  summary_zh: string
  summary_en: string
  photo: 0 | 1
  pages: number
  fonts: readonly string[]
  file_name: string
  size: number
  sha256: string
  preview_width: number
  preview_height: number
  updated_at: number
  facets: readonly { facet: string; slug: string }[]
  /** The texts to search, as `searchText` writes them: the titles, and everything else. */
  search_title: string
  search: string
}

export type PublishedFacet = { facet: string; slug: string; name_zh: string; name_en: string; position: number }

/** All templates and facets of one publication. */
export type PublishedWord = { templates: readonly PublishedTemplate[]; facets: readonly PublishedFacet[] }

/** How many templates one statement writes: D1 accepts values of 2 MB at most. */
const CHUNK = 200

const COLUMNS = [
  'slug',
  'design',
  'sample',
  'language',
  'title_zh',
  'title_en',
  'summary_zh',
  'summary_en',
  'photo',
  'pages',
  'fonts',
  'file_name',
  'size',
  'sha256',
  'preview_width',
  'preview_height',
  'updated_at',
] as const satisfies (keyof PublishedTemplate)[]
const WRITTEN = [...COLUMNS, 'related']

const versionRow = z.object({ id: z.int(), version: z.string() })
const heatRow = z.object({ id: z.int(), heat: z.int() })

/** A version of each published template that changes whenever its content does. */
export async function readTemplateVersions(db: ContentDatabase): Promise<z.infer<typeof versionRow>[]> {
  const columns = COLUMNS.map((column) => `t.${column}`).join(', ')
  const sql = `SELECT t.id, json_array(${columns}, (
      SELECT json_group_array(f.facet || '/' || f.slug) FROM word_template_facets AS f WHERE f.template_id = t.id
    )) AS version FROM word_templates AS t WHERE t.published = 1 ORDER BY t.id`
  return rowsOf(versionRow, await db.prepare(sql).run())
}

/**
 * Makes these the published Word templates, in one batch, with everything lists and pages would otherwise count or
 * compare. Others are unpublished, keeping their counters, downloads and favourites.
 */
export async function publishWordRows(
  db: ContentDatabase,
  { templates, facets }: PublishedWord,
  version: string,
): Promise<void> {
  const heat = rowsOf(heatRow, await db.prepare('SELECT id, heat FROM word_templates').run())
  const related = relatedTemplates(templates, new Map(heat.map(({ id, heat }) => [id, heat])))
  const rows = templates.map((template) => ({ ...template, related: related.get(template.id) }))
  await db.batch([
    // The given templates are published again below.
    db.prepare('UPDATE word_templates SET published = 0'),
    db.prepare('DELETE FROM word_template_facets'),
    db.prepare('DELETE FROM word_search'),
    ...chunksOf(rows, CHUNK).flatMap((chunk) => writeStatements(db, JSON.stringify(chunk))),
    db.prepare('DELETE FROM facet_names'),
    db
      .prepare(
        `INSERT INTO facet_names (facet, slug, name_zh, name_en, position)
         SELECT value ->> 'facet', value ->> 'slug', value ->> 'name_zh', value ->> 'name_en', value ->> 'position'
         FROM json_each(?)`,
      )
      .bind(JSON.stringify(facets)),
    ...countStatements(db),
    suitArticles(db),
    forgetPopularityMarks(db),
    noteContentVersion(db, 'word', version),
  ])
}

/** Writes these templates with their facet values and search texts, which do not exist yet. */
function writeStatements(db: ContentDatabase, templates: string): D1PreparedStatement[] {
  const values = WRITTEN.map((column) => `value ->> '${column}'`).join(', ')
  const updates = WRITTEN.map((column) => `${column} = excluded.${column}`).join(', ')
  const statements = [
    `INSERT INTO word_templates (id, published, ${WRITTEN.join(', ')})
     SELECT value ->> 'id', 1, ${values} FROM json_each(?) WHERE true
     ON CONFLICT (id) DO UPDATE SET published = 1, ${updates}`,
    `INSERT INTO word_template_facets (facet, slug, template_id)
     SELECT f.value ->> 'facet', f.value ->> 'slug', t.value ->> 'id'
     FROM json_each(?) AS t, json_each(t.value, '$.facets') AS f`,
    `INSERT INTO word_search (rowid, title, text)
     SELECT value ->> 'id', value ->> 'search_title', value ->> 'search' FROM json_each(?)`,
  ]
  return statements.map((sql) => db.prepare(sql).bind(templates))
}

/**
 * Stores how many templates each value has, and when one of them last changed: among all templates, and among those
 * with each value of another facet.
 */
function countStatements(db: ContentDatabase): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM word_facet_counts'),
    db.prepare(
      `INSERT INTO word_facet_counts (among_facet, among_slug, facet, slug, count, updated_at)
       SELECT '', '', f.facet, f.slug, count(*), max(t.updated_at) FROM word_template_facets AS f
       JOIN word_templates AS t ON t.id = f.template_id GROUP BY f.facet, f.slug
       UNION ALL
       SELECT a.facet, a.slug, f.facet, f.slug, count(*), max(t.updated_at) FROM word_template_facets AS a
       JOIN word_template_facets AS f ON f.template_id = a.template_id AND f.facet <> a.facet
       JOIN word_templates AS t ON t.id = f.template_id GROUP BY a.facet, a.slug, f.facet, f.slug`,
    ),
  ]
}
