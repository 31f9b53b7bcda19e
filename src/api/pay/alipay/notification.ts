import * as z from 'zod/mini'
import { ForgedNotification, type Notification } from '#src/api/pay/gateway.ts'
import { fenOf } from '#src/api/pay/yuan.ts'
import { HOUR_MS, parseBeijingSeconds } from '#src/lib/time.ts'
import type { AlipayClient } from './client.ts'
import type { AlipayConfig } from './config.ts'
import { isPaid } from './trade.ts'

const notice = z.object({
  notify_id: z.string().check(z.minLength(1)),
  notify_type: z.string(),
  notify_time: z.string(),
  app_id: z.string(),
  seller_id: z.string(),
  charset: z.string().check(z.regex(/^utf-8$/i)),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  /** Of a refund: its `out_request_no`, or the trade's number when it was requested without one. */
  out_biz_no: z._default(z.string(), ''),
  gmt_refund: z.optional(z.string()),
  /**
   * "总退款金额": the total of all refunds of the trade so far, not this one alone, as in the answer to a refund.
   * @see https://opendocs.alipay.com/open/194/103296
   * @see https://opendocs.alipay.com/open/4b7cc5db_alipay.trade.refund
   */
  refund_fee: z.optional(z.string()),
})

/** Alipay repeats notifications for 24 hours and 24 minutes. */
const TOLERANCE_MS = 25 * HOUR_MS

/**
 * Verifies and reads a notification; `now` in ms since 1970.
 * @throws ForgedNotification
 * @see https://opendocs.alipay.com/open/194/103296
 */
export async function readNotification(
  request: Request,
  config: AlipayConfig,
  { client, now }: { client: AlipayClient; now: number },
): Promise<Notification> {
  const form = new TextDecoder().decode(await request.arrayBuffer())
  const parameters = Object.fromEntries(new URLSearchParams(form))
  if (!(await client.isFromAlipay(parameters))) throw new ForgedNotification('signature')
  const read = notice.safeParse(parameters)
  if (!read.success) throw new ForgedNotification('shape')
  const { notify_id: eventId, notify_time: time, app_id, seller_id, ...event } = read.data
  if (app_id !== config.appId || seller_id !== config.sellerId) throw new ForgedNotification('merchant')
  const isTimely = Math.abs(now - parseBeijingSeconds(time)) < TOLERANCE_MS
  if (!isTimely) throw new ForgedNotification('time')
  if (event.notify_type !== 'trade_status_sync') return { kind: 'ignored', eventId }
  const { out_trade_no: orderNo, trade_no: transactionId } = event
  const paid = fenOf(event.total_amount)
  if (paid === null) return { kind: 'ignored', eventId }
  if (event.gmt_refund) {
    const total = fenOf(event.refund_fee ?? '')
    if (total === null) return { kind: 'ignored', eventId }
    const refund = { transactionId, refundNo: event.out_biz_no, amount: null, total, paid }
    return { kind: 'refund', eventId, orderNo, state: 'done', ...refund }
  }
  if (!isPaid(event.trade_status)) return { kind: 'ignored', eventId }
  return { kind: 'payment', eventId, orderNo, transactionId, amount: paid }
}
