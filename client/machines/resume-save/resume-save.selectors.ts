import type { SnapshotFrom } from 'xstate'
import { saveStatus } from '#src/resume/sync/save-state.ts'
import type { resumeSaveMachine } from './resume-save.machine.ts'

type Snapshot = SnapshotFrom<typeof resumeSaveMachine>

/** Where what the user sees is kept: with the server, on this device, or nowhere yet. */
export function selectStatus({ context: { save, written } }: Snapshot) {
  const isWritten = written !== null && written.doc === save.doc
  return saveStatus(save, isWritten)
}

/** Whether this device cannot write anything down. */
export function selectIsUnwritable({ context }: Snapshot): boolean {
  return context.journalFailed
}

/** Whether this device has done what it can: it has the state, or has forgotten what the server has, or cannot write. */
export function selectIsWritten({ context: { save, written, journalFailed } }: Snapshot): boolean {
  return written === save || journalFailed
}

/** Whether nothing more will happen by itself: everything is saved, or the server takes nothing. */
export function selectIsSettled(snapshot: Snapshot): boolean {
  const isAnswered = selectStatus(snapshot) === 'saved' || selectRefusal(snapshot) !== null
  return isAnswered && selectIsWritten(snapshot)
}

/** Whether it can be left without losing anything: settled, or on this device while the server cannot be asked. */
export function selectIsAtRest(snapshot: Snapshot): boolean {
  const isKept = selectIsWritten(snapshot) && !selectIsUnwritable(snapshot)
  return selectIsSettled(snapshot) || (selectIsOffline(snapshot) && isKept)
}

/** Whether the server has been asked in vain and is asked again. */
export function selectIsOffline({ context }: Snapshot): boolean {
  return context.save.unanswered > 0
}

/** Why the server takes nothing; null while it does. */
export function selectRefusal({ context }: Snapshot) {
  return context.save.refusal
}

/** Values of other devices that gave way and have not been told yet. */
export function selectLost({ context }: Snapshot) {
  return context.save.lost
}
