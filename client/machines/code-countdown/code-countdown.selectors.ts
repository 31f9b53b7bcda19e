import type { SnapshotFrom } from 'xstate'
import { isContact } from '#src/contract/named-account.ts'
import type { codeCountdownMachine } from './code-countdown.machine.ts'

type Snapshot = SnapshotFrom<typeof codeCountdownMachine>

/** Seconds until another code may be sent; 0 when no countdown runs. */
export function selectRemaining(snapshot: Snapshot): number {
  return snapshot.matches('counting') ? snapshot.context.remaining : 0
}

/** Whether a code is being sent. */
export function selectIsSending(snapshot: Snapshot): boolean {
  return snapshot.matches('sending')
}

/** Whether the button is enabled. */
export function selectCanRequest(snapshot: Snapshot): boolean {
  return snapshot.matches('ready') && isContact(snapshot.context.mobile)
}
