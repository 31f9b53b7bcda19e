import { LAST_CHARACTER } from '#src/api/db/named.ts'
import { isIndexed, matchExpression, type SearchTerms } from '#src/api/domain/search.ts'

/** A part of a statement and its values. */
export type Sql = { sql: string; values: (string | number)[] }

type Searched = 'word' | 'article'

/** Queries for the ids that match each term; their intersection matches the whole search. */
export function searches(searched: Searched, terms: SearchTerms): Sql[] {
  const indexed = terms.filter((phrases) => phrases.every(isIndexed))
  const others = terms.filter((phrases) => !indexed.includes(phrases))
  return [...(indexed.length > 0 ? [matching(searched, indexed)] : []), ...others.map((term) => anyOf(searched, term))]
}

/** D1's limit for the parts of a compound query. */
export const MAX_COMPOUND = 5

/**
 * A query for the intersection of these queries. Computing it first is several times faster than testing every row of a
 * list. Nested in pairs, because there may be more than `MAX_COMPOUND`.
 */
export function intersection(queries: readonly Sql[]): Sql {
  return queries.reduceRight((rest, query) => ({
    sql: `SELECT * FROM (${query.sql}) INTERSECT SELECT * FROM (${rest.sql})`,
    values: [...query.values, ...rest.values],
  }))
}

/** A condition that the column's id is in all of these queries; none when there are none. */
export function inAll(column: string, queries: readonly Sql[]): Sql[] {
  if (queries.length === 0) return []
  const { sql, values } = intersection(queries)
  return [{ sql: `${column} IN (${sql})`, values }]
}

/** A condition that the title contains one of the words; false without words. */
export function inTitle(searched: Searched, column: string, terms: SearchTerms): Sql {
  if (terms.length === 0) return { sql: '0', values: [] }
  const { sql, values } = anyOf(searched, terms.flat(), 'title')
  return { sql: `${column} IN (${sql})`, values }
}

function matching(searched: Searched, terms: SearchTerms, column?: 'title'): Sql {
  const table = `${searched}_search`
  const expression = matchExpression(terms)
  return {
    sql: `SELECT rowid FROM ${table} WHERE ${table} MATCH ?`,
    values: [column === undefined ? expression : `${column} : (${expression})`],
  }
}

/**
 * Phrases too short for the trigram index are matched as prefixes of its trigrams. They are passed as one JSON value.
 */
function anyOf(searched: Searched, phrases: readonly string[], column?: 'title'): Sql {
  const indexed = phrases.filter(isIndexed)
  const short = phrases.filter((phrase) => !isIndexed(phrase))
  const only = column === undefined ? '' : ` AND col = '${column}'`
  const beginnings = `SELECT doc FROM json_each(?) AS line CROSS JOIN ${searched}_trigrams
    WHERE term >= line.value AND term <= line.value || char(${LAST_CHARACTER})${only}`
  const all = [
    ...(indexed.length > 0 ? [matching(searched, [indexed], column)] : []),
    ...(short.length > 0 ? [{ sql: beginnings, values: [JSON.stringify(short)] }] : []),
  ]
  return { sql: all.map(({ sql }) => sql).join(' UNION '), values: all.flatMap(({ values }) => values) }
}

/** Joins conditions with AND. */
export function allOf(conditions: readonly Sql[]): Sql {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  }
}
