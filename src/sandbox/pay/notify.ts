import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { noticeOf, paymentNotice, refundNotice } from '#src/sandbox/alipay/notice.ts'
import { payOf, type SandboxEnv, siteFetch, stateOf } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { settingsOf } from '#src/sandbox/settings.ts'
import { callbackOf, paymentEvent, refundEvent } from '#src/sandbox/wechat-pay/callback.ts'
import { deliver, type IsAccepted, type Message } from './deliver.ts'
import type { Gateway, PayDelivery, PayOrder, PayRefund, Trade } from './order.ts'

/** The answers by which each gateway's notifications are confirmed. */
const ACCEPTED: Record<Gateway, IsAccepted> = {
  wechat: (status) => status === 200 || status === 204,
  alipay: (_status, body) => body === 'success',
}

/** Notifies the site of a payment. */
export async function notifyPayment(
  c: Context<SandboxEnv>,
  order: PayOrder,
  trade: Trade,
): Promise<PayDelivery | null> {
  return unlessLost(c, async () => sendOnce(c, order, 'payment', await paymentMessage(c, order, trade)))
}

/** Notifies the site of a refund's result. Alipay only tells of those that reached the payer. */
export async function notifyRefund(
  c: Context<SandboxEnv>,
  order: PayOrder,
  refund: PayRefund,
): Promise<PayDelivery | null> {
  if (order.gateway === 'alipay' && refund.state !== 'done') return null
  return unlessLost(c, async () => sendOnce(c, order, 'refund', await refundMessage(c, order, refund)))
}

/** Sends a message, with or without retries, and records the site's answer. */
export async function sendOnce(
  c: Context<SandboxEnv>,
  { gateway, orderNo }: PayOrder,
  what: string,
  message: Message,
  tries?: number,
): Promise<PayDelivery> {
  const answer = await deliver(siteFetch(c), message, ACCEPTED[gateway], tries)
  const delivery = { what, ...answer, at: await nowOf(c) }
  await payOf(c).noteDelivery(gateway, orderNo, delivery)
  return delivery
}

/** The notification of a payment in the format of the order's gateway. */
export async function paymentMessage(c: Context<SandboxEnv>, order: PayOrder, trade: Trade): Promise<Message> {
  const [now, { wechatPay, alipay }] = [await nowOf(c), settingsOf(c)]
  return order.gateway === 'wechat'
    ? callbackOf(paymentEvent(order, trade, wechatPay), { url: order.notifyUrl, account: wechatPay, now })
    : noticeOf(paymentNotice(order, trade, { account: alipay, now }), { url: order.notifyUrl, account: alipay })
}

async function refundMessage(c: Context<SandboxEnv>, order: PayOrder, refund: PayRefund): Promise<Message> {
  const [now, { wechatPay, alipay }] = [await nowOf(c), settingsOf(c)]
  const eventId = createHash('md5').update(`${refund.refundNo} ${refund.state}`).digest('hex')
  const url = refund.notifyUrl
  return order.gateway === 'wechat'
    ? callbackOf(refundEvent(order, refund, { eventId, account: wechatPay }), { url, account: wechatPay, now })
    : noticeOf(refundNotice(order, refund, { eventId, account: alipay, now }), { url, account: alipay })
}

async function unlessLost(c: Context<SandboxEnv>, send: () => Promise<PayDelivery>): Promise<PayDelivery | null> {
  const { notifications } = await stateOf(c).faults()
  return notifications === 'lost' ? null : send()
}
