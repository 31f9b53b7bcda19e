import type { D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { rowsOf } from '#src/api/db/rows.ts'
import { foundWords, type SearchTerms } from '#src/api/domain/search.ts'
import { type ArticleList, type articleSorts, type Locale, locales } from '#src/contract/index.ts'
import { CARD_COLUMNS, CARD_TABLES, cardOf, cardRow, termOf, termRow } from './article-cards.ts'
import type { ContentDatabase } from './database.ts'
import { allOf, inAll, inTitle, type Sql, searches } from './search-conditions.ts'

/** A query for articles that have all of the given categories and tags. */
export type ArticleQuery = {
  slugs: readonly string[]
  terms: SearchTerms
  sort: (typeof articleSorts)[number]
  page: number
  pageSize: number
  locale: Locale
}

const ORDERS: Record<ArticleQuery['sort'], string> = {
  new: 'a.updated_at DESC, a.id DESC',
  hot: 'a.views DESC, a.updated_at DESC, a.id DESC',
}

const totalRow = z.object({ language: z.enum(locales), total: z.int() })
const countRow = z.extend(termRow, { count: z.int() })

/** One page of the published articles of a language, with the terms to filter by. */
export async function listArticles(db: ContentDatabase, query: ArticleQuery): Promise<ArticleList> {
  const { page, pageSize, locale } = query
  const [totals, items, counts] = await db.batch([
    articleTotalsStatement(db, query),
    articlePageStatement(db, query),
    countsStatement(db, locale),
  ])
  const totalOf = new Map(rowsOf(totalRow, totals).map(({ language, total }) => [language, total]))
  return {
    total: totalOf.get(locale) ?? 0,
    page,
    page_size: pageSize,
    items: rowsOf(cardRow, items).map((row) => cardOf(row, locale)),
    words: foundWords(query.terms),
    terms: rowsOf(countRow, counts).map((row) => ({ ...termOf(row, locale), count: row.count })),
    languages: locales.filter((language) => totalOf.has(language)),
  }
}

/**
 * Counts the matching articles of each language that has any. Without a search and with at most one term, it reads the
 * counts that publishing has stored.
 */
export function articleTotalsStatement(db: ContentDatabase, query: ArticleQuery): D1PreparedStatement {
  const [slug, ...more] = query.slugs
  if (query.terms.length === 0 && more.length === 0) return storedTotals(db, slug)
  const { sql, values } = matching(query)
  return db
    .prepare(`SELECT a.language, count(*) AS total FROM articles AS a WHERE ${sql} GROUP BY a.language`)
    .bind(...values)
}

/** One page of articles. In a search, articles whose title matches come first. */
export function articlePageStatement(db: ContentDatabase, query: ArticleQuery): D1PreparedStatement {
  const { sql, values } = matching(query)
  const titled = inTitle('article', 'a.id', query.terms)
  return db
    .prepare(
      `SELECT ${CARD_COLUMNS}, ${titled.sql} AS is_titled FROM ${CARD_TABLES} WHERE ${sql} AND a.language = ?
       ORDER BY is_titled DESC, ${ORDERS[query.sort]} LIMIT ? OFFSET ?`,
    )
    .bind(...titled.values, ...values, query.locale, query.pageSize, (query.page - 1) * query.pageSize)
}

/** Every article has exactly one category, so the counts of categories add up to all. */
function storedTotals(db: ContentDatabase, slug: string | undefined): D1PreparedStatement {
  const which = slug === undefined ? "n.facet <> 'tag'" : 'n.slug = ?'
  const totals = locales.map(
    (language) =>
      `SELECT '${language}' AS language, sum(n.count_${language}) AS total FROM article_term_names AS n
       WHERE ${which} HAVING total > 0`,
  )
  const statement = db.prepare(totals.join(' UNION ALL '))
  return slug === undefined ? statement : statement.bind(...locales.map(() => slug))
}

function countsStatement(db: ContentDatabase, locale: Locale): D1PreparedStatement {
  return db.prepare(
    `SELECT n.facet, n.slug, n.name_zh, n.name_en, n.count_${locale} AS count FROM article_term_names AS n
     WHERE count > 0 ORDER BY n.position`,
  )
}

/** The condition of a query on `articles AS a`, for every language. */
function matching({ slugs, terms }: Pick<ArticleQuery, 'slugs' | 'terms'>): Sql {
  const demands = [
    ...searches('article', terms),
    ...slugs.map((slug) => ({ sql: 'SELECT article_id FROM article_terms WHERE slug = ?', values: [slug] })),
  ]
  return allOf([{ sql: 'a.published = 1', values: [] }, ...inAll('a.id', demands)])
}
