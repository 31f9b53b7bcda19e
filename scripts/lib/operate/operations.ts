import { listOperations } from '#src/api/db/upkeep/operations.ts'
import { beijingSeconds } from '#src/lib/time.ts'
import { type OperatorContext, type Task, tableOf } from './task.ts'

/** Lists the recorded operations. */
export async function planOperations({ db }: OperatorContext, last: number): Promise<Task> {
  const rows = (await listOperations(db, last)).map(({ at, operator, command, subject, userId, detail, outcome }) => [
    beijingSeconds(at),
    operator,
    command,
    outcome,
    userId === null ? '' : String(userId),
    subject,
    detail,
  ])
  return { subject: '', lines: tableOf(['when', 'who', 'command', 'outcome', 'user', 'subject', 'detail'], rows) }
}
