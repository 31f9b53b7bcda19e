import type { D1Database } from '@cloudflare/workers-types'
import type { VisitedKind } from '#src/contract/index.ts'
import { changesOf } from './rows.ts'
import { type Sweep, sweepOf } from './sweeping.ts'

/** A visit to count; `mark` from `visitMark`, `day` from `quotaDay`. */
export type CountedVisit = { kind: VisitedKind; id: number; mark: string; day: string }

const TABLES: Record<VisitedKind, string> = { template: 'word_templates', article: 'articles' }

/** Whether a mark has been counted. */
export async function isMarked(db: D1Database, mark: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM visits WHERE mark = ?').bind(mark).first()) !== null
}

/** Counts a visit, once per mark; false for unpublished content. */
export async function countVisit(db: D1Database, { kind, id, mark, day }: CountedVisit): Promise<boolean> {
  const [marked] = await db.batch([
    db
      .prepare(
        `INSERT INTO visits (mark, day) SELECT ?1, ?2 FROM ${TABLES[kind]} WHERE id = ?3 AND published = 1
         ON CONFLICT (mark) DO NOTHING`,
      )
      .bind(mark, day, id),
    db.prepare(`UPDATE ${TABLES[kind]} SET views = views + 1 WHERE id = ? AND changes() = 1`).bind(id),
  ])
  return changesOf(marked) === 1
}

/** Deletes the marks of earlier days; returning visitors are counted again. */
export function sweepVisits(db: D1Database, day: string): Sweep {
  return sweepOf(db, 'visits', 'mark', 'day < ?1', day)
}
