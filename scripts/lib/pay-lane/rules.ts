import { offerNow } from '#src/api/domain/granting.ts'
import { transition } from '#src/api/domain/order-machine.ts'
import { amountDue } from '#src/api/domain/plans.ts'

/** How the Worker handles orders: its own functions, and the mistakes to make around them. */
export type Rules = {
  transition: typeof transition
  offer: typeof offerNow
  quote: typeof amountDue
  flaws: ReadonlySet<LaneFlaw>
}

/** Mistakes that could be made around those functions. */
export type LaneFlaw =
  | 'takes nothing back for a new order'
  | 'opens another while one is closing'
  | 'shows the code of an order that was taken back'
  | 'ignores what was paid just now'
  | 'takes the same again for a renewal'
  | 'leaves the others open after a grant'
  | 'grants from what it read before'
  | 'takes no answer to closing for a yes'
  | 'sends back the whole instead of the difference'
  | 'numbers every refund anew'
  | 'never looks at what was withdrawn'
  | 'leaves the membership when the money is back'
  | 'asks nothing back'

/** The Worker without mistakes. */
export const rightRules: Rules = { transition, offer: offerNow, quote: amountDue, flaws: new Set() }
