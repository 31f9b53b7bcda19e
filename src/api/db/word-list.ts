import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { SearchTerms } from '#src/api/domain/search.ts'
import { type Locale, type WordFacet, type WordList, wordFacets, type wordSorts } from '#src/contract/index.ts'
import { firstOf, rowsOf } from './rows.ts'
import { allOf, type Condition, searchConditions } from './search-conditions.ts'
import { CARD_COLUMNS, cardOf, cardRow } from './word-cards.ts'

/** What the gallery asks for: at most one slug per facet. */
export type WordQuery = {
  filters: Partial<Record<WordFacet, string>>
  terms: SearchTerms
  sort: (typeof wordSorts)[number]
  page: number
  pageSize: number
  locale: Locale
}

const ORDERS: Record<WordQuery['sort'], string> = {
  hot: 't.downloads DESC, t.favourites DESC, t.id',
  new: 't.updated_at DESC, t.id DESC',
}

const totalRow = z.object({ total: z.int() })
const countRow = z.object({ facet: z.enum(wordFacets), slug: z.string(), count: z.int() })
const nameRow = z.object({ facet: z.enum(wordFacets), slug: z.string(), name_zh: z.string(), name_en: z.string() })

/** One page of the gallery, templates in the language of the request first, with the filters that apply to it. */
export async function listWordTemplates(db: D1Database, query: WordQuery): Promise<WordList> {
  const { page, pageSize, locale } = query
  const groups = countGroups(query)
  const [total, items, names, ...counts] = await db.batch([
    totalStatement(db, query),
    pageStatement(db, query),
    db.prepare('SELECT facet, slug, name_zh, name_en FROM facet_names ORDER BY position'),
    ...groups.map((facets) => countStatement(db, query, facets)),
  ])
  return {
    total: firstOf(totalRow, total)?.total ?? 0,
    page,
    page_size: pageSize,
    items: rowsOf(cardRow, items).map((row) => cardOf(row, locale)),
    facets: facetsOf(query, rowsOf(nameRow, names), counts),
  }
}

function pageStatement(db: D1Database, query: WordQuery): D1PreparedStatement {
  const { sql, values } = matching(query)
  return db
    .prepare(
      `SELECT ${CARD_COLUMNS} FROM word_templates AS t WHERE ${sql}
       ORDER BY t.language = ? DESC, ${ORDERS[query.sort]} LIMIT ? OFFSET ?`,
    )
    .bind(...values, query.locale, query.pageSize, (query.page - 1) * query.pageSize)
}

function totalStatement(db: D1Database, query: WordQuery): D1PreparedStatement {
  const { sql, values } = matching(query)
  return db.prepare(`SELECT count(*) AS total FROM word_templates AS t WHERE ${sql}`).bind(...values)
}

/**
 * The facets that can be counted together. A facet is counted as if it had no filter itself, so each one with
 * a filter goes alone; all others share the full set.
 */
function countGroups({ filters }: WordQuery): WordFacet[][] {
  const free = wordFacets.filter((facet) => filters[facet] === undefined)
  const chosen = wordFacets.filter((facet) => filters[facet] !== undefined)
  return [free, ...chosen.map((facet) => [facet])].filter((group) => group.length > 0)
}

function countStatement(db: D1Database, query: WordQuery, facets: WordFacet[]): D1PreparedStatement {
  const others = facets.length === 1 ? { ...query.filters, [String(facets[0])]: undefined } : query.filters
  const { sql, values } = matching({ ...query, filters: others })
  return db
    .prepare(
      `SELECT f.facet, f.slug, count(*) AS count FROM word_template_facets AS f
       JOIN word_templates AS t ON t.id = f.template_id
       WHERE f.facet IN (${facets.map(() => '?').join(', ')}) AND ${sql} GROUP BY f.facet, f.slug`,
    )
    .bind(...facets, ...values)
}

/** The condition of `word_templates AS t` a query stands for. */
function matching({ filters, terms }: Pick<WordQuery, 'filters' | 'terms'>): Condition {
  const conditions: Condition[] = [{ sql: 't.published = 1', values: [] }]
  for (const facet of wordFacets) {
    const slug = filters[facet]
    if (slug === undefined) continue
    conditions.push({
      sql: 't.id IN (SELECT template_id FROM word_template_facets WHERE facet = ? AND slug = ?)',
      values: [facet, slug],
    })
  }
  return allOf([...conditions, ...searchConditions('word_search', 't.id', terms)])
}

/** The values with templates behind them, and the chosen one even without. */
function facetsOf(query: WordQuery, names: z.infer<typeof nameRow>[], counts: D1Result[]): WordList['facets'] {
  const counted = new Map(
    counts.flatMap((result) => rowsOf(countRow, result)).map((row) => [`${row.facet}/${row.slug}`, row.count]),
  )
  return wordFacets.map((facet) => ({
    facet,
    values: names
      .filter((name) => name.facet === facet)
      .map((name) => ({
        facet,
        slug: name.slug,
        name: query.locale === 'en' ? name.name_en : name.name_zh,
        count: counted.get(`${facet}/${name.slug}`) ?? 0,
      }))
      .filter((value) => value.count > 0 || value.slug === query.filters[facet]),
  }))
}
