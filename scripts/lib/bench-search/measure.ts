import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

type Query = { sql: string; values: unknown[] }

/**
 * One query of a request: its time in the database in ms, and the steps of its plan that read a big table as a whole.
 */
export type MeasuredQuery = Query & { ms: number; scans: string[] }

/** Tables of a few hundred rows at most, and what a statement itself has found (`found`, `page`). */
const SMALL = /^SCAN (found|page|facet_names|article_term_names|n|line|CONSTANT ROW|\(subquery|json_each)/
/** A full-text table asked for a match, or its trigrams for a range. */
const SEARCHED = /^SCAN \w+ VIRTUAL TABLE INDEX (0:M\d|15\d\d:)/

/** The database with the time every statement of a batch took. */
export function measuringDatabase(db: D1Database): { db: D1Database; take: () => Promise<MeasuredQuery[]> } {
  const known = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; query: Query }>()
  let measured: (Query & { ms: number })[] = []
  const follow = (statement: D1PreparedStatement, query: Query): D1PreparedStatement => {
    const followed = new Proxy(statement, {
      get: (target, key) =>
        key === 'bind'
          ? (...values: unknown[]) => follow(target.bind(...values), { ...query, values })
          : Reflect.get(target, key),
    })
    known.set(followed, { statement, query })
    return followed
  }
  const prepare = (sql: string) => follow(db.prepare(sql), { sql, values: [] })
  const batch: D1Database['batch'] = async <T>(followed: D1PreparedStatement[]) => {
    const all = followed.flatMap((statement) => known.get(statement) ?? [])
    const results = await db.batch<T>(all.map(({ statement }) => statement))
    measured.push(...all.map(({ query }, index) => ({ ...query, ms: results[index]?.meta.duration ?? 0 })))
    return results
  }
  const measuring: D1Database = {
    prepare,
    batch,
    exec: (sql) => db.exec(sql),
    withSession: () => ({ prepare, batch, getBookmark: () => null }),
    dump: () => db.dump(),
  }
  return {
    db: measuring,
    take: async () => {
      const taken = measured
      measured = []
      return Promise.all(taken.map(async (query) => ({ ...query, scans: await scansOf(db, query) })))
    },
  }
}

async function scansOf(db: D1Database, { sql, values }: Query): Promise<string[]> {
  const plan = await db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  return plan.results
    .map(({ detail }) => detail)
    .filter((detail) => detail.startsWith('SCAN') && !SMALL.test(detail) && !SEARCHED.test(detail))
}
