import { matchExpression, type SearchTerms } from '#src/api/domain/search.ts'

/** A part of a WHERE clause and the values it takes. */
export type Condition = { sql: string; values: (string | number)[] }

/** That the text of a full-text table, whose rowid is the column, contains every word. */
export function searchConditions(
  table: 'word_search' | 'article_search',
  column: string,
  { indexed, short }: SearchTerms,
): Condition[] {
  const found = (sql: string, value: string): Condition => ({
    sql: `${column} IN (SELECT rowid FROM ${table} WHERE ${sql})`,
    values: [value],
  })
  return [
    ...(indexed.length > 0 ? [found(`${table} MATCH ?`, matchExpression(indexed))] : []),
    // `instr` rather than LIKE: no wildcards to escape and no limit of length.
    ...short.map((word) => found('instr(text, ?) > 0', word)),
  ]
}

/** All of the conditions as one. */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  }
}
