import { noteToAsk } from '#client/lib/guest-mark.ts'
import { createStore } from '#client/lib/store.ts'

/** Whether the dialog that offers the résumés of this device is open. */
export const adoptionAsked = createStore(false)

/**
 * Offers to move the résumés of this device to the account. Until it is answered, the offer returns after a reload or a
 * purchase.
 */
export function askAdoption(): void {
  noteToAsk(true)
  adoptionAsked.set(true)
}

/** Closes the offer for good. Résumés that stay on this device are still listed there. */
export function closeAdoption(): void {
  noteToAsk(false)
  adoptionAsked.set(false)
}
