import { createStore, type Store } from './store.ts'

/** What a dialog is open for, or null while it is closed. */
export type DialogStore<T> = Store<T | null> & {
  /**
   * Asks for the dialog to be opened, or closed with null. Until the dialog's code is loaded the request waits in the
   * store. From then on `runDialog` sends it to the dialog's actor, and only that actor sets the store.
   */
  ask: (request: T | null) => void
}

/** Creates the store of a closed dialog. */
export function createDialogStore<T>(): DialogStore<T> {
  const store = createStore<T | null>(null)
  return { ...store, ask: store.set }
}
