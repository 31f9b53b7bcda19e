import type { D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { readRows, rowsOf } from '#src/api/db/rows.ts'
import { foundWords, type SearchTerms } from '#src/api/domain/search.ts'
import { type Locale, locales, type WordFacet, type WordList, wordFacets, type wordSorts } from '#src/contract/index.ts'
import { chunksOf } from '#src/lib/chunks.ts'
import type { ContentDatabase } from './database.ts'
import { allOf, inAll, inTitle, intersection, MAX_COMPOUND, type Sql, searches } from './search-conditions.ts'
import { CARD_COLUMNS, facetOf, facetValueRow, foundCardOf, foundCardRow } from './word-cards.ts'

/** A query of the gallery: at most one slug per facet. */
export type WordQuery = {
  filters: Partial<Record<WordFacet, string>>
  terms: SearchTerms
  sort: (typeof wordSorts)[number]
  page: number
  pageSize: number
  locale: Locale
}

const ORDERS: Record<WordQuery['sort'], string> = {
  hot: 't.heat DESC, t.id',
  new: 't.updated_at DESC, t.id DESC',
}

const countRow = z.object({ facet: z.enum(wordFacets), slug: z.string(), count: z.int() })
type Count = z.infer<typeof countRow>
const facetRow = z.object({ facet: z.enum(wordFacets) })

/** One page of the gallery, templates in the language of the request first, with the filters that apply to it. */
export async function listWordTemplates(db: ContentDatabase, query: WordQuery): Promise<WordList> {
  const { page, pageSize, terms } = query
  const [items, names, ...counted] = await db.batch([
    wordPageStatement(db, query),
    db.prepare('SELECT facet, slug, name_zh, name_en FROM facet_names ORDER BY position'),
    ...countStatements(db, query),
  ])
  const counts = counted.flatMap((result) => rowsOf(countRow, result))
  return {
    total: totalOf(query, counts),
    page,
    page_size: pageSize,
    items: foundCardsOf(items, query),
    words: foundWords(terms),
    facets: facetsOf(query, rowsOf(facetValueRow, names), counts),
  }
}

/** The filters for a slug of any of these facets; null when no published template has it. */
export async function filtersOfSlug(
  db: ContentDatabase,
  slug: string | undefined,
  among: readonly WordFacet[],
): Promise<WordQuery['filters'] | null> {
  if (slug === undefined) return {}
  const sql = `SELECT n.facet FROM facet_names AS n WHERE n.facet IN (${among.map(() => '?').join(', ')}) AND n.slug = ?
    AND EXISTS (SELECT 1 FROM word_template_facets AS f WHERE f.facet = n.facet AND f.slug = n.slug)`
  const facets = await readRows(facetRow, db.prepare(sql).bind(...among, slug))
  return facets.length > 0 ? Object.fromEntries(facets.map(({ facet }) => [facet, slug])) : null
}

/** Parses the cards of a page; in a search they include summaries, because only those may match. */
export function foundCardsOf(result: D1Result | undefined, { terms, locale }: WordQuery): WordList['items'] {
  return rowsOf(foundCardRow, result).map((row) => foundCardOf(row, locale, terms.length > 0))
}

/** One page of the gallery. In a search, templates whose title matches come first. */
export function wordPageStatement(db: ContentDatabase, query: WordQuery): D1PreparedStatement {
  return query.terms.length > 0 ? foundPage(db, query) : readPage(db, query)
}

/**
 * Reads a page without a search. Each language is read in the requested order, and only up to the end of the page,
 * because sorting all templates would read all of them.
 */
function readPage(db: ContentDatabase, query: WordQuery): D1PreparedStatement {
  const { sql, values } = matching(query)
  const order = ORDERS[query.sort]
  const end = query.page * query.pageSize
  const languages = locales.toSorted((a, b) => Number(b === query.locale) - Number(a === query.locale))
  const parts = languages.map(
    (_, place) => `SELECT id, place FROM (
      SELECT t.id, ${place} AS place FROM word_templates AS t WHERE ${sql} AND t.language = ? ORDER BY ${order} LIMIT ?
    )`,
  )
  return db
    .prepare(
      `SELECT ${CARD_COLUMNS}, t.summary_zh, t.summary_en
       FROM (${parts.join(' UNION ALL ')}) AS page JOIN word_templates AS t ON t.id = page.id
       ORDER BY page.place, ${order} LIMIT ? OFFSET ?`,
    )
    .bind(...languages.flatMap((language) => [...values, language, end]), query.pageSize, end - query.pageSize)
}

/** Reads a page of a search: sorts what was found, and reads only the rows of the page. */
function foundPage(db: ContentDatabase, query: WordQuery): D1PreparedStatement {
  const { sql, values } = matching(query)
  // The newest come first, whatever their titles.
  const titled = inTitle('word', 't.id', query.sort === 'hot' ? query.terms : [])
  const order = `is_local DESC, is_titled DESC, ${ORDERS[query.sort]}`
  return db
    .prepare(
      `SELECT ${CARD_COLUMNS}, t.summary_zh, t.summary_en
       FROM (
         SELECT t.id, t.language = ? AS is_local, ${titled.sql} AS is_titled
         FROM word_templates AS t WHERE ${sql} ORDER BY ${order} LIMIT ? OFFSET ?
       ) AS page JOIN word_templates AS t ON t.id = page.id ORDER BY ${order}`,
    )
    .bind(query.locale, ...titled.values, ...values, query.pageSize, (query.page - 1) * query.pageSize)
}

/** Counts the templates on all pages, for requests that do not count facets. */
export function wordTotalStatement(db: ContentDatabase, query: WordQuery): D1PreparedStatement {
  const { sql, values } = matching(query)
  return db.prepare(`SELECT count(*) AS total FROM word_templates AS t WHERE ${sql}`).bind(...values)
}

/**
 * Groups of facets that can be counted together. A facet is counted without its own filter, so each facet with a filter
 * is counted alone; all others together.
 */
function countGroups({ filters }: WordQuery): WordFacet[][] {
  const free = wordFacets.filter((facet) => filters[facet] === undefined)
  const chosen = wordFacets.filter((facet) => filters[facet] !== undefined)
  return [free, ...chosen.map((facet) => [facet])].filter((group) => group.length > 0)
}

/**
 * Selects the counts that publishing has stored: among all templates, or among those with the chosen value. The chosen
 * facet itself is counted among all, without its own filter.
 */
function storedCounts(db: ContentDatabase, chosen: [facet: string, slug: string] | undefined): D1PreparedStatement {
  const columns = 'SELECT facet, slug, count FROM word_facet_counts'
  const ofAll = `${columns} WHERE among_facet = '' AND among_slug = ''`
  if (chosen === undefined) return db.prepare(ofAll)
  return db
    .prepare(`${columns} WHERE among_facet = ?1 AND among_slug = ?2 UNION ALL ${ofAll} AND facet = ?1`)
    .bind(...chosen)
}

/** Counts the templates of each value: reads the counts that publishing has stored, or counts where there are none. */
function countStatements(db: ContentDatabase, query: WordQuery): D1PreparedStatement[] {
  const [chosen, ...more] = Object.entries(query.filters).filter(([, slug]) => slug !== undefined)
  return query.terms.length > 0 || more.length > 0 ? searchedCounts(db, query) : [storedCounts(db, chosen)]
}

/** The search runs once for as many groups as fit into a statement. Only published templates have values. */
function searchedCounts(db: ContentDatabase, query: WordQuery): D1PreparedStatement[] {
  const search = query.terms.length > 0 ? intersection(searches('word', query.terms)) : null
  const among = search === null ? [] : [{ sql: 'SELECT id FROM found', values: [] }]
  const found = search === null ? '' : `WITH found (id) AS MATERIALIZED (${search.sql})`
  const counts = countGroups(query).map((facets) => countOf(facets, query.filters, among))
  return chunksOf(counts, MAX_COMPOUND).map((some) =>
    db
      .prepare(`${found} ${some.map(({ sql }) => sql).join(' UNION ALL ')}`)
      .bind(...(search?.values ?? []), ...some.flatMap(({ values }) => values)),
  )
}

function countOf(facets: readonly WordFacet[], filters: WordQuery['filters'], among: readonly Sql[]): Sql {
  const others = facets.length === 1 ? { ...filters, [String(facets[0])]: undefined } : filters
  const matches = intersection([...among, ...chosenBy(others)])
  // Only the values of what matches are read, by template.
  return {
    sql: `SELECT f.facet, f.slug, count(*) AS count FROM (${matches.sql}) AS page
      CROSS JOIN word_template_facets AS f ON f.template_id = page.id AND f.facet IN (${facets.map(() => '?').join(', ')})
      GROUP BY f.facet, f.slug`,
    values: [...matches.values, ...facets],
  }
}

/** The condition of a query on `word_templates AS t`. */
function matching({ filters, terms }: Pick<WordQuery, 'filters' | 'terms'>): Sql {
  const demands = [...searches('word', terms), ...chosenBy(filters)]
  return allOf([{ sql: 't.published = 1', values: [] }, ...inAll('t.id', demands)])
}

/** Queries for the ids that match each filter. */
function chosenBy(filters: WordQuery['filters']): Sql[] {
  return wordFacets.flatMap((facet) => {
    const slug = filters[facet]
    if (slug === undefined) return []
    return [
      { sql: 'SELECT template_id AS id FROM word_template_facets WHERE facet = ? AND slug = ?', values: [facet, slug] },
    ]
  })
}

/** Every template has exactly one language, so the counts by language add up to the total. */
function totalOf({ filters: { language } }: WordQuery, counts: readonly Count[]): number {
  return counts
    .filter(({ facet, slug }) => facet === 'language' && (language === undefined || slug === language))
    .reduce((sum, { count }) => sum + count, 0)
}

/** The values that have templates, and the chosen one even if it has none. */
function facetsOf(
  query: WordQuery,
  names: z.infer<typeof facetValueRow>[],
  counts: readonly Count[],
): WordList['facets'] {
  const counted = new Map(counts.map(({ facet, slug, count }) => [`${facet}/${slug}`, count]))
  return wordFacets.map((facet) => ({
    facet,
    values: names
      .filter((name) => name.facet === facet)
      .map((name) => ({ ...facetOf(name, query.locale), count: counted.get(`${facet}/${name.slug}`) ?? 0 }))
      .filter((value) => value.count > 0 || value.slug === query.filters[facet]),
  }))
}
