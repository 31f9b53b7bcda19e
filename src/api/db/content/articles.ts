import type { D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { firstOf, isFound, jsonOf, readRow, rowsOf } from '#src/api/db/rows.ts'
import { type Article, article, type Locale } from '#src/contract/index.ts'
import { CARD_COLUMNS, CARD_TABLES, cardOf, cardRow, termOf, termRow } from './article-cards.ts'
import type { ContentDatabase } from './database.ts'
import { CARD_COLUMNS as WORD_COLUMNS, cardOf as wordCardOf, cardRow as wordRow } from './word-cards.ts'

/** How many templates fit a row on wide screens. */
const TEMPLATES = 4

const articleRow = z.extend(cardRow, {
  html: z.string(),
  contents: jsonOf(article.shape.contents),
  /** JSON, read by the queries. */
  related: z.string(),
  suited: z.string(),
})
const linkRow = z.object({ id: z.int(), title: z.string() })

/** A published article in its language, with related content; `null` when there is none. */
export async function readArticle(db: ContentDatabase, id: number, locale: Locale): Promise<Article | null> {
  const sql = `SELECT ${CARD_COLUMNS}, a.html, a.contents, a.related, a.suited FROM ${CARD_TABLES}
    WHERE a.id = ? AND a.language = ? AND a.published = 1`
  const found = await readRow(articleRow, db.prepare(sql).bind(id, locale))
  if (found === null) return null
  const [tags, previous, next, related, templates] = await db.batch([
    tagsStatement(db, id),
    neighbourStatement(db, found, locale, 'newer'),
    neighbourStatement(db, found, locale, 'older'),
    relatedStatement(db, found.related, locale),
    templatesStatement(db, found.suited),
  ])
  return {
    ...cardOf(found, locale),
    html: found.html,
    contents: found.contents,
    tags: rowsOf(termRow, tags).map((row) => termOf(row, locale)),
    previous: firstOf(linkRow, previous),
    next: firstOf(linkRow, next),
    related: rowsOf(cardRow, related).map((row) => cardOf(row, locale)),
    templates: rowsOf(wordRow, templates).map((row) => wordCardOf(row, locale)),
  }
}

/** Whether an article of this language was published once and no longer is. */
export async function isRemovedArticle(db: ContentDatabase, id: number, locale: Locale): Promise<boolean> {
  const sql = 'SELECT 1 FROM articles WHERE id = ? AND language = ? AND published = 0'
  return isFound(db.prepare(sql).bind(id, locale))
}

function tagsStatement(db: ContentDatabase, id: number): D1PreparedStatement {
  return db
    .prepare(
      `SELECT n.facet, n.slug, n.name_zh, n.name_en FROM article_terms AS f
       JOIN article_term_names AS n ON n.slug = f.slug
       WHERE f.article_id = ? AND n.facet = 'tag' ORDER BY n.position`,
    )
    .bind(id)
}

/** The previous or next article in the default order. */
function neighbourStatement(
  db: ContentDatabase,
  { id, updated_at }: z.infer<typeof cardRow>,
  locale: Locale,
  side: 'newer' | 'older',
): D1PreparedStatement {
  const [beyond, order] = side === 'newer' ? ['>', 'ASC'] : ['<', 'DESC']
  return db
    .prepare(
      `SELECT id, title FROM articles
       WHERE published = 1 AND language = ? AND (updated_at, id) ${beyond} (?, ?)
       ORDER BY updated_at ${order}, id ${order} LIMIT 1`,
    )
    .bind(locale, updated_at, id)
}

function relatedStatement(db: ContentDatabase, ids: string, locale: Locale): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${CARD_COLUMNS} FROM json_each(?) AS line CROSS JOIN ${CARD_TABLES}
       WHERE a.id = line.value AND a.published = 1 AND a.language = ? ORDER BY line.key`,
    )
    .bind(ids, locale)
}

/**
 * The Word templates chosen for an article, best first; of templates with the same score, the more downloaded comes
 * first.
 */
function templatesStatement(db: ContentDatabase, suited: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${WORD_COLUMNS} FROM json_each(?) AS line CROSS JOIN word_templates AS t ON t.id = line.value ->> 0
       WHERE t.published = 1 ORDER BY line.value ->> 1 DESC, t.downloads DESC, t.id LIMIT ${TEMPLATES}`,
    )
    .bind(suited)
}
