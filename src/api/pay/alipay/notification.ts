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
  /** For a refund: the number of its request. */
  out_biz_no: z.optional(z.string()),
  gmt_refund: z.optional(z.string()),
  /** What has gone back of the payment, all refunds together. */
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
  const orderNo = event.out_trade_no
  if (event.gmt_refund) {
    const { out_biz_no: refundNo, refund_fee: back = event.total_amount, total_amount: paid } = event
    if (!refundNo) return { kind: 'ignored', eventId }
    const isPart = (fenOf(back) ?? 0) < (fenOf(paid) ?? 0)
    return { kind: 'refund', eventId, orderNo, refundNo, state: 'done', isPart }
  }
  const amount = fenOf(event.total_amount)
  if (!isPaid(event.trade_status) || amount === null) return { kind: 'ignored', eventId }
  return { kind: 'payment', eventId, orderNo, transactionId: event.trade_no, amount }
}
