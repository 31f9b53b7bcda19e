import type { PurchaseRequest } from '#client/lib/client.tsx'
import type { Failure } from '#client/machines/failure.ts'
import type { PollFailed } from '#client/machines/poll/poll.types.ts'
import type { Plan } from '#src/contract/membership.ts'
import type { ClosingReason, CreatedOrder, PayType, Refund } from '#src/contract/orders.ts'
import type { WordTemplate } from '#src/contract/word.ts'

/** What can be bought: a plan among others, or one template by itself. */
export type PurchaseItem =
  /** `renews`: it is the one in force, bought once more. */
  | ({ kind: 'plan'; renews?: boolean } & Plan)
  | { kind: 'template'; id: number; name: string; preview: WordTemplate['previews'][number] | undefined }

/** What an order is made for. */
export type OrderWish = {
  item: PurchaseItem
  payType: PayType
  /** It is what somebody came back to pay. */
  begun: boolean
}

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
  /** Why the order can no longer be paid; null while it is not known. */
  closing: ClosingReason | null
  /** How the money of a payment that could not take effect stands. */
  refund: Refund | null
  /** What can be chosen was asked for again, because it no longer fitted. */
  isRenewed: boolean
}

/** What the server says about an order. */
export type PaymentAnswer =
  | { type: 'payment.pending' }
  | { type: 'payment.paid' }
  /** It is over; `settled` once its gateway has confirmed that nothing can be paid any more. */
  | { type: 'payment.closed'; settled: boolean; reason: ClosingReason | null }
  | { type: 'payment.refunded'; settled: boolean; refund: Refund | null }

export type MembershipPurchaseEvent =
  | { type: 'purchase.open'; request: PurchaseRequest }
  | { type: 'purchase.close' }
  | { type: 'item.choose'; id: number }
  | { type: 'method.choose'; payType: PayType }
  /** Another try, or a new order for the one that is over. */
  | { type: 'order.renew' }
  /** Something was bought elsewhere: what is offered here has changed. */
  | { type: 'standing.changed' }
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
