import * as z from 'zod/mini'
import { pageOfList } from './fields.ts'
import { payMethodList } from './pay-methods.ts'

export const payType = z.literal(payMethodList.map(({ payType }) => payType))

const payTypeText = z.enum(
  payMethodList.map(({ payType }) => `${payType}` as const),
  { error: 'value.invalid' },
)

/** A payment method in a query string, by its number. */
export const queryPayType = z.pipe(z.pipe(payTypeText, z.transform(Number)), payType)

/**
 * How the order is paid: `qr` is scanned from another device, `phone` in the browser of the phone, `wechat` inside
 * WeChat.
 */
export const paySurfaces = ['qr', 'phone', 'wechat'] as const
export type PaySurface = (typeof paySurfaces)[number]
export const paySurface = z._default(z.enum(paySurfaces, { error: 'value.invalid' }), 'qr')

/** The number of an order: 6 to 32 of the characters every gateway takes. */
export const orderNo = z.string({ error: 'value.required' }).check(z.regex(/^[0-9A-Za-z]{6,32}$/, 'value.invalid'))

export const orderStates = ['pending', 'paid', 'closed', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]

/** Why an order can no longer be paid: its time was up, another order replaced it, or its owner cancelled it. */
export const closingReasons = ['time', 'replaced', 'cancelled'] as const
export type ClosingReason = (typeof closingReasons)[number]

/** The states of a refund. `failed`: the gateway has refused it; it is retried and listed for the operators. */
export const refundStates = ['under_way', 'done', 'failed'] as const
export type RefundProgress = (typeof refundStates)[number]

/**
 * A refund: the `amount` that goes back, or has gone back, `of` what was paid for an order, both in fen. `at` is since
 * when, in ms since 1970. A refund that is not complete includes what was sent back before it.
 */
export const refund = z.object({ state: z.enum(refundStates), amount: z.int(), of: z.int(), at: z.number() })
export type Refund = z.infer<typeof refund>

const noRefund = z._default(z.nullable(refund), null)

/**
 * The order to pay: a new one, or the pending one for the same item. Amount in fen, as the gateway has it. `pay_url` is
 * empty when the gateway gave none and when there is nothing to pay: then `paid` says that the item is already paid, by
 * this order. `pay_url` is the content of a QR code, or on the other surfaces an address to open; a surface the payment
 * method lacks falls back to the QR code.
 */
export const createdOrder = z.object({
  order_no: z.string(),
  pay_url: z.string(),
  surface: z.enum(paySurfaces),
  amount: z.int(),
  /** Until when it can be paid, in ms since 1970. */
  expires_at: z.number(),
  paid: z._default(z.boolean(), false),
})
export type CreatedOrder = z.infer<typeof createdOrder>

/** Whether a purchase is paid, by this order or by an earlier one for the same item; `state` says why it is not. */
export const paymentCheck = z.object({
  check: z.boolean(),
  state: z.enum(orderStates),
  /**
   * Whether the state is final. A closed order is settled only when its gateway has confirmed that it cannot be paid;
   * until then a payment may still arrive, and clients keep polling, less often.
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
  /** Why the order was closed; null for orders that are not. */
  closed_because: z._default(z.nullable(z.enum(closingReasons)), null),
  /** Whether the gateway has said that a closed order is not paid; one it was not asked about may have been paid. */
  confirmed: z._default(z.boolean(), true),
  /** Whether its owner was granted what it is for, any membership or the template, since it was created. */
  bought: z._default(z.boolean(), false),
  /** The refund of the order. A paid order has one too when it was paid twice, or when more was paid than it cost. */
  refund: noRefund,
  created_at: z.number(),
  expires_at: z.number(),
  paid_at: z.nullable(z.number()),
  refunded_at: z.nullable(z.number()),
  /** What was bought: exactly one of these two is set. */
  plan_id: z.nullable(z.int()),
  template_id: z.nullable(z.int()),
})
export type Order = z.infer<typeof order>

/** One page of a user's orders, newest first. Closed orders are listed only if their owner started to pay them. */
export const orderList = z.object({
  ...pageOfList,
  items: z.array(order),
})
export type OrderList = z.infer<typeof orderList>

/** The header with which every answer to a signed-in user tells the latest grant; see `readLastGrant`. */
export const LAST_GRANT_HEADER = 'x-last-grant'

/** The latest grant of a user: its order, and when it was given, in ms since 1970. */
export type LastGrant = { at: number; kind: Order['kind']; orderNo: string }

/** The value of the header: `1763690400000 membership QJ…`. */
export function writeLastGrant({ at, kind, orderNo }: LastGrant): string {
  return `${at} ${kind} ${orderNo}`
}

/** Parses the header; `null` when nothing was granted yet. */
export function readLastGrant(value: string | null): LastGrant | null {
  const [, at, kind, orderNo] = /^(\d+) (membership|template) (\w+)$/.exec(value ?? '') ?? []
  if (at === undefined || orderNo === undefined) return null
  return { at: Number(at), kind: kind === 'template' ? 'template' : 'membership', orderNo }
}
