import type { PurchaseRequest } from '#client/lib/client.tsx'
import type { Failure } from '#client/machines/failure.ts'
import type { PollFailed } from '#client/machines/poll/poll.types.ts'
import type { Plan } from '#src/contract/membership.ts'
import type { ClosingReason, CreatedOrder, Refund } from '#src/contract/orders.ts'
import type { PayType } from '#src/contract/pay-methods.ts'
import type { WordTemplate } from '#src/contract/word.ts'

/** An item to buy: one of the plans, or one template. */
export type PurchaseItem =
  /** `renews`: it is the plan in force, bought again. */
  | ({ kind: 'plan'; renews?: boolean } & Plan)
  | { kind: 'template'; id: number; name: string; preview: WordTemplate['previews'][number] | undefined }

/** What an order is made for. */
export type OrderWish = {
  item: PurchaseItem
  payType: PayType
  /** The user returns to pay this order. */
  begun: boolean
}

export type MembershipPurchaseInput = { now: () => number }

/** The state of a purchase beside the name of its step. */
export type MembershipPurchaseContext = MembershipPurchaseInput & {
  request: PurchaseRequest
  /** The items on offer; empty until they are loaded. */
  items: readonly PurchaseItem[]
  itemId: number | null
  payType: PayType
  /** The order of the chosen item; null until it is created. */
  order: CreatedOrder | null
  /** When the order ends by this device's clock, in ms since 1970. */
  deadline: number
  /** Why there is no order. */
  failure: Failure | null
  /** Why the order can no longer be paid; null while unknown. */
  closing: ClosingReason | null
  /** The refund of a payment that could not take effect. */
  refund: Refund | null
  /** Whether the items were loaded again because they were outdated. */
  isRenewed: boolean
}

/** What the server says about an order. */
export type PaymentAnswer =
  | { type: 'payment.pending' }
  | { type: 'payment.paid' }
  /** The order is closed; `settled` once its gateway has confirmed that it cannot be paid any more. */
  | { type: 'payment.closed'; settled: boolean; reason: ClosingReason | null }
  | { type: 'payment.refunded'; settled: boolean; refund: Refund | null }

/** What the dialog and its calls tell the machine. */
export type MembershipPurchaseEvent =
  | { type: 'purchase.open'; request: PurchaseRequest }
  | { type: 'purchase.close' }
  | { type: 'item.choose'; id: number }
  | { type: 'method.choose'; payType: PayType }
  /** Tries again, or creates a new order for one that is over. */
  | { type: 'order.renew' }
  /** The user has bought something elsewhere, so the offers have changed. */
  | { type: 'standing.changed' }
  | PaymentAnswer
  | PollFailed

/** What the machine tells the application. */
export type MembershipPurchaseEmitted =
  /** It is paid; whatever waited for it may continue. */
  | { type: 'purchase.succeeded'; request: PurchaseRequest }
  /** There is nothing to buy. */
  | { type: 'purchase.empty' }
  /** The dialog closes because nothing can be bought now. */
  | { type: 'purchase.failed'; request: PurchaseRequest; error: unknown }
  /** Polling failed: this page can no longer find out whether the order is paid. */
  | { type: 'check.failed' }

/** The effects of the machine: its calls, and whether the page is visible. */
export type MembershipPurchaseDeps = {
  loadItems: (request: PurchaseRequest, signal: AbortSignal) => Promise<readonly PurchaseItem[]>
  /** Fetches the user again and stores it in the application. */
  refreshUser: () => Promise<void>
  createOrder: (wish: OrderWish) => Promise<CreatedOrder>
  checkPayment: (orderNo: string, signal: AbortSignal) => Promise<PaymentAnswer>
  watchVisibility: (listener: (isHidden: boolean) => void) => () => void
}
