import { emptyLog, type StepLog } from '#src/resume/steps.ts'

const carried = new Map<string, StepLog>()

/** Keeps the undo steps of a résumé while it moves to another place. */
export function carrySteps(id: string, log: StepLog): void {
  carried.set(id, log)
}

/** Returns the kept undo steps of a résumé that is being opened; empty when there are none. */
export function takeSteps(id: string): StepLog {
  const log = carried.get(id) ?? emptyLog
  carried.delete(id)
  return log
}
