/**
 * How a call to a gateway ended. `unknown` is no answer that can be trusted (time-out, 5xx, unverified signature):
 * what happened there is found out by asking again, never assumed.
 */
export type GatewayOutcome<T> =
  | { kind: 'success'; value: T }
  | { kind: 'failure'; reason: string }
  | { kind: 'unknown'; reason: string }

/** What is to be paid. Amount in fen, `expiresAt` in ms since 1970; the same values again are a safe retry. */
export type OrderRequest = {
  orderNo: string
  description: string
  amount: number
  expiresAt: number
  /** Of the payer; the phone way of WeChat Pay needs it. */
  clientAddress: string
}

/** The same with where it is paid; `returnUrl` is where a phone comes back to, paid or not. */
export type PaymentRequest = OrderRequest & ({ surface: 'qr' } | { surface: 'phone'; returnUrl: string })

/**
 * Paying inside WeChat, which wants to know by whom first.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791856
 */
export type WechatCounter = {
  /** Where a phone goes to be identified, without being asked; it comes back to the path with `code` and `state`. */
  identifyUrl: (path: string, state: string) => string
  /** The payer's OpenID, from the code a phone came back with; failure: that code is good for nothing. */
  identify: (code: string) => Promise<GatewayOutcome<string>>
  /** What WeChat's bridge is called with, as `getBrandWCPayRequest`. */
  create: (request: OrderRequest, openid: string) => Promise<GatewayOutcome<BridgeCall>>
}

export type BridgeCall = Record<'appId' | 'timeStamp' | 'nonceStr' | 'package' | 'signType' | 'paySign', string>

/**
 * How a payment stands at the gateway. `absent`: the gateway has never heard of it, so it is unpaid. `refunded`: a
 * refund was asked for since it was paid; whether that arrived, only the refund itself says. Amounts in fen.
 */
export type PaymentAtGateway =
  | { state: 'absent' | 'closed' }
  /** `begun`: somebody has scanned the code, or tried to pay, as far as the gateway tells. */
  | { state: 'unpaid'; begun: boolean }
  | { state: 'paid' | 'refunded'; transactionId: string; amount: number }

/** `done` has reached the payer; `pending` is accepted; `failed` needs a new refund number or a person. */
export type RefundState = 'done' | 'pending' | 'failed'

export type RefundRequest = {
  orderNo: string
  /** Which payment goes back: an order may have been paid twice. */
  transactionId: string
  refundNo: string
  /** What goes back, and the whole amount that was paid, in fen. */
  amount: number
  total: number
  reason: string
}

/** A message from the gateway whose signature, time, application and merchant have been checked. */
export type Notification =
  | { kind: 'payment'; eventId: string; orderNo: string; transactionId: string; amount: number }
  /** `isPart`: the gateway says that it is less than was paid. */
  | { kind: 'refund'; eventId: string; orderNo: string; refundNo: string; state: RefundState; isPart: boolean }
  /** True, but of no consequence. */
  | { kind: 'ignored'; eventId: string }

/** A line of a day's bill; amounts in fen. */
export type BillLine = {
  orderNo: string
  transactionId: string
  kind: 'payment' | 'refund'
  amount: number
}

/** A payment gateway. No method throws for what the network or the gateway did; that is `unknown` or `failure`. */
export type PaymentGateway = {
  /** Whether one pays on the phone itself; if not, `create` takes only the surface `qr`. */
  onPhone: boolean
  /** `null`: one does not pay inside WeChat. */
  inWechat: WechatCounter | null
  /** What the payer scans or, on a phone, opens at once: there it may be good for minutes only. */
  create: (request: PaymentRequest) => Promise<GatewayOutcome<{ payUrl: string }>>
  query: (orderNo: string) => Promise<GatewayOutcome<PaymentAtGateway>>
  /** Success: it can no longer be paid. Failure: ask how it stands. */
  close: (orderNo: string) => Promise<GatewayOutcome<null>>
  refund: (request: RefundRequest) => Promise<GatewayOutcome<RefundState>>
  /** Failure: the gateway does not know the refund; asking for it again with the same number is safe. */
  queryRefund: (refund: RefundRequest) => Promise<GatewayOutcome<RefundState>>
  /**
   * Reads and verifies a callback.
   * @throws ForgedNotification for whatever cannot be trusted
   */
  readNotification: (request: Request) => Promise<Notification>
  /** The answer in the gateway's own form; `retry` makes it send again. */
  answerNotification: (result: 'accepted' | 'forged' | 'retry') => Response
  /** Every payment, and every refund that was made, of a day in Asia/Shanghai, `YYYY-MM-DD`. */
  bill: (day: string) => Promise<GatewayOutcome<readonly BillLine[]>>
}

/** The gateways by payment method; `null` is not offered. */
export type PaymentGateways = { wechat: PaymentGateway | null; alipay: PaymentGateway | null }

/** What a gateway works with; `now` in ms since 1970. */
export type PayDeps = {
  http: typeof fetch
  now: () => number
  randomBytes: (length: number) => Uint8Array
}

/** A callback that is not from the gateway, or not for us, or too old. */
export class ForgedNotification extends Error {
  override name = 'ForgedNotification'
}
