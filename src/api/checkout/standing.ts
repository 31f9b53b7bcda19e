import type { StoredOrder } from '#src/api/db/orders/orders.ts'

/**
 * The state of an order for somebody returning from payment: from the ledger, never from the address. `waiting`: not
 * paid as far as is known; `closing`: over, but not yet confirmed by the gateway; `refundFailed`: the gateway has
 * refused the refund, which is retried.
 */
export type CheckoutStanding = 'waiting' | 'paid' | 'closing' | 'closed' | 'refunding' | 'refundFailed' | 'refunded'

/** The checkout state of an order. */
export function standingOf({
  life: { door, payments },
  isRefundRejected,
}: Pick<StoredOrder, 'life' | 'isRefundRejected'>): CheckoutStanding {
  const hasFate = (fate: string) => payments.some((payment) => payment.fate === fate)
  if (hasFate('granted')) return 'paid'
  if (hasFate('refunding')) return isRefundRejected ? 'refundFailed' : 'refunding'
  if (hasFate('refunded')) return 'refunded'
  if (door === 'open') return 'waiting'
  return door === 'closed' ? door : 'closing'
}

const PASSING: readonly string[] = ['waiting', 'closing', 'refunding', 'refundFailed'] satisfies CheckoutStanding[]

/** Whether a state can change without the user. */
export function mayChange(standing: string): boolean {
  return PASSING.includes(standing)
}
