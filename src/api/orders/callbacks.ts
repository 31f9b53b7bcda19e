import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Callback, recordCallback } from '#src/api/db/orders/order-saving.ts'
import { readOrderCase } from '#src/api/db/orders/orders.ts'
import { parseRefundNo } from '#src/api/domain/orders.ts'
import { ForgedNotification, type Notification, type PaymentGateway } from '#src/api/pay/gateway.ts'
import { type PayType, payMethodList } from '#src/contract/index.ts'
import type { Services } from '#src/services.ts'
import { carryOut, gatewayOf } from './care.ts'
import { type Applied, applyEvent } from './events.ts'

type Message<K extends Notification['kind']> = Extract<Notification, { kind: K }>

const MAX_BYTES = 64 * 1024

/**
 * The routes for gateway callbacks, to be mounted at `/pay/notify`: no session, any origin, the raw body. A callback is
 * answered as soon as it is stored. Requests for a payment method that is not offered fall through; `null` services
 * mean that orders live in another database.
 */
export function payCallbackRoutes<E extends Env>(servicesOf: (c: Context<E>) => Services | null): Hono<E> {
  const routes = new Hono<E>()
  const limit = bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) })
  const receiver = (payType: PayType): MiddlewareHandler<E> => {
    return async (c, next) => {
      const services = servicesOf(c)
      const gateway = services && gatewayOf(services, payType)
      return services === null || gateway === null ? next() : receive(c, services, payType, gateway)
    }
  }
  for (const { id, payType } of payMethodList) routes.post(`/${id}`, limit, receiver(payType))
  return routes
}

async function receive<E extends Env>(
  c: Context<E>,
  services: Services,
  payType: PayType,
  gateway: PaymentGateway,
): Promise<Response> {
  const { log } = services
  try {
    const applied = await takeIn(services, payType, await gateway.readNotification(c.req.raw))
    // Runs after the answer, which must arrive within five seconds. If it is interrupted, the timer does the rest.
    if (applied !== null && applied.effects.length > 0) {
      c.executionCtx.waitUntil(carryOut(services, applied).catch((error) => log.error('pay.callback', error)))
    }
    return gateway.answerNotification('accepted')
  } catch (error) {
    if (error instanceof ForgedNotification) {
      // Gateways send wrong signatures on purpose to test us, so this is no alarm.
      log.info('pay.forged', { pay_type: payType, reason: error.message })
      return gateway.answerNotification('forged')
    }
    log.error('pay.callback', error, { pay_type: payType })
    return gateway.answerNotification('retry')
  }
}

function takeIn(services: Services, payType: PayType, message: Notification): Promise<Applied | null> | null {
  switch (message.kind) {
    case 'payment':
      return takeInPayment(services, payType, message)
    case 'refund':
      return takeInRefund(services, payType, message)
    case 'ignored':
      return null
  }
}

/**
 * A payment for an unknown order is recorded for an operator and accepted. Orders are stored before a gateway learns of
 * them, so a retry of the callback would not help.
 */
async function takeInPayment(
  services: Services,
  payType: PayType,
  { eventId, orderNo, transactionId, amount }: Message<'payment'>,
): Promise<Applied | null> {
  const callback: Callback = { payType, eventId, kind: 'payment', orderNo, transactionId, amount }
  const applied = await applyEvent(services, orderNo, { kind: 'paid', transactionId, amount }, callback)
  if (applied !== null) return applied
  await recordCallback(services.db, callback, services.now())
  services.log.error('order.unknown', new Error('Money came for an order that is not ours'), {
    order_no: orderNo,
    amount,
  })
  return null
}

/**
 * Handles the notification of a refund. A refund number that is not ours means that the refund was made in the
 * gateway's merchant console. Such a refund counts once it has arrived, like ours; its other states change nothing.
 */
async function takeInRefund(
  services: Services,
  payType: PayType,
  { eventId, orderNo, state, ...refund }: Message<'refund'>,
): Promise<Applied | null> {
  const { db, now } = services
  const { transactionId, refundNo, amount, total, paid } = refund
  const callback: Callback = { payType, eventId, kind: 'refund', orderNo, transactionId, amount: amount ?? total ?? 0 }
  if (state === 'done') {
    return applyEvent(services, orderNo, { kind: 'returned', transactionId, refundNo, amount, total, paid }, callback)
  }
  const own = parseRefundNo(orderNo, refundNo)
  if (own !== null && state === 'failed') {
    return applyEvent(services, orderNo, { kind: 'refund-failed', transactionId, failures: own.failures }, callback)
  }
  const found = await readOrderCase(db, orderNo, eventId)
  if (found?.order.payType === payType && !found.callbackKnown) await recordCallback(db, callback, now())
  return null
}
