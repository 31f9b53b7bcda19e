import type { CreatedOrder, Locale, PaySurface, PayType } from '#src/contract/index.ts'
import { admit } from './attempt.ts'
import { openOrder } from './db/order-opening.ts'
import { type Goods, keepPayUrl, type StoredOrder } from './db/orders.ts'
import { newOrderNo } from './domain/orders.ts'
import { newId } from './domain/secrets.ts'
import { ApiError } from './errors.ts'
import { type Caller, requireSession } from './handler.ts'
import { gatewayOf } from './order-care.ts'
import type { PaymentGateway } from './pay/gateway.ts'

/** What is bought and how it is paid. Amount in fen. */
export type Purchase = {
  goods: Goods
  title: Record<Locale, string>
  amount: number
  payType: PayType
  surface: PaySurface
}

/**
 * The gateway of a payment method.
 * @throws ApiError `payment.not-offered`
 */
export function requireGateway({ services }: Caller, payType: PayType): PaymentGateway {
  const gateway = gatewayOf(services, payType)
  if (gateway === null) throw new ApiError('payment.not-offered')
  return gateway
}

/**
 * Orders something, or gives back the pending order for the same. Without an answer of the gateway `pay_url` is
 * empty, and asking again asks the gateway again.
 * @throws ApiError `payment.not-offered`; `request.too-many`
 */
export async function placeOrder(purchase: Purchase, caller: Caller): Promise<CreatedOrder> {
  const { services, address } = caller
  const { db, randomBytes } = services
  const { userId } = requireSession(caller)
  const gateway = requireGateway(caller, purchase.payType)
  await admit('order', String(userId), caller)
  const order = await openOrder(db, {
    ...purchase,
    orderNo: newOrderNo(randomBytes),
    userId,
    clientAddress: address,
    revision: newId(randomBytes),
    now: services.now(),
  })
  if (order === null) throw new Error('No order is live after one was opened')
  return {
    order_no: order.orderNo,
    pay_url: order.payUrl || (await askForPayUrl(gateway, order, caller)),
    amount: order.life.amount,
    expires_at: order.life.expiresAt,
    paid: false,
  }
}

/** The gateway gets what was stored, so that every try is the same to the letter. */
async function askForPayUrl(
  gateway: PaymentGateway,
  { orderNo, title, life, surface, clientAddress }: StoredOrder,
  { services }: Caller,
): Promise<string> {
  const { amount, expiresAt } = life
  const outcome = await gateway.create({ orderNo, description: title.zh, amount, expiresAt, surface, clientAddress })
  if (outcome.kind === 'success') {
    await keepPayUrl(services.db, orderNo, outcome.value.payUrl)
    return outcome.value.payUrl
  }
  const fields = { call: 'create', order_no: orderNo }
  if (outcome.kind === 'failure') services.log.error('pay.refused', new Error(outcome.reason), fields)
  else services.log.info('pay.unknown', { ...fields, reason: outcome.reason })
  return ''
}
