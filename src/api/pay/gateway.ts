import type { PayMethod } from '#src/contract/index.ts'

/**
 * The result of a call to a gateway. `unknown` means no trustworthy answer (time-out, 5xx, unverified signature): the
 * actual result has to be queried, never assumed.
 */
export type GatewayOutcome<T> =
  | { kind: 'success'; value: T }
  | { kind: 'failure'; reason: string }
  | { kind: 'unknown'; reason: string }

/** A request for a payment. Amount in fen, `expiresAt` in ms since 1970. Retrying with the same values is safe. */
export type OrderRequest = {
  orderNo: string
  description: string
  amount: number
  expiresAt: number
  /** The payer's address; WeChat Pay needs it on phones. */
  clientAddress: string
}

/** A request with its payment surface; `returnUrl` is where a phone returns to, paid or not. */
export type PaymentRequest = OrderRequest & ({ surface: 'qr' } | { surface: 'phone'; returnUrl: string })

/**
 * Payment inside WeChat, where the payer has to be identified first.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791856
 */
export type WechatCounter = {
  /** The address at which a phone is identified silently; it returns to the path with `code` and `state`. */
  identifyUrl: (path: string, state: string) => string
  /** Exchanges the code of a returning phone for the payer's OpenID; failure: the code is invalid. */
  identify: (code: string) => Promise<GatewayOutcome<string>>
  /** Creates the order and returns the parameters of `getBrandWCPayRequest` for WeChat's bridge. */
  create: (request: OrderRequest, openid: string) => Promise<GatewayOutcome<BridgeCall>>
}

/** The parameters with which WeChat's browser opens its payment sheet. */
export type BridgeCall = Record<'appId' | 'timeStamp' | 'nonceStr' | 'package' | 'signType' | 'paySign', string>

/**
 * The state of a payment at the gateway. `absent`: the gateway does not know it, so it is unpaid. `refunded`: a refund
 * was requested since it was paid; only the refund itself tells whether it has arrived. Amounts in fen.
 */
export type PaymentAtGateway =
  | { state: 'absent' | 'closed' }
  /** `begun`: somebody has scanned the code or tried to pay, as far as the gateway tells. */
  | { state: 'unpaid'; begun: boolean }
  | { state: 'paid' | 'refunded'; transactionId: string; amount: number }

/** `done`: has reached the payer; `pending`: accepted; `failed`: needs a new refund number or a person. */
export type RefundState = 'done' | 'pending' | 'failed'

/** A refund to request from a gateway. */
export type RefundRequest = {
  orderNo: string
  /** The payment to refund: an order may have been paid twice. */
  transactionId: string
  refundNo: string
  /** The amount to refund, and the whole amount that was paid, in fen. */
  amount: number
  total: number
  reason: string
}

/**
 * A message about a refund, ours or one made in the gateway's merchant console. A gateway reports either the `amount`
 * of this refund or the `total` of all refunds of the payment; `paid` is the whole payment. In fen.
 */
export type RefundNotification = {
  kind: 'refund'
  eventId: string
  orderNo: string
  transactionId: string
  refundNo: string
  state: RefundState
  amount: number | null
  total: number | null
  paid: number
}

/** A message from the gateway, with signature, time, application and merchant verified. */
export type Notification =
  | { kind: 'payment'; eventId: string; orderNo: string; transactionId: string; amount: number }
  | RefundNotification
  /** Authentic, but irrelevant. */
  | { kind: 'ignored'; eventId: string }

/** A line of a day's bill; amounts in fen. `refundNo` is empty for payments. */
export type BillLine = {
  orderNo: string
  transactionId: string
  kind: 'payment' | 'refund'
  refundNo: string
  amount: number
}

/** A payment gateway. Network and gateway failures never throw; they are `unknown` or `failure`. */
export type PaymentGateway = {
  /** Whether it can be paid on the phone itself; if not, `create` accepts only the surface `qr`. */
  onPhone: boolean
  /** `null` when it cannot be paid inside WeChat. */
  inWechat: WechatCounter | null
  /**
   * Creates the order. `payUrl` is the content of the QR code, or on a phone the address to open, which may be valid
   * for minutes only.
   */
  create: (request: PaymentRequest) => Promise<GatewayOutcome<{ payUrl: string }>>
  query: (orderNo: string) => Promise<GatewayOutcome<PaymentAtGateway>>
  /** Success: it can no longer be paid. Failure: query its state. */
  close: (orderNo: string) => Promise<GatewayOutcome<null>>
  refund: (request: RefundRequest) => Promise<GatewayOutcome<RefundState>>
  /** Failure: the gateway does not know the refund; requesting it again with the same number is safe. */
  queryRefund: (refund: RefundRequest) => Promise<GatewayOutcome<RefundState>>
  /**
   * Reads and verifies a callback.
   * @throws ForgedNotification for anything that cannot be trusted
   */
  readNotification: (request: Request) => Promise<Notification>
  /** The answer in the gateway's own format; `retry` makes it send again. */
  answerNotification: (result: 'accepted' | 'forged' | 'retry') => Response
  /** All payments and completed refunds of a day in Asia/Shanghai, `YYYY-MM-DD`. */
  bill: (day: string) => Promise<GatewayOutcome<readonly BillLine[]>>
}

/** The gateways by payment method; `null` or missing for one that is not offered. */
export type PaymentGateways = Partial<Record<PayMethod, PaymentGateway | null>>

/** What a gateway needs; `now` in ms since 1970. */
export type PayDeps = {
  http: typeof fetch
  now: () => number
  randomBytes: (length: number) => Uint8Array
}

/** Thrown for a callback that is not from the gateway, not for us, or too old. */
export class ForgedNotification extends Error {
  override name = 'ForgedNotification'
}
