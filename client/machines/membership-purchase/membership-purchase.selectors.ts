import type { SnapshotFrom } from 'xstate'
import type { PurchaseRequest } from '#client/lib/client.tsx'
import type { membershipPurchaseMachine } from './membership-purchase.machine.ts'
import type { PurchaseItem } from './membership-purchase.types.ts'

type Snapshot = SnapshotFrom<typeof membershipPurchaseMachine>

/** The states of the payment area; `over` once an order that has `expired` can no longer become paid. */
export type PaymentFace = 'creating' | 'payable' | 'unavailable' | 'expired' | 'over' | 'refunded' | 'paid'

/** The state of the payment area. While anything is loading, an order is still to come. */
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

/** Whether there are items to choose from. */
export function selectIsReady(snapshot: Snapshot): boolean {
  return snapshot.context.itemId !== null
}

/** The chosen item; null while there is none. */
export function selectItem({ context: { items, itemId } }: Snapshot): PurchaseItem | null {
  return items.find(({ id }) => id === itemId) ?? null
}
