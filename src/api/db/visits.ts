import type { D1Database } from '@cloudflare/workers-types'
import type { VisitedKind } from '#src/contract/index.ts'
import { type Attempt, admitStatements } from './attempts.ts'
import { type Sweep, sweepOf } from './sweeping.ts'

const TABLES: Record<VisitedKind, string> = { template: 'word_templates', article: 'articles' }

/** Whether a mark has been counted. */
export async function isMarked(db: D1Database, mark: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM visits WHERE mark = ?').bind(mark).first()) !== null
}

/**
 * Counts a visit of something published, if its limits admit it. The attempt's id is the visit's mark, so the same visit
 * is admitted once. `addViews` adds it to the visits of what was visited.
 */
export async function countVisit(
  db: D1Database,
  { kind, id }: { kind: VisitedKind; id: number },
  attempt: Attempt,
): Promise<void> {
  const [admit] = admitStatements(db, attempt, true)
  await db.batch([
    admit,
    db
      .prepare(
        `INSERT INTO waiting_views (kind, id, count)
         SELECT ?1, id, 1 FROM ${TABLES[kind]} WHERE id = ?2 AND published = 1 AND changes() = 1
         ON CONFLICT (kind, id) DO UPDATE SET count = count + 1`,
      )
      .bind(kind, id),
  ])
}

/** Adds the waiting visits to the counters of templates and articles, in one transaction. */
export async function addViews(db: D1Database): Promise<void> {
  await db.batch([
    ...Object.entries(TABLES).map(([kind, table]) =>
      db
        .prepare(
          `UPDATE ${table} SET views = views + w.count FROM waiting_views AS w
           WHERE w.kind = ? AND w.id = ${table}.id`,
        )
        .bind(kind),
    ),
    db.prepare('DELETE FROM waiting_views'),
  ])
}

/** Deletes the marks of earlier days; returning visitors are counted again. */
export function sweepVisits(db: D1Database, day: string): Sweep {
  return sweepOf(db, 'visits', 'mark', 'day < ?1', day)
}
