import * as z from 'zod/mini'

/** The payment methods by the numbers the wire has for them. */
export const payTypes = { wechat: 1, alipay: 2 } as const
export type PayType = (typeof payTypes)[keyof typeof payTypes]
export const payType = z.literal([payTypes.wechat, payTypes.alipay])

/** 1 WeChat Pay, 2 Alipay, in a query string. */
export const queryPayType = z.pipe(
  z.enum(['1', '2'], { error: 'value.invalid' }),
  z.transform((value) => (value === '1' ? payTypes.wechat : payTypes.alipay)),
)

/** Where the order is paid: by scanning a QR code from another device, on the phone that shows it, or there in WeChat. */
export const paySurfaces = ['qr', 'phone', 'wechat'] as const
export type PaySurface = (typeof paySurfaces)[number]
export const paySurface = z._default(z.enum(paySurfaces, { error: 'value.invalid' }), 'qr')

/** The number of an order: 6 to 32 of the characters every gateway takes. */
export const orderNo = z.string({ error: 'value.required' }).check(z.regex(/^[0-9A-Za-z]{6,32}$/, 'value.invalid'))

export const orderStates = ['pending', 'paid', 'closed', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]

/** Why an order can no longer be paid: its time was over, another took its place, or its owner gave it up. */
export const closingReasons = ['time', 'replaced', 'cancelled'] as const
export type ClosingReason = (typeof closingReasons)[number]

/**
 * How money stands that goes back to its payer. `failed`: the gateway has rejected it; it is tried again, and on the
 * list of those who look after the orders.
 */
export const refundStates = ['under_way', 'done', 'failed'] as const
export type RefundProgress = (typeof refundStates)[number]

/** Money of an order that goes back, all of it or what was too much. Amount in fen; `at`: since when, ms since 1970. */
export const refund = z.object({ state: z.enum(refundStates), amount: z.int(), at: z.number() })
export type Refund = z.infer<typeof refund>

const noRefund = z._default(z.nullable(refund), null)

/**
 * The order to be paid: a new one, or the pending one for the same. Amount in fen, as the gateway has it. `pay_url` is
 * empty when the gateway gave none, and when there is nothing to pay: `paid` says that the purchase is paid already,
 * by the order named here. What `pay_url` says is a QR code's, or on the other surfaces an address to open; a surface
 * the method does not have falls back to the code.
 */
export const createdOrder = z.object({
  order_no: z.string(),
  pay_url: z.string(),
  surface: z.enum(paySurfaces),
  amount: z.int(),
  /** When it can no longer be paid, in ms since 1970. */
  expires_at: z.number(),
  paid: z._default(z.boolean(), false),
})
export type CreatedOrder = z.infer<typeof createdOrder>

/** Whether a purchase is paid, by this order or by an earlier one for the same; `state` says why not. */
export const paymentCheck = z.object({
  check: z.boolean(),
  state: z.enum(orderStates),
  /**
   * Whether nothing more can come of it. An order that is closed is not settled before its gateway has confirmed that it
   * cannot be paid: until then a payment may still come, and it is worth asking on, less often.
   */
  settled: z._default(z.boolean(), false),
  refund: noRefund,
})
export type PaymentCheck = z.infer<typeof paymentCheck>

/** An order as its owner sees it. Amount in fen, times in ms since 1970. */
export const order = z.object({
  order_no: z.string(),
  kind: z.enum(['membership', 'template']),
  title: z.string(),
  amount: z.int(),
  pay_type: payType,
  state: z.enum(orderStates),
  /** Only of a closed one. */
  closed_because: z._default(z.nullable(z.enum(closingReasons)), null),
  /** Of a paid one too, when it was paid twice or paid more than it cost in the end. */
  refund: noRefund,
  created_at: z.number(),
  expires_at: z.number(),
  paid_at: z.nullable(z.number()),
  refunded_at: z.nullable(z.number()),
  /** What was bought: exactly one of the two. */
  plan_id: z.nullable(z.int()),
  template_id: z.nullable(z.int()),
})
export type Order = z.infer<typeof order>

/** One page of a user's orders, newest first; closed ones only if somebody set out to pay them. */
export const orderList = z.object({
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
  items: z.array(order),
})
export type OrderList = z.infer<typeof orderList>

/** The header by which every answer to a signed-in user tells what was granted last; see `readLastGrant`. */
export const LAST_GRANT_HEADER = 'x-last-grant'

/** What a payment gave a user last: for which order, and when, in ms since 1970. */
export type LastGrant = { at: number; kind: Order['kind']; orderNo: string }

/** The value of the header: `1763690400000 membership QJ…`. */
export function writeLastGrant({ at, kind, orderNo }: LastGrant): string {
  return `${at} ${kind} ${orderNo}`
}

/** What the header says; `null` when nothing was granted yet. */
export function readLastGrant(value: string | null): LastGrant | null {
  const [, at, kind, orderNo] = /^(\d+) (membership|template) (\w+)$/.exec(value ?? '') ?? []
  if (at === undefined || orderNo === undefined) return null
  return { at: Number(at), kind: kind === 'template' ? 'template' : 'membership', orderNo }
}
