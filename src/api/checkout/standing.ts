import type { StoredOrder } from '#src/api/db/orders.ts'

/**
 * How an order stands, for whoever comes back from paying: what the ledger knows, and nothing the address says.
 * `waiting`: not paid as far as anybody knows; `closing`: over, but the gateway has not confirmed it yet;
 * `refundFailed`: the gateway has rejected the refund, which is tried again.
 */
export type CheckoutStanding = 'waiting' | 'paid' | 'closing' | 'closed' | 'refunding' | 'refundFailed' | 'refunded'

/** How an order stands. */
export function standingOf({ life: { door, payments }, isRefundRejected }: StoredOrder): CheckoutStanding {
  const hasFate = (fate: string) => payments.some((payment) => payment.fate === fate)
  if (hasFate('granted')) return 'paid'
  if (hasFate('refunding')) return isRefundRejected ? 'refundFailed' : 'refunding'
  if (hasFate('refunded')) return 'refunded'
  if (door === 'open') return 'waiting'
  return door === 'closed' ? door : 'closing'
}

const PASSING: readonly string[] = ['waiting', 'closing', 'refunding', 'refundFailed'] satisfies CheckoutStanding[]

/** Whether that may change by itself. */
export function mayChange(standing: string): boolean {
  return PASSING.includes(standing)
}
