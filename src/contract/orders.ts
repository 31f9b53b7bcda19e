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

/** Where the order is paid: by scanning a QR code from another device, or on the phone that shows it. */
export const paySurfaces = ['qr', 'phone'] as const
export type PaySurface = (typeof paySurfaces)[number]
export const paySurface = z._default(z.enum(paySurfaces, { error: 'value.invalid' }), 'qr')

/** The number of an order: 6 to 32 of the characters every gateway takes. */
export const orderNo = z.string({ error: 'value.required' }).check(z.regex(/^[0-9A-Za-z]{6,32}$/, 'value.invalid'))

export const orderStates = ['pending', 'paid', 'closed', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]

/** A new or still pending order. Amount in fen; `pay_url` is empty when the gateway gave none. */
export const createdOrder = z.object({
  order_no: z.string(),
  pay_url: z.string(),
  amount: z.int(),
  /** When it can no longer be paid, in ms since 1970. */
  expires_at: z.number(),
})
export type CreatedOrder = z.infer<typeof createdOrder>

/** Whether an order is paid; `state` says why not. */
export const paymentCheck = z.object({ check: z.boolean(), state: z.enum(orderStates) })
export type PaymentCheck = z.infer<typeof paymentCheck>

/** An order as its owner sees it. Amount in fen, times in ms since 1970. */
export const order = z.object({
  order_no: z.string(),
  kind: z.enum(['membership', 'template']),
  title: z.string(),
  amount: z.int(),
  pay_type: payType,
  state: z.enum(orderStates),
  created_at: z.number(),
  expires_at: z.number(),
  paid_at: z.nullable(z.number()),
  refunded_at: z.nullable(z.number()),
  /** What was bought: exactly one of the two. */
  plan_id: z.nullable(z.int()),
  template_id: z.nullable(z.int()),
})
export type Order = z.infer<typeof order>

/** One page of a user's orders, newest first. */
export const orderList = z.object({
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
  items: z.array(order),
})
export type OrderList = z.infer<typeof orderList>
