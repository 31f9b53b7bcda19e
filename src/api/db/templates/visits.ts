import type { D1Database } from '@cloudflare/workers-types'
import type { VisitsToAdd, WaitingVisits } from '#src/api/domain/visits.ts'
import { chunksOf } from '#src/lib/chunks.ts'

/** The sums by subject of the batches that were not added before; the parameters are the counter and its visits. */
const NEW = `(
  SELECT value ->> 'id' AS id, sum(value ->> 'count') AS count, max(value ->> 'at') AS at FROM json_each(?2)
  WHERE value ->> 'batch' > coalesce((SELECT batch FROM visit_counters WHERE counter = ?1), 0) GROUP BY 1
)`

const KINDS: Record<WaitingVisits['kind'], string> = {
  template: `UPDATE word_templates SET views = views + w.count FROM ${NEW} AS w
    WHERE word_templates.id = w.id AND offered = 1`,
  article: `UPDATE articles SET views = views + w.count FROM ${NEW} AS w WHERE articles.id = w.id AND offered = 1`,
  share: `UPDATE shares SET opens = opens + w.count, opened_at = max(coalesce(opened_at, 0), w.at) FROM ${NEW} AS w
    WHERE shares.id = w.id`,
}

/** How many visits one parameter holds. D1 accepts 2 MB, and anybody can make up page numbers. */
const PART = 5000

/** Adds waiting visits to the rows of their subjects, in one transaction; each batch of a counter is added once. */
export async function addVisits(db: D1Database, { counter, upTo, visits }: VisitsToAdd): Promise<void> {
  const updates = Object.entries(KINDS).flatMap(([kind, sql]) => {
    const waiting = visits.filter((visit) => visit.kind === kind)
    return chunksOf(waiting, PART).map((part) => db.prepare(sql).bind(counter, JSON.stringify(part)))
  })
  await db.batch([
    ...updates,
    db
      .prepare(
        `INSERT INTO visit_counters (counter, batch) VALUES (?1, ?2)
         ON CONFLICT (counter) DO UPDATE SET batch = max(batch, excluded.batch)`,
      )
      .bind(counter, upTo),
  ])
}
