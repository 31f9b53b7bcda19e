import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { firstOf, jsonOf, readRow, rowsOf } from '#src/api/db/rows.ts'
import { type ApplicationStatus, applicationStatuses } from '#src/contract/index.ts'

const PAGE_SIZE = 20

const status = z.enum(applicationStatuses)
const measured = z.object({ slot: z.string(), covered: z.int(), total: z.int(), at: z.number() })
const sendingRow = z.object({
  id: z.string(),
  sent_on: z.string(),
  name: z.string(),
  bytes: z.int(),
  kept: z.int(),
  share_id: z.nullable(z.string()),
  share_label: z.string(),
  created_at: z.number(),
})
const applicationRow = z.object({
  id: z.string(),
  employer: z.string(),
  title: z.string(),
  link: z.string(),
  status,
  resume_id: z.nullable(z.string()),
  resume_title: z.nullable(z.string()),
  resume_deleted: z.int(),
  next_step: z.string(),
  next_on: z.nullable(z.string()),
  created_at: z.number(),
  updated_at: z.number(),
  coverage: jsonOf(z.array(measured)),
  sendings: jsonOf(z.array(sendingRow)),
})
const wholeRow = z.extend(applicationRow, {
  posting: z.string(),
  states: jsonOf(z.array(z.object({ number: z.int(), status, at: z.number() }))),
})
const countRow = z.object({ count: z.int() })
const statusCount = z.object({ status, count: z.int() })

/** An application as stored, with its sendings and measures. `share_id` is null for a link that no longer opens. */
export type ApplicationRow = z.infer<typeof applicationRow>
/** An application as stored, also with its posting and its former statuses. */
export type WholeApplicationRow = z.infer<typeof wholeRow>

/** An application with its résumé; the lists that belong to it as JSON. `:now` decides which links still open. */
const SELECTED = `a.id, a.employer, a.title, a.link, a.status, a.resume_id, r.title AS resume_title,
  r.deleted_at IS NOT NULL AS resume_deleted, a.next_step, a.next_on, a.created_at, a.updated_at,
  (SELECT json_group_array(json_object('slot', c.slot, 'covered', c.covered, 'total', c.total, 'at', c.at))
    FROM application_coverage AS c WHERE c.application_id = a.id) AS coverage,
  (SELECT json_group_array(json_object('id', s.id, 'sent_on', s.sent_on, 'name', s.name, 'bytes', s.bytes,
      'kept', s.file_key IS NOT NULL, 'share_id', l.id, 'share_label', s.share_label, 'created_at', s.created_at))
    FROM application_sendings AS s
    LEFT JOIN shares AS l ON l.id = s.share_id AND l.revoked_at IS NULL AND coalesce(l.expires_at, :now + 1) > :now
    WHERE s.application_id = a.id) AS sendings`
const TABLES = 'applications AS a LEFT JOIN resumes AS r ON r.id = a.resume_id'

/** A query for a list; null stands for all. */
export type ApplicationQuery = {
  userId: number
  status: ApplicationStatus | null
  resume: string | null
  page: number
  now: number
}

/**
 * Reads one page of a user's applications: what is due soonest first, what has ended last. Also counts the applications
 * of each status.
 */
export async function listApplications(db: D1Database, { page, ...query }: ApplicationQuery) {
  const where = `a.user_id = :userId AND a.status = coalesce(:status, a.status)
    AND (:resume IS NULL OR a.resume_id = :resume)`
  const [byStatus, counted, found] = await db.batch([
    db
      .prepare('SELECT status, count(*) AS count FROM applications WHERE user_id = ? GROUP BY status')
      .bind(query.userId),
    statement(db, `SELECT count(*) AS count FROM applications AS a WHERE ${where}`, query),
    statement(
      db,
      `SELECT ${SELECTED} FROM ${TABLES} WHERE ${where}
       ORDER BY a.status IN ('declined', 'withdrawn'), a.next_on IS NULL, a.next_on, a.updated_at DESC, a.id
       LIMIT ${PAGE_SIZE} OFFSET :offset`,
      { ...query, offset: (page - 1) * PAGE_SIZE },
    ),
  ])
  const counts = { preparing: 0, sent: 0, answered: 0, interview: 0, offer: 0, declined: 0, withdrawn: 0 }
  for (const { status, count } of rowsOf(statusCount, byStatus)) counts[status] = count
  const total = firstOf(countRow, counted)?.count ?? 0
  return { total, page, page_size: PAGE_SIZE, counts, rows: rowsOf(applicationRow, found) }
}

/** One application of a user with everything stored about it; null when there is none. */
export async function readApplication(
  db: D1Database,
  key: { id: string; userId: number; now: number },
): Promise<WholeApplicationRow | null> {
  const sql = `SELECT ${SELECTED}, a.posting,
      (SELECT json_group_array(json_object('number', t.number, 'status', t.status, 'at', t.at))
        FROM application_states AS t WHERE t.application_id = a.id) AS states
    FROM ${TABLES} WHERE a.id = :id AND a.user_id = :userId`
  return readRow(wholeRow, statement(db, sql, key))
}
