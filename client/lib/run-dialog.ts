import type { Client } from './client.tsx'
import type { DialogStore } from './dialog-store.ts'

/** The actor that decides whether a dialog is open. */
type DialogActor<T> = {
  /** Asks it to open the dialog, or with null to close it. */
  ask: (request: T | null) => void
  /** What the dialog is open for; null while it is closed. */
  openFor: () => T | null
  subscribe: (listener: () => void) => { unsubscribe: () => void }
}

/**
 * Connects a dialog's store to its actor, and sends the request that was waiting. Leaving the page closes the dialog.
 * @returns a function that disconnects them
 */
export function runDialog<T>({ page }: Client, dialog: DialogStore<T>, actor: DialogActor<T>): () => void {
  const waiting = dialog.get()
  dialog.ask = actor.ask
  const decisions = actor.subscribe(() => dialog.set(actor.openFor()))
  let { path } = page.get()
  const stopFollowing = page.subscribe(() => {
    if (page.get().path !== path) actor.ask(null)
    path = page.get().path
  })
  actor.ask(waiting)
  return () => {
    stopFollowing()
    decisions.unsubscribe()
    dialog.ask = dialog.set
  }
}
