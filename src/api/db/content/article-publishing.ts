import type { D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { rowsOf } from '#src/api/db/rows.ts'
import { type Locale, locales } from '#src/contract/index.ts'
import { chunksOf } from '#src/lib/chunks.ts'
import { noteContentVersion } from './content-versions.ts'
import type { ContentDatabase } from './database.ts'
import { forgetPopularityMarks } from './popularity.ts'

/** An article to publish; times in ms since 1970. */
export type PublishedArticle = {
  id: number
  /** Changes whenever anything else of the article does. */
  version: string
  language: Locale
  category: string
  title: string
  summary: string
  /** Trusted HTML: it comes from our own renderer. */
  html: string
  contents: readonly { id: string; text: string }[]
  minutes: number
  /** Ids of articles, best first. */
  related: readonly number[]
  /** Facet values of suitable Word templates, best first. */
  templates: readonly { facet: string; slug: string }[]
  published_at: number
  updated_at: number
  /** The slugs of its category and tags. */
  terms: readonly string[]
  /** The texts to search, as `searchText` writes them: the title, and everything else. */
  search_title: string
  search: string
}

/** A category or tag, as its row is written. */
export type PublishedTerm = { slug: string; facet: string; name_zh: string; name_en: string; position: number }

/** How many articles one statement writes: D1 accepts values of 2 MB at most. */
const CHUNK = 20

/**
 * How many templates are stored for an article: three times as many as are shown, so that of equal ones the day's most
 * popular can be shown.
 */
const SUITED = 12

const COLUMNS = [
  'version',
  'language',
  'category',
  'title',
  'summary',
  'html',
  'contents',
  'minutes',
  'related',
  'templates',
  'published_at',
  'updated_at',
] as const satisfies (keyof PublishedArticle)[]

const versionRow = z.object({ id: z.int(), version: z.string(), language: z.enum(locales) })

/** The versions of the published articles. */
export async function readArticleVersions(db: ContentDatabase): Promise<z.infer<typeof versionRow>[]> {
  const sql = 'SELECT id, version, language FROM articles WHERE published = 1 ORDER BY id'
  return rowsOf(versionRow, await db.prepare(sql).run())
}

/** Writes the changed articles and all terms, and unpublishes every article not in `ids`; all in one batch. */
export async function publishArticleRows(
  db: ContentDatabase,
  {
    changed,
    ids,
    terms,
  }: { changed: readonly PublishedArticle[]; ids: readonly number[]; terms: readonly PublishedTerm[] },
  version: string,
): Promise<void> {
  await db.batch([
    ...chunksOf(changed, CHUNK).flatMap((articles) => writeStatements(db, JSON.stringify(articles))),
    db
      .prepare('UPDATE articles SET published = 0 WHERE id NOT IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(ids)),
    db.prepare('DELETE FROM article_term_names'),
    db
      .prepare(
        `INSERT INTO article_term_names (slug, facet, name_zh, name_en, position)
         SELECT value ->> 'slug', value ->> 'facet', value ->> 'name_zh', value ->> 'name_en', value ->> 'position'
         FROM json_each(?)`,
      )
      .bind(JSON.stringify(terms)),
    countArticles(db),
    suitArticles(db),
    forgetPopularityMarks(db),
    noteContentVersion(db, 'articles', version),
  ])
}

/** Stores how many articles each category and tag has, and when one of them last changed, by language. */
function countArticles(db: ContentDatabase): D1PreparedStatement {
  const counts = locales.map(
    (language) =>
      `(count_${language}, updated_${language}) = (SELECT count(*), coalesce(max(a.updated_at), 0)
        FROM article_terms AS f JOIN articles AS a ON a.id = f.article_id
        WHERE f.slug = article_term_names.slug AND a.published = 1 AND a.language = '${language}')`,
  )
  return db.prepare(`UPDATE article_term_names SET ${counts.join(', ')}`)
}

/**
 * Chooses the Word templates for every article: those that match most of its wanted facet values, in its language or a
 * wanted one. Has to run whenever articles or templates are published.
 */
export function suitArticles(db: ContentDatabase): D1PreparedStatement {
  return db.prepare(
    `UPDATE articles SET suited = (
       SELECT json_group_array(json_array(id, score)) FROM (
         SELECT t.id, 100 * count(*) - min(line.key) AS score FROM json_each(articles.templates) AS line
         CROSS JOIN word_template_facets AS f ON f.facet = line.value ->> 'facet' AND f.slug = line.value ->> 'slug'
         CROSS JOIN word_templates AS t ON t.id = f.template_id
         WHERE t.published = 1 AND (t.language = articles.language
           OR t.language IN (SELECT value ->> 'slug' FROM json_each(articles.templates)))
         GROUP BY t.id ORDER BY score DESC, t.downloads DESC, t.id LIMIT ${SUITED}
       )
     ) WHERE published = 1`,
  )
}

/** Replaces these articles, their terms and their search texts. */
function writeStatements(db: ContentDatabase, articles: string): D1PreparedStatement[] {
  const values = COLUMNS.map((column) => `value ->> '${column}'`).join(', ')
  const updates = COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')
  const statements = [
    `INSERT INTO articles (id, published, ${COLUMNS.join(', ')})
     SELECT value ->> 'id', 1, ${values} FROM json_each(?) WHERE true
     ON CONFLICT (id) DO UPDATE SET published = 1, ${updates}`,
    `DELETE FROM article_terms WHERE article_id IN (SELECT value ->> 'id' FROM json_each(?))`,
    `INSERT INTO article_terms (slug, article_id)
     SELECT term.value, a.value ->> 'id' FROM json_each(?) AS a, json_each(a.value, '$.terms') AS term`,
    `DELETE FROM article_search WHERE rowid IN (SELECT value ->> 'id' FROM json_each(?))`,
    `INSERT INTO article_search (rowid, title, text)
     SELECT value ->> 'id', value ->> 'search_title', value ->> 'search' FROM json_each(?)`,
  ]
  return statements.map((sql) => db.prepare(sql).bind(articles))
}
