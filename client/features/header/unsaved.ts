import type { Unsaved } from '#client/lib/journal.ts'
import { createStore } from '#client/lib/store.ts'

/** The unsaved résumés shown in the sign-out dialog; null while it is closed. */
export const unsavedAtSignOut = createStore<readonly Unsaved[] | null>(null)
