import { isIndexed, matchExpression, type SearchTerms } from '#src/api/domain/search.ts'

/** A part of a WHERE clause and the values it takes. */
export type Condition = { sql: string; values: (string | number)[] }

type Searched = 'word' | 'article'

/** The code point after which there is none. */
const LAST_CHARACTER = 0x10ffff

/** That the text of a full-text table, whose rowid is the column, has what the terms ask for. */
export function searchConditions(searched: Searched, column: string, terms: SearchTerms): Condition[] {
  const indexed = terms.filter((phrases) => phrases.every(isIndexed))
  const others = terms.filter((phrases) => !indexed.includes(phrases))
  const found = [
    ...(indexed.length > 0 ? [matching(searched, indexed)] : []),
    ...others.map((term) => anyOf(searched, term)),
  ]
  return found.map(({ sql, values }) => ({ sql: `${column} IN (${sql})`, values }))
}

/** Beginning of an ORDER BY: what has one of the words in its title comes first. */
export function titlesFirst(searched: Searched, column: string, terms: SearchTerms): Condition {
  if (terms.length === 0) return { sql: '', values: [] }
  const { sql, values } = anyOf(searched, terms.flat(), 'title')
  return { sql: `${column} IN (${sql}) DESC, `, values }
}

function matching(searched: Searched, terms: SearchTerms, column?: 'title'): Condition {
  const table = `${searched}_search`
  const expression = matchExpression(terms)
  return {
    sql: `SELECT rowid FROM ${table} WHERE ${table} MATCH ?`,
    values: [column === undefined ? expression : `${column} : (${expression})`],
  }
}

/** Phrases too short for the trigram index are beginnings of trigrams in it. They come as one JSON value. */
function anyOf(searched: Searched, phrases: readonly string[], column?: 'title'): Condition {
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

/** All of the conditions as one. */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  }
}
