import type { SnapshotFrom } from 'xstate'
import { saveStatus } from '#src/resume/sync/save-state.ts'
import type { resumeSaveMachine } from './resume-save.machine.ts'

type Snapshot = SnapshotFrom<typeof resumeSaveMachine>

/** Where the present state is stored: on the server, on this device, or nowhere yet. */
export function selectStatus({ context: { save, written } }: Snapshot) {
  const isWritten = written !== null && written.doc === save.doc
  return saveStatus(save, isWritten)
}

/** Whether this device cannot store the journal. */
export function selectIsUnwritable({ context }: Snapshot): boolean {
  return context.journalFailed
}

/** Whether the journal is up to date: it has the state, has dropped what the server has, or cannot store anything. */
export function selectIsWritten({ context: { save, written, journalFailed } }: Snapshot): boolean {
  return written === save || journalFailed
}

/** Whether nothing more will happen by itself: everything is saved, or the server refuses the save. */
export function selectIsSettled(snapshot: Snapshot): boolean {
  const isAnswered = selectStatus(snapshot) === 'saved' || selectRefusal(snapshot) !== null
  return isAnswered && selectIsWritten(snapshot)
}

/** Whether the page can be left without losing anything: settled, or stored on this device while offline. */
export function selectIsAtRest(snapshot: Snapshot): boolean {
  const isKept = selectIsWritten(snapshot) && !selectIsUnwritable(snapshot)
  return selectIsSettled(snapshot) || (selectIsOffline(snapshot) && isKept)
}

/** Whether the server could not be reached and is being retried. */
export function selectIsOffline({ context }: Snapshot): boolean {
  return context.save.unanswered > 0
}

/** Why the server refuses the save; null while it does not. */
export function selectRefusal({ context }: Snapshot) {
  return context.save.refusal
}

/** Values of other devices that the merge replaced and that were not shown yet. */
export function selectLost({ context }: Snapshot) {
  return context.save.lost
}
