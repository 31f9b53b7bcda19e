import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { insertResume, type NewRow } from '#src/api/db/resumes/resumes.ts'
import { changesOf, firstOf } from '#src/api/db/rows.ts'
import { type ApplicationStatus, applicationLimits } from '#src/contract/index.ts'

/**
 * A new application; `source` of `addApplication` says which résumé it uses. `key` identifies the request, for retries.
 */
export type NewApplication = {
  id: string
  userId: number
  key: string
  employer: string
  title: string
  link: string
  posting: string
  covered: number
  total: number
  now: number
}

/** The changes of an application; null leaves a field as it is. `step` and `on` belong together. */
export type ApplicationChanges = {
  employer: string | null
  title: string | null
  link: string | null
  status: ApplicationStatus | null
  step: string | null
  on: string | null
}

const madeRow = z.object({ id: z.string(), resume_id: z.nullable(z.string()) })
const countRow = z.object({ count: z.int() })

/** Whether the user has fewer applications than an account may keep. */
const HAS_ROOM = `(SELECT count(*) FROM applications WHERE user_id = :userId) < ${applicationLimits.count}`

/**
 * Adds an application with its first status and coverage, and with `copy` also the index row of its new résumé, all in
 * one batch. A retry with the same key adds nothing.
 * @returns the application of this key and its résumé, or why there is none: one of the limits, or no such résumé
 */
export async function addApplication(
  db: D1Database,
  row: NewApplication,
  source: { copy: NewRow } | { resume: string },
): Promise<{ id: string; resume: string | null } | 'full' | 'resumes-full' | 'missing'> {
  const isCopy = 'copy' in source
  const which = isCopy ? 'r.request_key = :key' : 'r.id = :resume AND r.deleted_at IS NULL'
  const values = { ...row, resume: isCopy ? null : source.resume }
  const ofKey = 'SELECT id FROM applications WHERE user_id = :userId AND request_key = :key'
  const results = await db.batch([
    ...(isCopy ? [insertResume(db, source.copy, HAS_ROOM)] : []),
    statement(
      db,
      `INSERT INTO applications (id, user_id, request_key, resume_id, employer, title, link, posting, status, next_step,
         created_at, updated_at)
       SELECT :id, :userId, :key, r.id, :employer, :title, :link, :posting, 'preparing', '', :now, :now
       FROM resumes AS r WHERE r.user_id = :userId AND ${which} AND ${HAS_ROOM}
       ON CONFLICT (user_id, request_key) DO NOTHING`,
      values,
    ),
    statement(
      db,
      `INSERT INTO application_states (application_id, number, status, at)
       SELECT id, 1, 'preparing', :now FROM (${ofKey}) WHERE TRUE ON CONFLICT DO NOTHING`,
      values,
    ),
    statement(
      db,
      `INSERT INTO application_coverage (application_id, slot, covered, total, at)
       SELECT id, '', :covered, :total, :now FROM (${ofKey}) WHERE TRUE ON CONFLICT DO NOTHING`,
      values,
    ),
    statement(db, 'SELECT id, resume_id FROM applications WHERE user_id = :userId AND request_key = :key', values),
    db.prepare('SELECT count(*) AS count FROM applications WHERE user_id = ?').bind(row.userId),
  ])
  const made = firstOf(madeRow, results.at(-2))
  if (made !== null) return { id: made.id, resume: made.resume_id }
  if ((firstOf(countRow, results.at(-1))?.count ?? 0) >= applicationLimits.count) return 'full'
  return isCopy ? 'resumes-full' : 'missing'
}

/**
 * Changes an application of a user. A new status is recorded with its time; setting the present one changes nothing.
 * @returns false if the user has no such application
 */
export async function changeApplication(
  db: D1Database,
  { id, userId, now }: { id: string; userId: number; now: number },
  changes: ApplicationChanges,
): Promise<boolean> {
  const values = { id, userId, now, ...changes }
  const [, changed] = await db.batch([
    noteStatus(db, values, changes.status),
    statement(
      db,
      `UPDATE applications SET employer = coalesce(:employer, employer), title = coalesce(:title, title),
         link = coalesce(:link, link), status = coalesce(:status, status), next_step = coalesce(:step, next_step),
         next_on = iif(:step IS NULL, next_on, :on), updated_at = :now
       WHERE id = :id AND user_id = :userId`,
      values,
    ),
    db
      .prepare(
        `DELETE FROM application_states WHERE application_id = ?1 AND number <=
           (SELECT max(number) - ${applicationLimits.states} FROM application_states WHERE application_id = ?1)`,
      )
      .bind(id),
  ])
  return changesOf(changed) === 1
}

/**
 * The statement that records a new status, unless the application has it already; it runs before the status changes.
 * @param onlyIf a further condition in SQL, with values of `application`; the application is `a`
 */
export function noteStatus(
  db: D1Database,
  application: Readonly<Record<string, string | number | null>> & { id: string; userId: number; now: number },
  status: ApplicationStatus | null,
  onlyIf = 'TRUE',
): D1PreparedStatement {
  return statement(
    db,
    `INSERT INTO application_states (application_id, number, status, at)
     SELECT a.id, 1 + (SELECT max(number) FROM application_states AS s WHERE s.application_id = a.id), :status, :now
     FROM applications AS a WHERE a.id = :id AND a.user_id = :userId AND a.status <> :status AND ${onlyIf}`,
    { ...application, status },
  )
}

/**
 * Records how many terms of the posting a résumé covers. The last measure of a day replaces earlier ones, and only the
 * latest days are kept.
 * @returns false if the user has no such application
 */
export async function measureApplication(
  db: D1Database,
  measure: { id: string; userId: number; day: string; covered: number; total: number; now: number },
): Promise<boolean> {
  const [noted] = await db.batch([
    statement(
      db,
      `INSERT INTO application_coverage (application_id, slot, covered, total, at)
       SELECT id, :day, :covered, :total, :now FROM applications WHERE id = :id AND user_id = :userId
       ON CONFLICT (application_id, slot) DO UPDATE
         SET covered = excluded.covered, total = excluded.total, at = excluded.at`,
      measure,
    ),
    db
      .prepare(
        `DELETE FROM application_coverage WHERE application_id = ?1 AND slot IN (
           SELECT slot FROM application_coverage WHERE application_id = ?1 AND slot <> ''
           ORDER BY slot DESC LIMIT -1 OFFSET ${applicationLimits.days})`,
      )
      .bind(measure.id),
  ])
  return changesOf(noted) === 1
}

/** Deletes an application of a user, if it is there; what belongs to it follows by foreign keys. */
export async function removeApplication(db: D1Database, id: string, userId: number): Promise<void> {
  await db.prepare('DELETE FROM applications WHERE id = ? AND user_id = ?').bind(id, userId).run()
}
