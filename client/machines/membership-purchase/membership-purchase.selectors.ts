import type { SnapshotFrom } from 'xstate'
import type { PurchaseRequest } from '#client/lib/client.tsx'
import type { membershipPurchaseMachine } from './membership-purchase.machine.ts'
import type { PurchaseItem } from './membership-purchase.types.ts'

type Snapshot = SnapshotFrom<typeof membershipPurchaseMachine>

/** The pictures the payment area shows; `over` once nothing can come of an order that has `expired`. */
export type PaymentFace = 'creating' | 'payable' | 'unavailable' | 'expired' | 'over' | 'refunded' | 'paid'

/** Which picture the payment area shows now; what is still loading has the order to come. */
export function selectPaymentFace(snapshot: Snapshot): PaymentFace {
  const isIn = (state: 'refused' | 'lapsed' | 'refunded') => snapshot.matches({ open: { buying: state } })
  const isOrdered = (state: 'payable' | 'unavailable' | 'expired' | 'refunding') =>
    snapshot.matches({ open: { buying: { ordered: state } } })
  if (snapshot.matches({ open: 'paid' })) return 'paid'
  if (isOrdered('payable')) return 'payable'
  if (isOrdered('unavailable') || isIn('refused')) return 'unavailable'
  if (isOrdered('expired')) return 'expired'
  if (isIn('lapsed')) return 'over'
  return isIn('refunded') || isOrdered('refunding') ? 'refunded' : 'creating'
}

/** What the dialog is open for; null while it is closed. */
export function selectRequest(snapshot: Snapshot): PurchaseRequest | null {
  return snapshot.matches('open') ? snapshot.context.request : null
}

/** Whether it can be chosen what to buy. */
export function selectIsReady(snapshot: Snapshot): boolean {
  return snapshot.context.itemId !== null
}

/** What is being bought; null while it is not known. */
export function selectItem({ context: { items, itemId } }: Snapshot): PurchaseItem | null {
  return items.find(({ id }) => id === itemId) ?? null
}
