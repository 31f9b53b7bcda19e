import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { readRows } from '#src/api/db/rows.ts'

/**
 * The outcome of a command: it only read, it was a dry run, it was refused, it was done, it failed. `begun` stays when
 * the outcome is unknown, because the connection broke or the command was killed.
 */
const outcomes = ['read', 'dry', 'refused', 'begun', 'done', 'failed'] as const

export type OperationOutcome = (typeof outcomes)[number]

/** One run of a command; `at` in ms since 1970. Subject and detail contain no personal data. */
export type Operation = {
  at: number
  operator: string
  command: string
  subject: string
  userId: number | null
  detail: string
  outcome: OperationOutcome
}

const idRow = z.object({ id: z.int() })
const operationRow = z.object({
  at: z.number(),
  operator: z.string(),
  command: z.string(),
  subject: z.string(),
  user_id: z.nullable(z.int()),
  detail: z.string(),
  outcome: z.enum(outcomes),
})

/**
 * Records a run.
 * @returns its id
 */
export async function addOperation(db: D1Database, operation: Operation): Promise<number> {
  const { at, operator, command, subject, userId, detail, outcome } = operation
  const row = await db
    .prepare(
      `INSERT INTO operations (at, operator, command, subject, user_id, detail, outcome)
       VALUES (?, ?, ?, ?, (SELECT id FROM users WHERE id = ?), ?, ?) RETURNING id`,
    )
    .bind(at, operator, command, subject, userId, detail, outcome)
    .first()
  return idRow.parse(row).id
}

/** Records how a run ended. */
export async function endOperation(db: D1Database, id: number, outcome: OperationOutcome): Promise<void> {
  await db.prepare('UPDATE operations SET outcome = ? WHERE id = ?').bind(outcome, id).run()
}

/** The latest runs, newest first. */
export async function listOperations(db: D1Database, limit: number): Promise<Operation[]> {
  const sql = 'SELECT at, operator, command, subject, user_id, detail, outcome FROM operations ORDER BY id DESC LIMIT ?'
  const rows = await readRows(operationRow, db.prepare(sql).bind(limit))
  return rows.map(({ user_id, ...row }) => ({ ...row, userId: user_id }))
}
