import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { payOf, type SandboxEnv, siteFetch, stateOf } from '#src/sandbox/bindings.ts'
import { deliver, type Message } from '#src/sandbox/deliver.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { gatewayOf } from './gateways.ts'
import type { PayDelivery, PayOrder, PayRefund, Trade } from './order.ts'

const KEPT_BODY = 200

/** Notifies the site of a payment. */
export async function notifyPayment(
  c: Context<SandboxEnv>,
  order: PayOrder,
  trade: Trade,
): Promise<PayDelivery | null> {
  return unlessLost(c, async () =>
    sendOnce(c, order, 'payment', await gatewayOf(order).paymentMessage(c, order, trade)),
  )
}

/** Notifies the site of a refund's result, if its gateway does. */
export async function notifyRefund(
  c: Context<SandboxEnv>,
  order: PayOrder,
  refund: PayRefund,
): Promise<PayDelivery | null> {
  const eventId = createHash('md5').update(`${refund.refundNo} ${refund.state}`).digest('hex')
  const message = await gatewayOf(order).refundMessage(c, order, refund, eventId)
  return message && unlessLost(c, () => sendOnce(c, order, 'refund', message))
}

/** Sends a message, with or without retries, and records the site's answer. */
export async function sendOnce(
  c: Context<SandboxEnv>,
  order: PayOrder,
  what: string,
  message: Message,
  tries?: number,
): Promise<PayDelivery> {
  const answer = await deliver(siteFetch(c), message, gatewayOf(order).isAccepted, tries)
  const delivery = { what, ...answer, body: answer.body.slice(0, KEPT_BODY), at: await nowOf(c) }
  await payOf(c).noteDelivery(order.gateway, order.orderNo, delivery)
  return delivery
}

async function unlessLost(c: Context<SandboxEnv>, send: () => Promise<PayDelivery>): Promise<PayDelivery | null> {
  const { notifications } = await stateOf(c).faults()
  return notifications === 'lost' ? null : send()
}
