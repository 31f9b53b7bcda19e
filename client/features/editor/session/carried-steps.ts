import { emptyLog, type StepLog } from '#src/resume/steps.ts'

const carried = new Map<string, StepLog>()

/** Keeps what can be undone while a résumé moves to another place or is opened anew. */
export function carrySteps(id: string, log: StepLog): void {
  carried.set(id, log)
}

/** What can be undone in a résumé that is being opened; nothing, unless it was carried here. */
export function takeSteps(id: string): StepLog {
  const log = carried.get(id) ?? emptyLog
  carried.delete(id)
  return log
}
