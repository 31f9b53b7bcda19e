import * as z from 'zod/mini'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/lib/time.ts'

/** Schemas of business content, as far as Alipay documents them. Amounts in yuan, with at most two decimals. */
export const orderNo = z.string().check(z.regex(/^[0-9A-Za-z_]{1,64}$/))
export const amount = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))
const subject = z.string().check(z.regex(/^[^/=&]{1,256}$/))
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))

const trade = z.object({
  out_trade_no: orderNo,
  total_amount: amount,
  subject,
  time_expire: z.optional(time),
  timeout_express: z.optional(z.string().check(z.regex(/^([1-9]\d{0,4}[mhd])$/))),
})
export const precreate = z.extend(trade, {
  product_code: z._default(z.literal('FACE_TO_FACE_PAYMENT'), 'FACE_TO_FACE_PAYMENT'),
})
export const wapPay = z.extend(trade, {
  product_code: z.literal('QUICK_WAP_WAY'),
  quit_url: z.url().check(z.maxLength(400)),
})
export type TradeInput = z.infer<typeof precreate> | z.infer<typeof wapPay>

/** A trade by either of its numbers; Alipay's own takes precedence. */
const named = { out_trade_no: z.optional(orderNo), trade_no: z.optional(z.string().check(z.regex(/^\d{16,64}$/))) }
const isNamed = z.refine<{ out_trade_no?: string | undefined; trade_no?: string | undefined }>(
  ({ out_trade_no, trade_no }) => out_trade_no !== undefined || trade_no !== undefined,
)
export const tradeName = z.object(named).check(isNamed)
export type TradeName = z.infer<typeof tradeName>

/** A partial refund needs its own number. */
export const refund = z.object({ ...named, refund_amount: amount, out_request_no: z.optional(orderNo) }).check(isNamed)
export const refundQuery = z.object({ ...named, out_request_no: z.string() }).check(isNamed)
export const bill = z.object({
  bill_type: z.literal('trade'),
  bill_date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
})

const DEFAULT_LIFE_MS = 3 * HOUR_MS
const UNITS_MS = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS }

/** When a trade can no longer be paid, in ms since 1970; given as a time or as a duration. */
export function endOf({ time_expire, timeout_express }: TradeInput, now: number): number {
  if (time_expire !== undefined) return Date.parse(`${time_expire.replace(' ', 'T')}+08:00`)
  const [, count, unit] = /^(\d+)([mhd])$/.exec(timeout_express ?? '') ?? []
  if (unit !== 'm' && unit !== 'h' && unit !== 'd') return now + DEFAULT_LIFE_MS
  return now + Number(count) * UNITS_MS[unit]
}

/** Converts an amount in yuan to fen. */
export function fen(yuan: string): number {
  const [whole = '', part = ''] = yuan.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
