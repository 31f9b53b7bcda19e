import type { SqlStorage } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { type CountedVisit, countedKinds, visitLimits, type WaitingVisits } from '#src/api/domain/visits.ts'
import { HOUR_MS } from '#src/lib/time.ts'

const waitingVisits = z.object({
  batch: z.int(),
  kind: z.enum(countedKinds),
  id: z.string(),
  count: z.int(),
  at: z.number(),
})
const counts = z.object({ day: z.int(), hour: z.int(), same: z.int() })
const head = z.object({ batch: z.int() })

/** Creates the tables of a counter. */
export function prepareVisits(sql: SqlStorage): void {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS head (only INTEGER PRIMARY KEY CHECK (only = 1), batch INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS marks (
      day TEXT NOT NULL,
      mark TEXT NOT NULL,
      address TEXT NOT NULL,
      subject TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (day, mark)
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS marks_by_address ON marks (day, address, subject, at);
    CREATE TABLE IF NOT EXISTS waiting (
      batch INTEGER NOT NULL,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      count INTEGER NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (batch, kind, id)
    ) WITHOUT ROWID;
  `)
}

/** Returns whether the visit has been counted before. */
export function isMarked(sql: SqlStorage, { day, mark }: CountedVisit): boolean {
  return sql.exec('SELECT 1 FROM marks WHERE day = ? AND mark = ?', day, mark).toArray().length > 0
}

/** Returns whether the visit is within the limits. */
export function isAdmitted(sql: SqlStorage, { day, address, subject, at }: CountedVisit): boolean {
  const found = sql.exec(
    `SELECT count(*) AS day, count(*) FILTER (WHERE at > ?) AS hour, count(*) FILTER (WHERE subject = ?) AS same
     FROM marks WHERE day = ? AND address = ?`,
    at - HOUR_MS,
    subject,
    day,
    address,
  )
  const before = counts.parse(found.one())
  return before.same < visitLimits.same && before.hour < visitLimits.hour && before.day < visitLimits.day
}

/** Counts a visit and stores its mark. Call it in a transaction. */
export function addVisit(sql: SqlStorage, { kind, id, mark, subject, address, day, at }: CountedVisit): void {
  sql.exec(
    'INSERT INTO marks (day, mark, address, subject, at) VALUES (?, ?, ?, ?, ?)',
    day,
    mark,
    address,
    subject,
    at,
  )
  sql.exec('INSERT INTO head (only, batch) VALUES (1, ?) ON CONFLICT (only) DO NOTHING', secondsOf(at))
  sql.exec(
    `INSERT INTO waiting (batch, kind, id, count, at) VALUES ((SELECT batch FROM head), ?, ?, 1, ?)
     ON CONFLICT (batch, kind, id) DO UPDATE SET count = count + 1, at = max(at, excluded.at)`,
    kind,
    id,
    at,
  )
}

/**
 * Returns all waiting visits and the last batch of them. They do not change any more: later visits go into another
 * batch.
 */
export function closeBatch(sql: SqlStorage, now: number): { upTo: number; visits: WaitingVisits[] } {
  const found = sql.exec('SELECT batch, kind, id, count, at FROM waiting').toArray()
  const visits = z.array(waitingVisits).parse(found)
  const upTo = head.parse(sql.exec('SELECT coalesce(max(batch), 0) AS batch FROM head').one()).batch
  sql.exec('UPDATE head SET batch = max(batch + 1, ?)', secondsOf(now))
  return { upTo, visits }
}

/** Deletes the batches that have been added to the rows of their subjects. */
export function forgetBatches(sql: SqlStorage, upTo: number): void {
  sql.exec('DELETE FROM waiting WHERE batch <= ?', upTo)
}

/** Deletes the marks of earlier days. Returns whether others are left. */
export function forgetMarks(sql: SqlStorage, day: string): boolean {
  sql.exec('DELETE FROM marks WHERE day < ?', day)
  return sql.exec('SELECT 1 FROM marks LIMIT 1').toArray().length > 0
}

/**
 * The number for a new batch at a time. The clock gives it, so that a counter that has lost its storage does not use
 * numbers again.
 */
function secondsOf(time: number): number {
  return Math.floor(time / 1000)
}
