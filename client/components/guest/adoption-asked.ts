import { noteToAsk } from '#client/lib/guest-mark.ts'
import { createStore } from '#client/lib/store.ts'

/** Whether the dialog that offers the résumés of this device is open. */
export const adoptionAsked = createStore(false)

/** Offers the résumés of this device: now, and after a reload or a purchase until it has been answered. */
export function askAdoption(): void {
  noteToAsk(true)
  adoptionAsked.set(true)
}

/** Closes the dialog for good: what is left on this device stays in its lists. */
export function closeAdoption(): void {
  noteToAsk(false)
  adoptionAsked.set(false)
}
