export const gateways = ['wechat', 'alipay'] as const
export type Gateway = (typeof gateways)[number]

/** `waiting`: at Alipay nobody has scanned the code yet, so that there is no trade. */
export type PayOrderState = 'waiting' | 'open' | 'paid' | 'closed' | 'refunded'

/** What a merchant asks for. Amount in fen, `endsAt` in ms since 1970. */
export type Asked = {
  gateway: Gateway
  orderNo: string
  /** `NATIVE`, `MWEB`, `JSAPI`, `FACE_TO_FACE_PAYMENT` or `QUICK_WAP_WAY`. */
  product: string
  description: string
  amount: number
  endsAt: number
  notifyUrl: string
  /** Everything that was asked: the same number takes the same order only. */
  fingerprint: string
}

/** Money that came; `eventId` is of its notification, however often that is sent. */
export type Trade = { transactionId: string; eventId: string; paidAt: number }

/** A refund of one trade; `failed` did not reach the payer. */
export type PayRefund = {
  refundNo: string
  transactionId: string
  amount: number
  state: 'pending' | 'done' | 'failed'
  askedAt: number
  notifyUrl: string
}

/** What the site answered to a notification, after how many tries; `status` is null when it never did. */
export type PayDelivery = { what: string; status: number | null; body: string; tries: number; at: number }

/** An order as a gateway knows it. Times in ms since 1970. */
export type PayOrder = Asked & {
  state: PayOrderState
  createdAt: number
  /** More than one when it was paid again; gateways tell of the first when they are asked. */
  trades: Trade[]
  refunds: PayRefund[]
  /** Oldest first. */
  deliveries: PayDelivery[]
}

/** Whether money came under this number. */
export function hasTrade({ trades }: PayOrder, transactionId: string): boolean {
  return trades.some((trade) => trade.transactionId === transactionId)
}

/** Whether its time is over. */
export function isOver({ endsAt }: PayOrder, now: number): boolean {
  return now >= endsAt
}

/**
 * The order with one of its refunds replaced or added. WeChat Pay calls it refunded as soon as any of it is asked for,
 * Alipay when all of it is back.
 */
export function withRefund(order: PayOrder, refund: PayRefund): PayOrder {
  const refunds = [...order.refunds.filter(({ refundNo }) => refundNo !== refund.refundNo), refund]
  const [first] = order.trades
  const ofFirst = refunds.filter(({ transactionId }) => transactionId === first?.transactionId)
  const back = ofFirst.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0)
  const isRefunded = order.gateway === 'wechat' ? ofFirst.length > 0 : back >= order.amount
  return { ...order, state: isRefunded ? 'refunded' : 'paid', refunds }
}

/** What has not been refunded of a trade yet, in fen. */
export function refundable({ amount, refunds }: PayOrder, transactionId: string): number {
  const gone = refunds.filter((refund) => refund.transactionId === transactionId && refund.state !== 'failed')
  return amount - gone.reduce((sum, refund) => sum + refund.amount, 0)
}
