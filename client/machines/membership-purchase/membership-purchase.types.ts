import type { PurchaseRequest } from '#client/lib/client.tsx'
import type { Failure } from '#client/machines/failure.ts'
import type { PollFailed } from '#client/machines/poll/poll.types.ts'
import type { Plan } from '#src/contract/membership.ts'
import type { CreatedOrder, PayType } from '#src/contract/orders.ts'
import type { WordTemplate } from '#src/contract/word.ts'

/** What can be bought: a plan among others, or one template by itself. */
export type PurchaseItem =
  | ({ kind: 'plan' } & Plan)
  | { kind: 'template'; id: number; name: string; preview: WordTemplate['previews'][number] | undefined }

/** What an order is made for. */
export type OrderWish = { item: PurchaseItem; payType: PayType }

export type MembershipPurchaseInput = { now: () => number }

export type MembershipPurchaseContext = MembershipPurchaseInput & {
  request: PurchaseRequest
  /** What can be chosen; empty until it is known. */
  items: readonly PurchaseItem[]
  itemId: number | null
  payType: PayType
  /** The order of what is chosen; null until it is made. */
  order: CreatedOrder | null
  /** When the order ends by this device's clock, in ms since 1970. */
  deadline: number
  /** Why there is no order. */
  failure: Failure | null
}

/** What the server says about an order. */
export type PaymentAnswer =
  | { type: 'payment.pending' }
  | { type: 'payment.paid' }
  | { type: 'payment.closed' }
  | { type: 'payment.refunded' }

export type MembershipPurchaseEvent =
  | { type: 'purchase.open'; request: PurchaseRequest }
  | { type: 'purchase.close' }
  | { type: 'item.choose'; id: number }
  | { type: 'method.choose'; payType: PayType }
  /** Another try, or a new order for the one that is over. */
  | { type: 'order.renew' }
  | PaymentAnswer
  | PollFailed

export type MembershipPurchaseEmitted =
  /** It is paid; what waited for it may go on. */
  | { type: 'purchase.succeeded'; request: PurchaseRequest }
  /** There is nothing to buy. */
  | { type: 'purchase.empty' }
  /** The dialog closes because nothing can be bought now. */
  | { type: 'purchase.failed'; request: PurchaseRequest; error: unknown }
  /** Whether the order is paid can no longer be found out here. */
  | { type: 'check.failed' }

export type MembershipPurchaseDeps = {
  loadItems: (request: PurchaseRequest, signal: AbortSignal) => Promise<readonly PurchaseItem[]>
  /** Fetches the user again and keeps it where the application looks for it. */
  refreshUser: () => Promise<void>
  createOrder: (wish: OrderWish) => Promise<CreatedOrder>
  checkPayment: (orderNo: string, signal: AbortSignal) => Promise<PaymentAnswer>
  watchVisibility: (listener: (isHidden: boolean) => void) => () => void
}
