import type { SnapshotFrom } from 'xstate'
import type { SignInRequest } from '#client/lib/client.tsx'
import type { loginModalMachine } from './login-modal.machine.ts'
import type { LoginView } from './login-modal.types.ts'

type Snapshot = SnapshotFrom<typeof loginModalMachine>

const views: readonly LoginView[] = ['wechat', 'account', 'register', 'reset']

/** The view being shown; null when the dialog is closed. */
export function selectView(snapshot: Snapshot): LoginView | null {
  return views.find((view) => snapshot.matches({ open: view })) ?? null
}

/** What the dialog is open for; null while it is closed. */
export function selectRequest(snapshot: Snapshot): SignInRequest | null {
  return snapshot.matches('open') ? snapshot.context.request : null
}

/** Whether a form is being sent. */
export function selectIsBusy(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy')
}
