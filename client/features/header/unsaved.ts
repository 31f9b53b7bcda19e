import type { Unsaved } from '#client/lib/journal.ts'
import { createStore } from '#client/lib/store.ts'

/** Résumés that only this device has in full, while their user, who signs out, is asked about them; null otherwise. */
export const unsavedAtSignOut = createStore<readonly Unsaved[] | null>(null)
