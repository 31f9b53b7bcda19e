import type { Delivery } from '#src/sandbox/deliver.ts'

/** `waiting`: at Alipay nobody has scanned the code yet, so there is no trade. */
export type PayOrderState = 'waiting' | 'open' | 'paid' | 'closed' | 'refunded'

/** A merchant's request for an order. Amount in fen, `endsAt` in ms since 1970. */
export type Asked = {
  gateway: string
  orderNo: string
  /** `NATIVE`, `MWEB`, `JSAPI`, `FACE_TO_FACE_PAYMENT` or `QUICK_WAP_WAY`. */
  product: string
  description: string
  amount: number
  endsAt: number
  notifyUrl: string
  /** The whole request: a number can be reused only with the same request. */
  fingerprint: string
}

/** A payment; `eventId` is the id of its notification, however often that is sent. */
export type Trade = { transactionId: string; eventId: string; paidAt: number }

/** A refund of one trade; a `failed` one did not reach the payer. */
export type PayRefund = {
  refundNo: string
  transactionId: string
  amount: number
  state: 'pending' | 'done' | 'failed'
  askedAt: number
  notifyUrl: string
}

/** What became of a notification. */
export type PayDelivery = Delivery & { what: string; at: number }

/** An order at a gateway. Times in ms since 1970. */
export type PayOrder = Asked & {
  state: PayOrderState
  createdAt: number
  /** Several when it was paid again; queries return the first. */
  trades: Trade[]
  refunds: PayRefund[]
  /** Oldest first. */
  deliveries: PayDelivery[]
}

/** Whether a payment has this number. */
export function hasTrade({ trades }: PayOrder, transactionId: string): boolean {
  return trades.some((trade) => trade.transactionId === transactionId)
}

/** Whether its time is over. */
export function isOver({ endsAt }: PayOrder, now: number): boolean {
  return now >= endsAt
}

/** The amount of a trade that has reached the payer again, in fen. */
export function returnedOf({ refunds }: PayOrder, transactionId: string): number {
  const done = refunds.filter((refund) => refund.transactionId === transactionId && refund.state === 'done')
  return done.reduce((sum, refund) => sum + refund.amount, 0)
}

/** The amount of a trade not refunded yet, in fen. */
export function refundable({ amount, refunds }: PayOrder, transactionId: string): number {
  const gone = refunds.filter((refund) => refund.transactionId === transactionId && refund.state !== 'failed')
  return amount - gone.reduce((sum, refund) => sum + refund.amount, 0)
}
