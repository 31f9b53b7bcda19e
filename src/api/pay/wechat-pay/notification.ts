import * as z from 'zod/mini'
import { ForgedNotification, type Notification } from '#src/api/pay/gateway.ts'
import { readJson } from '#src/lib/json.ts'
import type { WechatPayConfig } from './config.ts'
import { encryptedResource, openResource } from './resource.ts'
import { isOurs, paymentOf, refundEvent, refundStateOf, transaction } from './transaction.ts'
import { type FindWechatPayKey, isFromWechatPay } from './verifying.ts'

const event = z.object({ id: z.string().check(z.minLength(1)), event_type: z.string(), resource: encryptedResource })

/**
 * Verifies and decrypts a callback; `now` in ms since 1970.
 * @throws ForgedNotification
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012071382
 */
export async function readNotification(
  request: Request,
  config: WechatPayConfig,
  { findKey, now }: { findKey: FindWechatPayKey; now: number },
): Promise<Notification> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (!(await isFromWechatPay({ headers: request.headers, bytes, now }, findKey))) {
    throw new ForgedNotification('signature')
  }
  const read = readJson(new TextDecoder().decode(bytes), event)
  if (read === null) throw new ForgedNotification('shape')
  const opened = await openResource(read.resource, config.apiV3Key)
  if (opened === null) throw new ForgedNotification('decryption')
  switch (read.resource.original_type) {
    case 'transaction':
      return paymentNotification(read.id, opened, config)
    case 'refund':
      return refundNotification(read.id, opened, config)
    default:
      return { kind: 'ignored', eventId: read.id }
  }
}

function paymentNotification(eventId: string, opened: string, config: WechatPayConfig): Notification {
  const read = readJson(opened, transaction)
  if (read === null || !isOurs(read, config)) throw new ForgedNotification('merchant')
  const payment = paymentOf(read)
  if (payment?.state !== 'paid') return { kind: 'ignored', eventId }
  const { transactionId, amount } = payment
  return { kind: 'payment', eventId, orderNo: read.out_trade_no, transactionId, amount }
}

function refundNotification(eventId: string, opened: string, config: WechatPayConfig): Notification {
  const read = readJson(opened, refundEvent)
  if (read?.mchid !== config.merchantId) throw new ForgedNotification('merchant')
  const state = refundStateOf(read.refund_status)
  if (state === null) return { kind: 'ignored', eventId }
  const { out_trade_no: orderNo, transaction_id: transactionId, out_refund_no: refundNo, amount } = read
  const { refund, total: paid } = amount
  return { kind: 'refund', eventId, orderNo, transactionId, refundNo, state, amount: refund, total: null, paid }
}
