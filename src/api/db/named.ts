import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

/** The highest code point. A prefix with it appended sorts after every text that begins with the prefix. */
export const LAST_CHARACTER = 0x10ffff

/**
 * Prepares a statement with named parameters: `:userId` is bound to the value `userId`. D1 binds by position only, so
 * this is for statements with many values.
 * @throws Error when a name has no value
 */
export function statement(
  db: D1Database,
  sql: string,
  values: Readonly<Record<string, string | number | null>>,
): D1PreparedStatement {
  const names: string[] = []
  const numbered = sql.replace(/:(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `?${names.indexOf(name) + 1}`
  })
  return db.prepare(numbered).bind(...names.map((name) => read(name)))

  function read(name: string): string | number | null {
    const value = values[name]
    if (value === undefined) throw new Error(`A statement has no value for :${name}`)
    return value
  }
}
